import type { Holding } from '@wealth/api-sdk/model';
import { fromPaise, sharePercent, sumOf, toRupees } from '@wealth/domain';
import { holdingSearch, holdingSorts, href, type HoldingSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  ClearFilters,
  DensitySwitch,
  ExportButton,
  FilterBar,
  holdingRowsOf,
  Money,
  PrivateFigure,
  Rows,
  useSectorName,
  type HoldingRow,
  type RowsProps,
  type SearchChange,
} from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import type { WidgetQuery } from '@wealth/ui/card';
import { sortRows } from '@wealth/ui/grid-table';
import { PortfolioIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useCallback, useMemo } from 'react';
import { HoldingLots } from './HoldingLots.tsx';
import { bySector, orderOf, sectorSums, shownHoldings, sortOf } from './model/holdingTable.ts';
import { sortTexts } from './sortTexts.ts';
import { useHoldingFilters } from './useHoldingFilters.ts';
import { useHoldingsCsv } from './useHoldingsCsv.ts';
import { useHoldingTable } from './useHoldingTable.tsx';

export interface HoldingsCardProps {
  query: WidgetQuery;
  /** The same array between renders. */
  holdings: readonly Holding[];
  search: HoldingSearch;
  onSearchChange: SearchChange<HoldingSearch>;
}

/** Rows of the skeleton, where it is not known how many will come. */
const usualCount = 6;
const rowId = ({ holding }: HoldingRow) => holding.isin;

/** The line above the holdings of a sector. */
function useSectorLine(holdings: readonly Holding[], isGrouped: boolean) {
  const t = useMessages('holdings');
  const formats = useFormats();
  const sectorName = useSectorName();
  const sums = useMemo(() => sectorSums(holdings), [holdings]);
  const groupOf = useCallback(
    ({ holding: { sector } }: HoldingRow) => {
      const { count = 0, value = fromPaise(0) } = sums.get(sector) ?? {};
      const whole = sumOf([...sums.values()].map((sum) => sum.value));
      const share = formats.percent(sharePercent(value, whole), { isSigned: false, decimals: 1 });
      return {
        id: sector,
        label: (
          <span className="flex justify-between gap-3">
            <span className="truncate">{t('sectorCount', { sector: sectorName(sector), count })}</span>
            <span className="whitespace-nowrap tabular-nums">
              <Money rupees={toRupees(value)} /> · <PrivateFigure>{share}</PrivateFigure>
            </span>
          </span>
        ),
      };
    },
    [sums, formats, sectorName, t],
  );
  return { sums, groupOf: isGrouped ? groupOf : undefined };
}

/** The rows that are shown, in their order. */
function useShownRows({ holdings, search, sums, columns }: ShownRowsInput) {
  const all = useMemo(() => holdingRowsOf(holdings), [holdings]);
  const rows = useMemo(() => {
    const sorted = sortRows(shownHoldings(all, search), columns, sortOf(search));
    return search.group === 'sector' ? bySector(sorted, sums) : sorted;
  }, [all, search, sums, columns]);
  return { all, rows };
}

interface ShownRowsInput extends Pick<HoldingsCardProps, 'holdings' | 'search'> {
  sums: ReturnType<typeof sectorSums>;
  columns: Parameters<typeof sortRows<HoldingRow>>[1];
}

interface HoldingToolsProps extends Pick<HoldingsCardProps, 'search' | 'onSearchChange'> {
  filters: ReturnType<typeof useHoldingFilters>;
  csv: ReturnType<typeof useHoldingsCsv>;
  hasRows: boolean;
}

const sortNames = ['value', ...holdingSorts] as const;

/** What is left out, how the rows are drawn, and the file of them. */
function HoldingTools({ filters, search, onSearchChange, csv, hasRows }: HoldingToolsProps) {
  const t = useMessages('holdings');
  const change = (patch: HoldingSearch) => onSearchChange(patch, { isStep: false });
  return (
    <FilterBar
      {...{ filters, search, onSearchChange }}
      schema={holdingSearch}
      hasChips
      sort={{
        value: search.sort ?? 'value',
        options: sortNames.map((name) => ({ value: name, label: t(sortTexts[name]) })),
        onChange: (value) => change({ sort: holdingSorts.find((name) => name === value), order: undefined }),
      }}
    >
      <SegmentedControl
        aria-label={t('view')}
        value={search.group ?? 'list'}
        onChange={(value) => change({ group: value === 'sector' ? 'sector' : undefined })}
        options={[
          { value: 'list', label: t('viewList') },
          { value: 'sector', label: t('viewSector') },
        ]}
      />
      <DensitySwitch value={search.density} onChange={(density) => change({ density })} />
      <ExportButton csv={csv} isDisabled={!hasRows} />
    </FilterBar>
  );
}

/** The table of the holdings with what is left out of it, how it is drawn, and the file of it. */
export function HoldingsCard({ query, holdings, search, onSearchChange }: HoldingsCardProps) {
  const t = useMessages('holdings');
  const isPhone = useBreakpoint() === 'mobile';
  const { sums, groupOf } = useSectorLine(holdings, search.group === 'sector');
  const toggle = useCallback(
    ({ holding: { isin } }: HoldingRow) =>
      // On a phone the lots are a sheet, which the way back closes.
      onSearchChange({ lots: search.lots === isin ? undefined : isin }, { isStep: isPhone }),
    [onSearchChange, search.lots, isPhone],
  );
  const columns = useHoldingTable({ holdings, opened: search.lots, onToggle: toggle });
  const { all, rows } = useShownRows({ holdings, search, sums, columns });
  const filters = useHoldingFilters();
  const filtered = { filters, schema: holdingSearch, search, onSearchChange };
  const csv = useHoldingsCsv({ rows, filters, search });
  const detailOf = useCallback(
    ({ holding }: HoldingRow) =>
      holding.isin === search.lots
        ? { id: holding.isin, content: <HoldingLots holding={holding} /> }
        : undefined,
    [search.lots],
  );
  const grid: RowsProps<HoldingRow>['grid'] = {
    sort: sortOf(search),
    onSortChange: (sort) =>
      onSearchChange(
        { sort: holdingSorts.find((name) => name === sort.columnId), ...orderOf(sort) },
        { isStep: false },
      ),
    onRowPress: toggle,
    groupOf,
    detailOf: isPhone ? undefined : detailOf,
    scrolls: 'page',
    scrollId: 'holdings',
  };
  const icon = <PortfolioIcon size="lg" />;
  const isFiltered = search.show !== undefined || search.query !== undefined;
  return (
    <Rows
      title={t('holdings')}
      aria-label={t('table')}
      note={holdings.length > 0 ? t('count', { count: rows.length }) : undefined}
      columns={columns}
      query={query}
      rows={rows}
      rowId={rowId}
      grid={grid}
      expectedCount={usualCount}
      failedTitle={t('failed')}
      action={
        all.length > 0 && (
          <HoldingTools {...{ filters, search, onSearchChange, csv }} hasRows={rows.length > 0} />
        )
      }
      empty={
        isFiltered && all.length > 0
          ? {
              title: t('noneFits'),
              text: t('noneFitsText'),
              icon,
              action: <ClearFilters {...filtered} />,
            }
          : {
              title: t('empty'),
              text: t('emptyText'),
              icon,
              action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
            }
      }
    />
  );
}
