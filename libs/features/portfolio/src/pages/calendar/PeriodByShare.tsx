import { useGetFigure } from '@wealth/api-sdk/stat';
import type { ProfitPoint } from '@wealth/api-sdk/model';
import { fromWire, sumOf, toRupees } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { Card, cardStateOf } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import type { ProfitView } from '@wealth/ui/profit-calendar';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { daysOfPeriod, gainByShare, periodOf } from './model/calendarPeriods.ts';
import { usePeriodName } from './usePeriodName.ts';

/** Shares that are named; the others stand together. */
const mostNamed = 8;

const otherParts = [
  { code: 'dividends', text: 'dividends' },
  { code: 'charges', text: 'charges' },
  { code: 'tax', text: 'tax' },
] as const;

/** About as high as the shares of a usual client: what stands beneath stays there. */
export const byShareSkeleton = <SkeletonRows rows={7} />;

export interface PeriodByShareProps {
  point: ProfitPoint;
  view: ProfitView;
}

/**
 * What a period has gained, share by share, with dividends and charges. The sum is that of the lines: while the market is
 * open the whole was counted a moment before or after them.
 */
export function PeriodByShare({ point, view }: PeriodByShareProps) {
  const t = useMessages('profitCalendar');
  const periodName = usePeriodName();
  const period = periodOf(point.date, view);
  const range = daysOfPeriod(period);
  const whole = useGetFigure('gain', range);
  const held = useGetFigure('price_held', range);
  const sold = useGetFigure('price_sold', range);
  const shares = gainByShare([...(held.data?.lines ?? []), ...(sold.data?.lines ?? [])]);
  const named = shares.slice(0, mostNamed);
  const others = shares.slice(mostNamed);
  const parts = otherParts.flatMap(({ code, text }) => {
    const amount = whole.data?.lines.find((line) => line.code === code)?.amount ?? 0;
    return amount === 0 ? [] : [{ code, text, amount }];
  });
  const sum = sumOf([...shares, ...parts].map(({ amount }) => fromWire(amount)));
  const queries = [whole, held, sold];
  const query = queries.find(({ data }) => data === undefined) ?? whole;
  return (
    <Card
      title={periodName(period)}
      state={cardStateOf(query, {
        failedTitle: t('sharesFailed'),
        failedText: t('failedText'),
        skeleton: byShareSkeleton,
      })}
    >
      <Facts layout="list">
        {named.map(({ symbol, amount }) => (
          <FactLine key={symbol} name={symbol}>
            <Money rupees={amount} isSigned />
          </FactLine>
        ))}
        {others.length > 0 && (
          <FactLine name={t('others', { count: others.length })}>
            <Money rupees={toRupees(sumOf(others.map(({ amount }) => fromWire(amount))))} isSigned />
          </FactLine>
        )}
        {parts.map(({ code, text, amount }) => (
          <FactLine key={code} name={t(text)}>
            <Money rupees={amount} isSigned />
          </FactLine>
        ))}
        <FactLine name={t('gain')} isStrong>
          <Money rupees={toRupees(sum)} isSigned />
        </FactLine>
      </Facts>
    </Card>
  );
}
