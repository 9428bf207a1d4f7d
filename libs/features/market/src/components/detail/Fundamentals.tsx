import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { Facts } from './Facts.tsx';

/** A quarter or a year of business, in rupees; null where it is not told. */
export interface FinancialPeriod {
  /** "Q2 2026-27", "2025-26": as the server names it. */
  period: string;
  revenue: number | null;
  profit: number | null;
  /** Earnings a share. */
  eps: number | null;
}

/** As `/fundamentals` has it; null where there is none (an index, a fund). */
export interface FundamentalFigures {
  quarters: readonly FinancialPeriod[];
  years: readonly FinancialPeriod[];
  /** Rupees a share. */
  bookValue: number | null;
  /** Percentage points. */
  returnOnEquity: number | null;
  debtToEquity: number | null;
  /** Percentage points. */
  dividendYield: number | null;
  priceToEarnings: number | null;
  priceToBook: number | null;
  /** Percentage points of all shares. */
  holders: { promoters: number; foreign: number; domestic: number; public: number } | null;
}

function usePeriodColumns(): ReadonlyArray<DataTableColumn<FinancialPeriod>> {
  const t = useMessages('market');
  const formats = useFormats();
  return [
    { id: 'period', header: t('periodOfBusiness'), isRowHeader: true, cell: ({ period }) => period },
    { id: 'revenue', header: t('revenue'), align: 'end', cell: ({ revenue }) => formats.compact(revenue) },
    { id: 'profit', header: t('profit'), align: 'end', cell: ({ profit }) => formats.compact(profit) },
    { id: 'eps', header: t('eps'), align: 'end', cell: ({ eps }) => formats.price(eps) },
  ];
}

const shades = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-6'] as const;

function Holders({ holders }: { holders: NonNullable<FundamentalFigures['holders']> }) {
  const t = useMessages('market');
  const formats = useFormats();
  const parts = [
    { id: 'promoters', name: t('promoters'), percent: holders.promoters },
    { id: 'foreign', name: t('foreignFunds'), percent: holders.foreign },
    { id: 'domestic', name: t('domesticFunds'), percent: holders.domestic },
    { id: 'public', name: t('publicHolders'), percent: holders.public },
  ];
  return (
    <section aria-label={t('whoOwnsIt')} className="grid gap-2">
      <h2 className="text-body font-semibold">{t('whoOwnsIt')}</h2>
      <div aria-hidden="true" className="flex h-1.5 gap-0.5">
        {parts.map(({ id, percent }, index) => (
          <span
            key={id}
            className={`${shades[index] ?? ''} forced-colors:border`}
            style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
          />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-caption">
        {parts.map(({ id, name, percent }, index) => (
          <div key={id} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2 rounded-full ${shades[index] ?? ''}`} />
            <dt className="text-fg-muted">{name}</dt>
            <dd className="tabular-nums">{formats.percent(percent, { isSigned: false, decimals: 1 })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a company earns, owes and is worth, and who owns it. */
export function Fundamentals({ figures }: { figures: FundamentalFigures }) {
  const t = useMessages('market');
  const formats = useFormats();
  const columns = usePeriodColumns();
  const plain = (value: number | null) => formats.number(value, { decimals: 2 });
  const percent = (value: number | null) => formats.percent(value, { isSigned: false });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Facts
        facts={[
          { id: 'pe', name: t('priceToEarnings'), value: plain(figures.priceToEarnings) },
          { id: 'pb', name: t('priceToBook'), value: plain(figures.priceToBook) },
          { id: 'book', name: t('bookValue'), value: formats.price(figures.bookValue) },
          { id: 'roe', name: t('returnOnEquity'), value: percent(figures.returnOnEquity) },
          { id: 'debt', name: t('debtToEquity'), value: plain(figures.debtToEquity) },
          { id: 'yield', name: t('dividendYield'), value: percent(figures.dividendYield) },
        ]}
      />
      {figures.quarters.length > 0 && (
        <DataTable
          aria-label={t('quarters')}
          columns={columns}
          rows={figures.quarters}
          rowId={({ period }) => period}
        />
      )}
      {figures.years.length > 0 && (
        <DataTable
          aria-label={t('years')}
          columns={columns}
          rows={figures.years}
          rowId={({ period }) => period}
        />
      )}
      {figures.holders && <Holders holders={figures.holders} />}
    </div>
  );
}
