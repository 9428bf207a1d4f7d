import { href, type CalendarSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { ExportButton, useCsv, useIsMasked, type SearchChange } from '@wealth/parts';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Card, cardStateOf } from '@wealth/ui/card';
import { CalendarIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { ProfitCalendar } from '@wealth/ui/profit-calendar';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { CalendarHero } from './CalendarHero.tsx';
import { LastMonths } from './LastMonths.tsx';
import { byShareSkeleton, PeriodByShare } from './PeriodByShare.tsx';
import { useCalendar } from './useCalendar.ts';
import { usePeriodName } from './usePeriodName.ts';

export interface CalendarPageProps {
  /** What the address says. */
  search: CalendarSearch;
  onSearchChange: SearchChange<CalendarSearch>;
}

/** What the shares have gained or lost, by day, month and year, with what each share had to do with it. */
export function CalendarPage({ search, onSearchChange }: CalendarPageProps) {
  const t = useMessages('profitCalendar');
  const isMasked = useIsMasked();
  const periodName = usePeriodName();
  const calendar = useCalendar(search);
  const { view, month, query, entries, points, chosen, selected } = calendar;
  const shown = view === 'year' ? t('allYears') : periodName(view === 'day' ? month : month.slice(0, 4));
  const csv = useCsv({
    name: 'profit-calendar',
    head: ({ length: count }) => t('csv', { count, shown, time: query.data?.as_of ?? '' }),
    columns: [
      {
        csv: [
          { title: t('period'), cell: ({ period }: (typeof entries)[number]) => period },
          { title: t('gain'), cell: ({ amount }: (typeof entries)[number]) => amount },
          { title: t('percent'), cell: ({ percent }: (typeof entries)[number]) => percent },
        ],
      },
    ],
    rows: entries.filter(({ isClosed }) => !isClosed),
    isOwn: true,
  });
  const state = cardStateOf(query, {
    failedTitle: t('failed'),
    failedText: t('failedText'),
    skeleton: null,
  });
  const isNothing = query.data?.first_day === null;

  return (
    <div className="grid grid-cols-1 gap-grid">
      <div>
        <Breadcrumb items={[{ label: t('portfolio'), href: href.portfolio() }, { label: t('title') }]} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <span className="flex items-center gap-2">
            <h1 className="text-page">{t('title')}</h1>
            <ShowAssetsToggle />
          </span>
          <ExportButton csv={csv} isDisabled={points.length === 0} />
        </div>
      </div>
      {isNothing ? (
        <Card
          title={t('title')}
          state={{
            kind: 'empty',
            title: t('empty'),
            text: t('emptyText'),
            icon: <CalendarIcon size="lg" />,
            action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
          }}
        />
      ) : (
        <>
          <CalendarHero calendar={calendar} shown={shown} />
          <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
            <div className="min-w-0 desktop:col-span-2">
              <Card title={t('byPeriod')}>
                <ProfitCalendar
                  view={view}
                  onViewChange={(next) =>
                    onSearchChange(
                      { view: next === 'day' ? undefined : next, period: undefined },
                      { isStep: true },
                    )
                  }
                  period={month}
                  onPeriodChange={(next) =>
                    onSearchChange({ month: next, period: undefined }, { isStep: true })
                  }
                  entries={entries}
                  today={calendar.today}
                  firstPeriod={calendar.firstPeriod}
                  selected={selected}
                  onSelect={(period) => onSearchChange({ period }, { isStep: false })}
                  isMasked={isMasked}
                  state={
                    state?.kind === 'error'
                      ? state
                      : query.data === undefined
                        ? { kind: 'loading' }
                        : undefined
                  }
                />
              </Card>
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-grid">
              {chosen && <PeriodByShare point={chosen} view={view} />}
              {query.data === undefined && query.errorUpdateCount === 0 && (
                <Card title={shown} state={{ kind: 'loading', skeleton: byShareSkeleton }} />
              )}
              <LastMonths today={calendar.today} />
            </div>
          </div>
        </>
      )}
      <p className="text-caption text-fg-subtle">{t('note')}</p>
    </div>
  );
}
