import type { Portfolio } from '@wealth/api-sdk/model';
import { changePercent, fromRupees, type Paise } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { PriceChange } from '@wealth/ui/price-change';
import { Skeleton } from '@wealth/ui/skeleton';
import Big from 'big.js';

export interface GainsProps {
  query: {
    data: Portfolio | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  isMasked: boolean;
}

function unrealisedPercent({ invested, unrealised }: Portfolio): number | null {
  const paid: Paise = fromRupees(Big(invested));
  const value = fromRupees(Big(invested).plus(unrealised));
  return changePercent(value, paid)?.toNumber() ?? null;
}

/** Today's change and what has not been realised, in one line under the net worth. */
export function Gains({ query, isMasked }: GainsProps) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const { data: portfolio } = query;

  function gain(amount: number, percent: number | null): string {
    // Percentages stay visible when amounts are hidden: they tell nothing about a fortune.
    if (isMasked) return formats.percent(percent);
    const text = formats.amount(amount, { isSigned: true });
    return percent === null ? text : t('gain', { amount: text, percent: formats.percent(percent) });
  }

  if (!portfolio) {
    return (
      <div className="mt-2 flex min-h-5.25 flex-wrap items-center gap-2 text-detail text-fg-muted">
        {query.isError ? (
          <>
            {t('gainsFailed')}
            <Button
              variant="ghost"
              size="sm"
              isPending={query.isFetching}
              onPress={() => void query.refetch()}
            >
              {t('retry')}
            </Button>
          </>
        ) : (
          <Skeleton width={320} />
        )}
      </div>
    );
  }

  const percent = unrealisedPercent(portfolio);
  return (
    <div className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      <PriceChange
        percent={portfolio.day_change_percent}
        text={t('gainToday', { gain: gain(portfolio.day_change, portfolio.day_change_percent) })}
      />
      <PriceChange
        percent={percent}
        text={t('gainUnrealised', { gain: gain(portfolio.unrealised, percent) })}
      />
    </div>
  );
}
