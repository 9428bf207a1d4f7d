import type { TaxLot, TaxReport } from '@wealth/api-sdk/model';
import { taxLotSorts, taxSearch, type TaxSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { ExportButton, ListCard, useCsv, useFileWords, type SearchChange } from '@wealth/parts';
import type { GridTableProps } from '@wealth/ui/grid-table';
import { TableIcon } from '@wealth/ui/icon';
import { ColumnNotes } from './ColumnNotes.tsx';
import { useTaxLotColumns } from './useTaxLotColumns.tsx';
import { useTaxLotFilters } from './useTaxLotFilters.ts';
import { taxLotId, useTaxLots } from './useTaxLots.ts';
import { useTaxWords } from './useTaxWords.ts';

export interface LotsCardProps {
  report: TaxReport;
  search: TaxSearch;
  onSearchChange: SearchChange<TaxSearch>;
}

type Sort = NonNullable<GridTableProps<TaxLot>['sort']>;

/** All lots sold in the year: thousands of rows, sorted and filtered by the server, each with the ways to its orders. */
export function LotsCard({ report, search, onSearchChange }: LotsCardProps) {
  const t = useMessages('tax');
  const { term, period, query, sort, order } = search;
  const asked = { fy: report.tax_year, term, period, query, sort, order };
  const { list, totals, readAll } = useTaxLots(asked);
  const columns = useTaxLotColumns();
  const filters = useTaxLotFilters(report);
  const { fileWords } = useTaxWords();
  const leftOut = useFileWords(filters, { term, period, query });
  const csv = useCsv<TaxLot>({
    name: `tax-lots-${report.tax_year}`,
    head: ({ length: count }) => t('lotsCsv', { count, filters: leftOut().filters, ...fileWords(report) }),
    columns,
    rows: readAll,
    isOwn: true,
  });
  const sorted: Sort = {
    columnId: sort ?? 'sold_on',
    direction: order === 'desc' ? 'descending' : 'ascending',
  };
  function sortBy({ columnId, direction }: Sort) {
    const found = taxLotSorts.find((one) => one === columnId);
    const patch = {
      sort: found === 'sold_on' ? undefined : found,
      order: direction === 'descending' ? ('desc' as const) : undefined,
    };
    onSearchChange(patch, { isStep: true });
  }
  const icon = <TableIcon size="lg" />;
  return (
    <ListCard
      title={t('lots')}
      aria-label={t('lots')}
      note={totals && t('lotsCount', { count: totals.row_count })}
      {...{ columns, list, filters, search, onSearchChange }}
      schema={taxSearch}
      hasChips
      rowId={taxLotId}
      expectedCount={8}
      grid={{ sort: sorted, onSortChange: sortBy, rowHint: null, scrollId: 'tax-lots' }}
      tools={list.rows && list.rows.length > 0 && <ExportButton csv={csv} />}
      failedTitle={t('lotsFailed')}
      moreFailed={{ text: t('lotsMoreFailed'), retryText: t('lotsRetry') }}
      noneFits={{ title: t('lotsNoneFit'), text: t('lotsNoneFitText'), icon }}
      empty={{ title: t('lotsEmpty'), text: t('lotsEmptyText'), icon }}
      head={<ColumnNotes />}
    />
  );
}
