import type { Holding } from '@wealth/api-sdk/model';
import { useGetPortfolio } from '@wealth/api-sdk/stat';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  Money,
  MoneyPlaceholder,
  Unmasked,
  useHoldingTotals,
  usePastDay,
  type HoldingTotals,
} from '@wealth/parts';
import type { WidgetQuery } from '@wealth/ui/card';
import { Fact, Facts } from '@wealth/ui/facts';
import { PriceChange } from '@wealth/ui/price-change';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { SkeletonLine } from '@wealth/ui/skeleton';
import type Big from 'big.js';

interface GainProps {
  amount: Big;
  percent: number | null;
  /** What the figure is of, after it. */
  words: string;
}

/** Arrow, sign and colour once; the words stay ink. The percentage stays while amounts are hidden. */
function Gain({ amount, percent, words }: GainProps) {
  const formats = useFormats();
  const size = percent === null ? undefined : formats.percent(Math.abs(percent), { isSigned: false });
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-1.5 gain-figure">
      <Unmasked instead={<PriceChange percent={percent} text={formats.percent(percent)} />}>
        <PriceChange
          percent={amount.toNumber()}
          text={formats.amount(amount, { isSigned: true })}
          detail={size}
        />
      </Unmasked>
      <span className="text-fg-muted">{words}</span>
    </span>
  );
}

const gainLines = 'mt-2 flex min-h-5.25 gains flex-wrap gap-x-3.5 gap-y-1 text-detail';

function Gains({ totals }: { totals: HoldingTotals }) {
  const t = useMessages('holdings');
  const { data } = useGetPortfolio();
  const pastDay = usePastDay();
  const day = data ? pastDay.ofDay(data.day) : null;
  return (
    <div className={gainLines}>
      <Gain
        amount={totals.dayChange}
        percent={totals.dayChangePercent}
        words={day === null ? t('today') : t('onDay', { day })}
      />
      <Gain amount={totals.unrealisedGain} percent={totals.unrealisedGainPercent} words={t('sinceBought')} />
    </div>
  );
}

export interface HoldingsHeroProps {
  query: WidgetQuery;
  holdings: readonly Holding[];
}

/** What all holdings are worth, how that has moved, what was paid and what can be sold today. */
export function HoldingsHero({ query, holdings }: HoldingsHeroProps) {
  const t = useMessages('holdings');
  const totals = useHoldingTotals();
  // A failure is told by the card, and so is that there is nothing.
  if (query.data === undefined ? query.errorUpdateCount > 0 : holdings.length === 0) return null;
  return (
    <section
      aria-label={t('valueOfAll')}
      aria-busy={totals === null}
      className="grid grid-cols-1 items-end gap-x-8 gap-y-4 desktop:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-1 text-detail text-fg-muted">
          <h2>{totals === null ? t('valueOfAll') : t('valueOf', { count: holdings.length })}</h2>
          {/* The button is higher than the line of the label and must not push the figure down. */}
          <span className="-my-2 inline-flex">
            <ShowAssetsToggle />
          </span>
        </div>
        {totals === null ? (
          <>
            <MoneyPlaceholder form="hero" />
            <div className={gainLines}>
              <SkeletonLine width={240} />
              <SkeletonLine width={240} />
            </div>
          </>
        ) : (
          <>
            <Money form="hero" rupees={totals.currentValue} />
            <Gains totals={totals} />
          </>
        )}
      </div>
      <Facts layout="columns" className="desktop:min-w-105">
        <Fact isStrong hasRule name={t('cost')}>
          {totals === null ? (
            <SkeletonLine width={120} />
          ) : (
            <Money form="fitted" rupees={totals.investedValue} />
          )}
        </Fact>
        <Fact isStrong hasRule name={t('sellableToday')}>
          {totals === null ? (
            <SkeletonLine width={120} />
          ) : (
            <Money form="fitted" rupees={totals.sellableValue} />
          )}
        </Fact>
      </Facts>
    </section>
  );
}
