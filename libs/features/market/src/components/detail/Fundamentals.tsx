import type { AccountPeriod, Fundamentals as Figures, Shareholding } from '@wealth/api-sdk/model';
import { useGetFundamentals } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { Fact, Facts } from '@wealth/ui/facts';
import { SkeletonTable } from '@wealth/ui/skeleton';
import { QueryPart } from './QueryPart.tsx';

function usePeriodColumns(): ReadonlyArray<DataTableColumn<AccountPeriod>> {
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

function Holders({ holders }: { holders: Shareholding }) {
  const t = useMessages('market');
  const formats = useFormats();
  const parts = [
    { id: 'promoters', name: t('promoters'), percent: holders.promoters },
    { id: 'foreign', name: t('foreignFunds'), percent: holders.foreign_institutions },
    { id: 'domestic', name: t('domesticFunds'), percent: holders.domestic_institutions },
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

function Ratios({ figures }: { figures: Figures }) {
  const t = useMessages('market');
  const formats = useFormats();
  const plain = (value: number | null) => formats.number(value, { decimals: 2 });
  const percent = (value: number | null) => formats.percent(value, { isSigned: false });
  const shares = (value: number | null) => formats.compact(value, { hasRupeeSign: false });
  const ratios = [
    { id: 'pe', name: t('priceToEarnings'), value: plain(figures.pe) },
    { id: 'pb', name: t('priceToBook'), value: plain(figures.pb) },
    { id: 'eps', name: t('eps'), value: formats.price(figures.eps) },
    { id: 'book', name: t('bookValue'), value: formats.price(figures.book_value) },
    { id: 'roe', name: t('returnOnEquity'), value: percent(figures.roe) },
    { id: 'debt', name: t('debtToEquity'), value: plain(figures.debt_to_equity) },
    { id: 'yield', name: t('dividendYield'), value: percent(figures.dividend_yield) },
    { id: 'face', name: t('faceValue'), value: formats.price(figures.face_value) },
    { id: 'shares', name: t('sharesInIssue'), value: shares(figures.shares) },
  ].filter(({ value }) => value !== formats.price(null));
  return (
    <Facts layout="columns">
      {ratios.map(({ id, name, value }) => (
        <Fact key={id} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

function Periods({ label, periods }: { label: string; periods: readonly AccountPeriod[] }) {
  const columns = usePeriodColumns();
  if (periods.length === 0) return null;
  return (
    <DataTable
      aria-label={label}
      isEven
      columns={columns}
      rows={periods.toReversed()}
      rowId={({ period }) => period}
    />
  );
}

/** Null in all of them: a fund keeps no such accounts, an issuer may have published nothing. */
function isEmpty({ pe, pb, eps, book_value, quarters, years, shareholding }: Figures): boolean {
  const ratios = [pe, pb, eps, book_value];
  return [...quarters, ...years].length === 0 && shareholding === null && ratios.every((one) => one === null);
}

function Accounts({ figures }: { figures: Figures }) {
  const t = useMessages('market');
  if (isEmpty(figures)) return <p className="text-fg-muted">{t('noFundamentals')}</p>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Ratios figures={figures} />
      <Periods label={t('quarters')} periods={figures.quarters} />
      <Periods label={t('years')} periods={figures.years} />
      {figures.shareholding && <Holders holders={figures.shareholding} />}
    </div>
  );
}

/** What a company earns, owes and is worth, and who owns it; the newest period first. */
export function Fundamentals({ market, symbol }: InstrumentRef) {
  const t = useMessages('market');
  const query = useGetFundamentals({ market, s: symbol });
  return (
    <QueryPart
      query={query}
      failedTitle={t('fundamentalsFailed')}
      failedText={t('chartFailedText')}
      skeleton={<SkeletonTable rows={8} />}
    >
      {(figures) => <Accounts figures={figures} />}
    </QueryPart>
  );
}
