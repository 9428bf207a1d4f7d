import type { StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { marketSearch, type MarketSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DensitySwitch, ListCard } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { ColumnChooser } from '@wealth/ui/column-chooser';
import type { GridTableSort } from '@wealth/ui/grid-table';
import { ExportIcon, MarketIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { gridSortOf, searchOfSort } from './instrumentQuery.ts';
import type { SearchChange } from './searchChange.ts';
import { columnsWithout, hiddenColumnsOf, useInstrumentColumns } from './useInstrumentColumns.tsx';
import { rowIdOf, useExchangeSwitch } from './useExchangeSwitch.ts';
import { useInstrumentExport } from './useInstrumentExport.ts';
import { useInstrumentPages } from './useInstrumentPages.ts';
import { useMarketFilters, useMarketSort } from './useMarketFilters.ts';

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
  const { save, isSaving } = useInstrumentExport(search);
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
      <IconButton aria-label={t('exportInstruments')} isBordered isDisabled={isSaving} onPress={save}>
        <ExportIcon />
      </IconButton>
    </>
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
  const list = useInstrumentPages(search);
  const { shown, switchRow } = useExchangeSwitch(list.rows ?? none);
  const isEach = search.exchange === 'each';
  const columns = useInstrumentColumns(isEach ? undefined : switchRow);
  const formats = useFormats();
  const filters = useMarketFilters();
  const show = (patch: MarketSearch) => onSearchChange(patch, { isStep: false });
  const sort = useMarketSort(search, show);
  const { total, items = none } = list.pages?.[0] ?? {};
  const icon = <MarketIcon size="lg" />;

  return (
    <ListCard
      title={t('instruments')}
      note={
        total === undefined
          ? undefined
          : t('instrumentsCount', { count: total, shown: formats.quantity(total) })
      }
      aria-label={t('instrumentsTable')}
      {...{ columns, list, shown, filters, search, onSearchChange, sort }}
      schema={marketSearch}
      tools={<Tools {...{ search, onSearchChange, columns }} />}
      rowId={isEach ? instrumentIdOf : rowIdOf}
      expectedCount={8}
      grid={{
        sort: gridSortOf(search),
        onSortChange: (next: GridTableSort) => show(searchOfSort(next)),
        hiddenColumns: hiddenColumnsOf(search.columns),
        scrollId: 'instruments',
      }}
      head={<Status orderedAt={newestTime(items)} isSorting={list.isReading} onSortAgain={list.readAgain} />}
      failedTitle={t('instrumentsFailed')}
      moreFailed={{ text: t('moreFailed'), retryText: t('retryMore') }}
      noneFits={{ title: t('noneFits'), text: t('noneFitsText'), icon }}
      empty={{ title: t('instrumentsEmpty'), text: t('instrumentsEmptyText'), icon }}
    />
  );
}
