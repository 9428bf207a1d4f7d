import type { NamedMonth, Returns, SaleGain } from '@wealth/api-sdk/model';
import { monthNames } from '@wealth/i18n-locale';
import { useFormats, useLanguage, useMessages } from '@wealth/i18n-locale-react';
import { FigureButton, Money } from '@wealth/parts';
import { Card, type CardState } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Skeleton } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';
import { isWholeHistory } from './Rates.tsx';
import type { Summary } from './useSummary.ts';

interface Stat {
  name: string;
  figure: ReactNode;
}

function useMonthText() {
  const t = useMessages('returns');
  const formats = useFormats();
  const months = monthNames({ locale: useLanguage(), style: 'short' });
  return ({ year, month, percent }: NamedMonth) =>
    t('statMonth', {
      month: months[month - 1] ?? '',
      year: String(year),
      percent: formats.percent(percent, { decimals: 1 }),
    });
}

/** Figures that mean something from the first day on. */
function useAlwaysStats(returns: Returns, days: Summary['days']): Stat[] {
  const t = useMessages('returns');
  const formats = useFormats();
  const { stats } = returns;
  return [
    {
      name: t('statNetInvested'),
      figure: (
        <span className="inline-flex items-center gap-2">
          <Money rupees={returns.net_invested} />
          <span className="-my-1 -mr-2">
            <FigureButton figure={{ ...days, id: 'net_invested' }} name={t('statNetInvested')} look="mark" />
          </span>
        </span>
      ),
    },
    {
      name: t('statCharges'),
      figure: formats.percent(stats.charges_percent, { isSigned: false }),
    },
    {
      name: t('statLargestThree'),
      figure: formats.percent(returns.allocation.largest_three, { isSigned: false, decimals: 1 }),
    },
  ];
}

/** Those that wait until there is something to say. */
function useLaterStats({ stats }: Returns): Stat[] {
  const t = useMessages('returns');
  const formats = useFormats();
  const monthText = useMonthText();
  const saleOf = (sale: SaleGain, name: string): Stat => ({
    name,
    figure: <Money rupees={sale.gain} isSigned />,
  });
  return [
    stats.best_month && { name: t('statBestMonth'), figure: monthText(stats.best_month) },
    stats.worst_month && { name: t('statWorstMonth'), figure: monthText(stats.worst_month) },
    stats.deepest_fall && {
      name: t('statFall'),
      figure: formats.percent(stats.deepest_fall.percent, { decimals: 1 }),
    },
    stats.months > 0 && {
      name: t('statMonthsGain'),
      figure: t('statOf', { part: stats.months_with_gain, whole: stats.months }),
    },
    stats.sales > 0 && {
      name: t('statSales'),
      figure: t('statOf', { part: stats.sales_with_gain, whole: stats.sales }),
    },
    stats.best_sale &&
      saleOf(stats.best_sale, t('statBestSale', { symbol: stats.best_sale.instrument.symbol })),
    stats.worst_sale &&
      saleOf(stats.worst_sale, t('statWorstSale', { symbol: stats.worst_sale.instrument.symbol })),
    stats.average_holding_days !== null && {
      name: t('statHeld'),
      figure: t('statDays', { days: stats.average_holding_days }),
    },
  ].filter((stat) => stat !== null && stat !== false);
}

/** What is missing yet, and when it comes. */
function useWaiting({ xirr, stats, gain }: Returns): Stat[] {
  const t = useMessages('returns');
  const formats = useFormats();
  const from = (day: string) => t('withTimeFrom', { day: formats.day(day) });
  return [
    xirr.available_from !== null && { name: t('withTimeXirr'), figure: from(xirr.available_from) },
    stats.best_month === null && { name: t('withTimeMonth'), figure: t('withTimeMonths') },
    stats.sales === 0 && { name: t('withTimeSales'), figure: t('withTimeSale') },
    gain.dividends === 0 && { name: t('withTimeDividends'), figure: t('withTimeDividend') },
    stats.first_long_term !== null && {
      name: t('withTimeLongTerm'),
      figure: from(stats.first_long_term),
    },
  ].filter((stat) => stat !== false);
}

/** All days together are too few for a rate, not only those that were chosen. */
const isEarlyHistory = (returns: Returns) => returns.xirr.reason === 'short' && isWholeHistory(returns);

function Lines({ stats }: { stats: readonly Stat[] }) {
  return (
    <Facts>
      {stats.map(({ name, figure }) => (
        <FactLine key={name} name={name}>
          {figure}
        </FactLine>
      ))}
    </Facts>
  );
}

function Stats({ returns, days }: { returns: Returns; days: Summary['days'] }) {
  const t = useMessages('returns');
  const always = useAlwaysStats(returns, days);
  const later = useLaterStats(returns);
  const waiting = useWaiting(returns);
  // Of a history that is too short for a rate most figures are still to come: they say when.
  const isEarly = isEarlyHistory(returns);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Lines stats={isEarly ? [...always, ...waiting] : [...always, ...later]} />
      <p className="text-caption text-fg-subtle">{isEarly ? t('withTimeNote') : t('pastNote')}</p>
    </div>
  );
}

const skeleton = (
  <div className="grid gap-4 px-card pb-card" aria-hidden="true">
    {['one', 'two', 'three', 'four', 'five', 'six'].map((row) => (
      <div key={row} className="flex justify-between gap-3">
        <Skeleton width="45%" />
        <Skeleton width="20%" />
      </div>
    ))}
  </div>
);

/** What the days were like; in the first weeks, what appears with time. */
export function StatsCard({ summary: { query, returns, days } }: { summary: Summary }) {
  const t = useMessages('returns');
  const state = ((): CardState | undefined => {
    if (returns !== undefined) return undefined;
    return query.errorUpdateCount === 0
      ? { kind: 'loading', skeleton }
      : { kind: 'error', title: t('returnsFailed'), skeleton };
  })();
  return (
    <Card title={returns && isEarlyHistory(returns) ? t('withTime') : t('stats')} state={state}>
      {returns && <Stats returns={returns} days={days} />}
    </Card>
  );
}
