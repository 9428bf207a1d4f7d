import type { Sector, SectorFigures } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { Link } from '@wealth/ui/link';
import { PriceChange } from '@wealth/ui/price-change';
import { tableHeight } from './tableHeight.ts';
import { useSectorName } from './useSectorName.ts';

export interface SectorTableProps {
  sectors: readonly SectorFigures[];
  onOpen: (sector: Sector) => void;
}

/** The figures of the map, sector by sector. */
export function SectorTable({ sectors, onOpen }: SectorTableProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const nameOf = useSectorName();
  const columns: ReadonlyArray<DataTableColumn<SectorFigures>> = [
    {
      id: 'sector',
      header: t('sector'),
      isRowHeader: true,
      cell: ({ sector }) => <Link onPress={() => onOpen(sector)}>{nameOf(sector)}</Link>,
    },
    {
      id: 'change',
      header: t('dayChange'),
      align: 'end',
      cell: (row) => <PriceChange percent={row.change_percent} />,
    },
    {
      id: 'value',
      header: t('marketCap'),
      align: 'end',
      cell: (row) => <span className="figure">{formats.compact(row.market_cap)}</span>,
    },
    {
      id: 'turnover',
      header: t('turnover'),
      align: 'end',
      from: 'tablet',
      cell: (row) => <span className="figure">{formats.compact(row.turnover)}</span>,
    },
    {
      id: 'advances',
      header: t('advances'),
      align: 'end',
      from: 'tablet',
      cell: (row) => t('advancesOf', { advances: row.advances, count: row.count }),
    },
  ];
  return (
    <DataTable
      aria-label={t('heatMapTable')}
      columns={columns}
      rows={sectors}
      rowId={({ sector }) => sector}
      maxHeight={tableHeight}
    />
  );
}
