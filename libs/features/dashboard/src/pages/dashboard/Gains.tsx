import type { Portfolio } from '@wealth/api-sdk/model';
import { fromWire, gainPercent } from '@wealth/domain';
import { stateMessageTexts } from '@wealth/i18n-locale/ui/stateMessage';
import { useMessages } from '@wealth/i18n-locale-react';
import { GainFigure, portfolioAt, usePastDay, type HoldingTotals } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { useUiText } from '@wealth/ui/messages';
import { useIsQuiet } from '@wealth/ui/state-message';
import { BlankGains } from './BlankGains.tsx';

export interface GainsProps {
  /** Of the holdings at the newest prices; null where they are not known. */
  totals: HoldingTotals | null;
  query: {
    data: Portfolio | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
}

function FailedGains({ query }: Pick<GainsProps, 'query'>) {
  const t = useMessages('dashboard');
  const stateText = useUiText(stateMessageTexts);
  if (useIsQuiet()) return stateText('notLoadedSeeAbove');
  return (
    <>
      {t('gainsFailed')}
      <Button variant="ghost" size="sm" isPending={query.isFetching} onPress={() => void query.refetch()}>
        {t('retry')}
      </Button>
    </>
  );
}

/** The change of the day and what has not been realised, in one line under the net worth. */
export function Gains({ query, totals }: GainsProps) {
  const t = useMessages('dashboard');
  const pastDay = usePastDay();
  const portfolio = query.data && portfolioAt(query.data, totals);

  if (!portfolio && !query.isError) return <BlankGains />;
  if (!portfolio) {
    return (
      <div className="mt-2 flex min-h-5.25 flex-wrap items-center gap-2 text-detail text-fg-muted">
        <FailedGains query={query} />
      </div>
    );
  }

  // Without a rupee invested there is nothing to have gained, and no row of zeros.
  if (portfolio.invested === 0 && portfolio.value === 0) return null;
  const day = pastDay.ofDay(portfolio.day);
  return (
    <div className="mt-2 flex gains flex-wrap gap-x-3.5 gap-y-1">
      <GainFigure
        amount={portfolio.day_change}
        percent={portfolio.day_change_percent}
        words={day === null ? t('today') : t('onDay', { day })}
      />
      <GainFigure
        amount={portfolio.unrealised}
        percent={
          gainPercent(fromWire(portfolio.invested), fromWire(portfolio.unrealised))?.toNumber() ?? null
        }
        words={t('sinceBought')}
      />
    </div>
  );
}
