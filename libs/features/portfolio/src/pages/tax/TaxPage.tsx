import type { TaxReport } from '@wealth/api-sdk/model';
import { useGetTaxReport } from '@wealth/api-sdk/stat';
import type { TaxSearch, TaxView } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { PrintListButton, usePrintout, type SearchChange } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { TableIcon } from '@wealth/ui/icon';
import { Select } from '@wealth/ui/select';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { Tabs, type TabItem } from '@wealth/ui/tabs';
import { useFigureOfAddress } from '../../figure/useFigureOfAddress.ts';
import { DividendsCard } from './DividendsCard.tsx';
import { LossesCard } from './LossesCard.tsx';
import { LotsCard } from './LotsCard.tsx';
import { PeriodsCard } from './PeriodsCard.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { SetOffCard } from './SetOffCard.tsx';
import { TaxHero } from './TaxHero.tsx';
import { OtherItemsCard } from './OtherItemsCard.tsx';
import { StrippingCard } from './StrippingCard.tsx';
import { UnknownCard } from './UnknownCard.tsx';
import { YearFiguresCard } from './YearFiguresCard.tsx';
import { YearsCard } from './YearsCard.tsx';
import { TaxOnPaper } from './TaxOnPaper.tsx';
import { readAllTaxLots } from './useTaxLots.ts';
import { useTaxWords } from './useTaxWords.ts';

export interface TaxPageProps {
  /** What the address says. */
  search: TaxSearch;
  onSearchChange: SearchChange<TaxSearch>;
}

interface OfReport extends TaxPageProps {
  report: TaxReport;
}

/** Another year forgets what was left out of the lots of this one. */
const yearPatch = (fy: string | undefined): TaxSearch => ({
  fy,
  period: undefined,
  term: undefined,
  query: undefined,
});

/** The year that is shown, and the ways to paper. */
function YearBar({ report, onSearchChange }: OfReport) {
  const t = useMessages('tax');
  const { yearName, fileWords } = useTaxWords();
  const printout = usePrintout(async () => ({
    report,
    lots: await readAllTaxLots({ fy: report.tax_year }),
    time: fileWords(report).time,
  }));
  const known = report.years.map(({ tax_year: year }) => year);
  const years = known.includes(report.tax_year) ? known : [report.tax_year, ...known];
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-[min(12rem,100%)]">
        <Select
          label={t('yearLabel')}
          value={report.tax_year}
          options={years.map((year) => ({ value: year, label: yearName(year) }))}
          onChange={(year) =>
            onSearchChange(yearPatch(year === report.years[0]?.tax_year ? undefined : year), { isStep: true })
          }
        />
      </div>
      <PrintListButton printout={printout} />
      {printout.content && <TaxOnPaper {...printout.content} />}
    </div>
  );
}

/** What is said of a year without a sale; undefined where there are some. */
function useEmptyState({ report, onSearchChange }: OfReport): CardState | undefined {
  const t = useMessages('tax');
  const { own } = useTaxWords();
  const { state, tax_year: year, sale_count: sales, dividend_totals: dividends, years } = report;
  const empty = { kind: 'empty', icon: <TableIcon size="lg" /> } as const;
  const toNow = (
    <Button variant="secondary" onPress={() => onSearchChange(yearPatch(undefined), { isStep: true })}>
      {t('toThisYear')}
    </Button>
  );
  if (state === 'before_first_trade') {
    const text = t('beforeFirstText', { year: years.at(-1)?.tax_year ?? year });
    return { ...empty, title: t('beforeFirst', { year }), text, action: toNow };
  }
  if (state === 'not_begun') {
    return { ...empty, title: t('notBegun', { year }), text: t('notBegunText'), action: toNow };
  }
  if (sales > 0) return undefined;
  if (dividends.count === 0) return { ...empty, title: t('noSale', { year }), text: t('noSaleText') };
  return {
    ...empty,
    title: t('noSale', { year }),
    text: t('noSaleDividends', { count: dividends.count, amount: own(dividends.gross) }),
    action: (
      <Button variant="secondary" onPress={() => onSearchChange({ view: 'dividends' }, { isStep: true })}>
        {t('seeDividends')}
      </Button>
    ),
  };
}

/** A year without a sale: what there is of it, and the losses that it carries on. */
function QuietYear({ state, ...props }: OfReport & { state: CardState }) {
  const { report } = props;
  const t = useMessages('tax');
  if (props.search.view === 'dividends') return <DividendsCard report={report} />;
  return (
    <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
      <div className="grid min-w-0 gap-grid desktop:col-span-2">
        <Card title={t('title')} state={state} />
        {report.losses.length > 0 && report.state !== 'not_begun' && <LossesCard report={report} />}
      </div>
      <YearsCard report={report} />
    </div>
  );
}

function PeriodsView({ report }: { report: TaxReport }) {
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <div className="grid grid-cols-1 items-start gap-grid desktop:grid-cols-3">
      <div className="grid min-w-0 gap-grid desktop:col-span-2">
        <PeriodsCard report={report} />
        {!isPhone && <LossesCard report={report} />}
        <StrippingCard report={report} />
        <UnknownCard />
      </div>
      <div className="grid min-w-0 gap-grid">
        {!isPhone && <SetOffCard report={report} />}
        <YearFiguresCard report={report} />
        <OtherItemsCard report={report} />
        <YearsCard report={report} />
      </div>
    </div>
  );
}

/** The parts of the report: a desk has the set-off beside the periods, a phone in a tab of its own. */
function Report(props: OfReport) {
  const { report, search, onSearchChange } = props;
  const t = useMessages('tax');
  const isPhone = useBreakpoint() === 'mobile';
  const setOff: ReadonlyArray<TabItem<TaxView>> = [
    {
      value: 'setoff',
      label: t('viewSetOff'),
      content: (
        <div className="grid grid-cols-1 gap-grid">
          <SetOffCard report={report} />
          <LossesCard report={report} />
        </div>
      ),
    },
  ];
  const items: ReadonlyArray<TabItem<TaxView>> = [
    { value: 'periods', label: t('viewPeriods'), content: <PeriodsView report={report} /> },
    ...(isPhone ? setOff : []),
    {
      value: 'schedule',
      label: t('viewSchedule'),
      count: report.schedule.row_count,
      content: <ScheduleCard report={report} />,
    },
    {
      value: 'dividends',
      label: t('viewDividends'),
      count: report.dividends.length,
      content: <DividendsCard report={report} />,
    },
    {
      value: 'lots',
      label: t('viewLots'),
      count: report.sale_count,
      content: <LotsCard {...props} />,
    },
  ];
  const asked = search.view ?? 'periods';
  const view = items.some(({ value }) => value === asked) ? asked : 'periods';
  return (
    <Tabs
      aria-label={t('views')}
      items={items}
      value={view}
      onChange={(next) => onSearchChange({ view: next === 'periods' ? undefined : next }, { isStep: true })}
    />
  );
}

function Loaded(props: OfReport) {
  const t = useMessages('tax');
  const state = useEmptyState(props);
  return (
    <>
      <YearBar {...props} />
      {state?.kind === 'empty' ? (
        <QuietYear {...props} state={state} />
      ) : (
        <>
          <TaxHero report={props.report} />
          <Report {...props} />
        </>
      )}
      <p className="text-caption text-fg-subtle">{t('notAdvice')}</p>
    </>
  );
}

/** The tax report of a year: what is due, how it comes about, and every lot behind it. The app shows title and tabs. */
export function TaxPage({ search, onSearchChange }: TaxPageProps) {
  const t = useMessages('tax');
  const { figure, fy } = search;
  useFigureOfAddress(figure === undefined ? null : { id: figure, fy }, () =>
    onSearchChange({ figure: undefined }, { isStep: false }),
  );
  const query = useGetTaxReport({ fy: search.fy });
  const state = cardStateOf(query, {
    failedTitle: t('reportFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={8} />,
  });
  return (
    <div className="grid grid-cols-1 gap-grid">
      <div>
        <h2 className="text-title">{t('title')}</h2>
        <p className="text-detail text-fg-muted">{t('titleNote')}</p>
      </div>
      {query.data ? (
        <Loaded report={query.data} {...{ search, onSearchChange }} />
      ) : (
        <Card title={t('title')} aria-label={t('title')} state={state} />
      )}
    </div>
  );
}
