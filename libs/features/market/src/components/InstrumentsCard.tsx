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
import { IconButton } from '@wealth/ui/icon-button';
import { useMemo, type ReactNode } from 'react';
import { gridSortOf, isFiltered, noFilters, searchOfSort } from './instrumentQuery.ts';
import { FilterSheet, MarketFilters } from './MarketFilters.tsx';
import type { SearchChange } from './searchChange.ts';
import { columnsWithout, hiddenColumnsOf, useInstrumentColumns } from './useInstrumentColumns.tsx';
import { rowIdOf, useExchangeSwitch } from './useExchangeSwitch.ts';
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

interface ToolsProps extends InstrumentsCardProps {
  columns: ReturnType<typeof useInstrumentColumns>;
}

/** How the rows are drawn and taken along. */
function Tools({ search, onSearchChange, columns }: ToolsProps) {
  const t = useMessages('market');
  const isPhone = useBreakpoint() === 'mobile';
  const { exportRows, isExporting } = useInstrumentExport(search);
  const show = (patch: MarketSearch) => onSearchChange(patch, { isStep: false });
  return (
    <>
      <DensitySwitch value={search.density} onChange={(density) => show({ density })} />
      {!isPhone && (
        <ColumnChooser
          columns={columns.map(({ from: _from, ...column }) => column)}
          hiddenColumns={hiddenColumnsOf(search.columns)}
          onChange={(hidden) => show({ columns: columnsWithout(hidden) })}
        />
      )}
      <IconButton
        aria-label={t('exportInstruments')}
        isBordered
        isDisabled={isExporting}
        onPress={exportRows}
      >
        <ExportIcon />
      </IconButton>
    </>
  );
}

/** Filters and tools in the head of the card; on a phone behind one button. */
function Controls({ search, onSearchChange, columns }: ToolsProps) {
  const isPhone = useBreakpoint() === 'mobile';
  const filters = {
    search,
    onFilter: (patch: MarketSearch) => onSearchChange(patch, { isStep: true }),
    onSort: (patch: MarketSearch) => onSearchChange(patch, { isStep: false }),
  };
  const tools: ReactNode = <Tools {...{ search, onSearchChange, columns }} />;
  if (isPhone) return <FilterSheet {...filters}>{tools}</FilterSheet>;
  return (
    <span className="flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <MarketFilters {...filters} />
      <span className="flex flex-wrap items-center gap-2">{tools}</span>
    </span>
  );
}

interface StatusProps {
  orderedAt: string;
  isSorting: boolean;
  onSortAgain: () => void;
}

/** How long the order of the rows has been held. */
function Status({ orderedAt, isSorting, onSortAgain }: StatusProps) {
  const t = useMessages('market');
  const formats = useFormats();
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b border-border px-card py-1 text-detail text-fg-subtle">
      {orderedAt !== '' && t('orderOf', { time: formats.time(orderedAt) })}
      <Button variant="ghost" size="sm" isPending={isSorting} onPress={onSortAgain}>
        {t('sortAgain')}
      </Button>
    </div>
  );
}

/** The instruments of the address with live prices, thousands of them in one list in the order of the server. */
export function InstrumentsCard({ search, onSearchChange }: InstrumentsCardProps) {
  const t = useMessages('market');
  const { query, rows = none, hasMore, hasMoreFailed, ...list } = useInstrumentPages(search);
  const { shown, switchRow } = useExchangeSwitch(rows);
  const isEach = search.exchange === 'each';
  const columns = useInstrumentColumns(isEach ? undefined : switchRow);
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
      scrolls: 'page' as const,
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
      action={<Controls {...{ search, onSearchChange, columns }} />}
      aria-label={t('instrumentsTable')}
      columns={columns}
      query={query}
      rows={shown}
      rowId={isEach ? instrumentIdOf : rowIdOf}
      expectedCount={8}
      failedTitle={t('instrumentsFailed')}
      grid={grid}
      head={
        <Status
          orderedAt={newestTime(query.data?.pages[0]?.items ?? none)}
          isSorting={list.isReading}
          onSortAgain={list.readAgain}
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
