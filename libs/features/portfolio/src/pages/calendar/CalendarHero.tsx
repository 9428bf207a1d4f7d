import { toRupees } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, MoneyPlaceholder } from '@wealth/parts';
import { Fact, Facts } from '@wealth/ui/facts';
import { SkeletonLine } from '@wealth/ui/skeleton';
import { periodOf } from './model/calendarPeriods.ts';
import type { useCalendar } from './useCalendar.ts';
import { usePeriodName } from './usePeriodName.ts';

export interface CalendarHeroProps {
  calendar: ReturnType<typeof useCalendar>;
  /** The month, year or all years that are shown, in words. */
  shown: string;
}

const counts = { day: 'daysUpDown', month: 'monthsUpDown', year: 'yearsUpDown' } as const;

/** What the shown periods come to together, and the best and the worst of them. */
export function CalendarHero({ calendar, shown }: CalendarHeroProps) {
  const t = useMessages('profitCalendar');
  const formats = useFormats();
  const periodName = usePeriodName();
  const { query, stats, view, points } = calendar;
  if (query.data === undefined && query.errorUpdateCount > 0) return null;
  const { best, worst } = stats;
  const nameOf = (date: string) => periodName(periodOf(date, view));
  const noteOf = (point: typeof best) =>
    query.data === undefined ? <SkeletonLine width="80%" /> : point && nameOf(point.date);
  return (
    <section
      aria-label={t('sum')}
      aria-busy={query.data === undefined}
      className="grid grid-cols-1 items-end gap-x-8 gap-y-4 desktop:grid-cols-2"
    >
      <div className="min-w-0">
        <h2 className="text-detail text-fg-muted">{t('gainIn', { shown })}</h2>
        {query.data === undefined ? (
          <MoneyPlaceholder form="hero" />
        ) : (
          <Money form="hero" rupees={toRupees(stats.total)} isSigned />
        )}
        <p className="text-detail text-fg-muted">{t('gainMeaning')}</p>
      </div>
      <Facts layout="columns">
        <Fact name={t(counts[view])}>
          {t('upAndDown', { up: formats.quantity(stats.up), down: formats.quantity(stats.down) })}
        </Fact>
        <Fact name={t('best')} note={noteOf(best)}>
          <Money rupees={best?.period_gain} isSigned />
        </Fact>
        <Fact name={t('worst')} note={noteOf(worst)}>
          <Money rupees={worst?.period_gain} isSigned />
        </Fact>
        <Fact name={t('average')}>
          <Money
            rupees={points.length === 0 ? null : toRupees(stats.total).div(points.length).round(2)}
            isSigned
          />
        </Fact>
      </Facts>
    </section>
  );
}
