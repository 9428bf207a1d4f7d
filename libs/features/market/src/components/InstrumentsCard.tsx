import type { StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import type { MarketSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DensitySwitch, InstrumentRows, MoreFailed } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { ColumnChooser } from '@wealth/ui/column-chooser';
import type { GridTableSort } from '@wealth/ui/grid-table';
import { ExportIcon, MarketIcon } from '@wealth/ui/icon';
import { useMemo } from 'react';
import { gridSortOf, isFiltered, noFilters, searchOfSort } from './instrumentQuery.ts';
import type { SearchChange } from './searchChange.ts';
import { columnsWithout, hiddenColumnsOf, useInstrumentColumns } from './useInstrumentColumns.tsx';
import { useInstrumentExport } from './useInstrumentExport.ts';
import { useInstrumentPages } from './useInstrumentPages.ts';

const none: readonly StockDetail[] = [];

export interface InstrumentsCardProps {
  search: MarketSearch;
  onSearchChange: SearchChange;
}

/** The time of the newest price that the order was made of. */
function newestTime(rows: readonly StockDetail[]): string {
  return rows.reduce((latest, { quote }) => (quote.time > latest ? quote.time : latest), '');
}

interface HeadProps extends InstrumentsCardProps {
  columns: ReturnType<typeof useInstrumentColumns>;
  orderedAt: string;
  isSorting: boolean;
  onSortAgain: () => void;
}

/** How long the order has been held, and how the rows are drawn and taken along. */
function Head({ search, onSearchChange, columns, orderedAt, isSorting, onSortAgain }: HeadProps) {
  const t = useMessages('market');
  const formats = useFormats();
  const isPhone = useBreakpoint() === 'mobile';
  const { exportRows, isExporting } = useInstrumentExport(search);
  const show = (patch: MarketSearch) => onSearchChange(patch, { isStep: false });

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-border px-card py-2">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-detail text-fg-subtle">
        {orderedAt !== '' && t('orderOf', { time: formats.time(orderedAt) })}
        <Button variant="secondary" size="sm" isPending={isSorting} onPress={onSortAgain}>
          {t('sortAgain')}
        </Button>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <DensitySwitch value={search.density} onChange={(density) => show({ density })} />
        {!isPhone && (
          <ColumnChooser
            columns={columns.map(({ from: _from, ...column }) => column)}
            hiddenColumns={hiddenColumnsOf(search.columns)}
            onChange={(hidden) => show({ columns: columnsWithout(hidden) })}
          />
        )}
        <Button
          variant="secondary"
          size="sm"
          icon={<ExportIcon size="sm" />}
          isPending={isExporting}
          onPress={exportRows}
        >
          {t('exportInstruments')}
        </Button>
      </span>
    </div>
  );
}

/** The instruments of the address with live prices, thousands of them in one list in the order of the server. */
export function InstrumentsCard({ search, onSearchChange }: InstrumentsCardProps) {
  const t = useMessages('market');
  const { query, rows = none, hasMore, hasMoreFailed, ...list } = useInstrumentPages(search);
  const columns = useInstrumentColumns();
  const { readOn } = list;
  const formats = useFormats();
  const total = query.data?.pages[0]?.total;
  const hasFilters = isFiltered(search);
  const grid = useMemo(
    () => ({
      sort: gridSortOf(search),
      onSortChange: (next: GridTableSort) => onSearchChange(searchOfSort(next), { isStep: false }),
      hiddenColumns: hiddenColumnsOf(search.columns),
      hasMore,
      onEndInView: readOn,
      scrollId: 'instruments',
    }),
    [search, onSearchChange, hasMore, readOn],
  );

  return (
    <InstrumentRows
      title={t('instruments')}
      note={
        total === undefined
          ? undefined
          : t('instrumentsCount', { count: total, shown: formats.quantity(total) })
      }
      aria-label={t('instrumentsTable')}
      columns={columns}
      query={query}
      rows={rows}
      rowId={instrumentIdOf}
      expectedCount={8}
      failedTitle={t('instrumentsFailed')}
      grid={grid}
      head={
        <Head
          search={search}
          onSearchChange={onSearchChange}
          columns={columns}
          orderedAt={newestTime(query.data?.pages[0]?.items ?? none)}
          isSorting={list.isSorting}
          onSortAgain={list.sortAgain}
        />
      }
      empty={
        hasFilters
          ? {
              title: t('noneFits'),
              text: t('noneFitsText'),
              icon: <MarketIcon size="lg" />,
              action: (
                <Button variant="secondary" onPress={() => onSearchChange(noFilters, { isStep: true })}>
                  {t('clearFilters')}
                </Button>
              ),
            }
          : {
              title: t('instrumentsEmpty'),
              text: t('instrumentsEmptyText'),
              icon: <MarketIcon size="lg" />,
            }
      }
    >
      {hasMoreFailed && (
        <MoreFailed text={t('moreFailed')} retryText={t('retryMore')} onRetry={list.retryMore} />
      )}
    </InstrumentRows>
  );
}
