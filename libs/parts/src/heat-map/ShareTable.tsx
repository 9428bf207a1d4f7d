import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { InstrumentCell } from '../InstrumentCell.tsx';
import { LiveCell } from '../live/LiveCell.tsx';
import type { HeatMeasure, HeatShare } from './heatSectors.ts';
import { tableHeight } from './tableHeight.ts';

export interface ShareTableProps {
  /** In the client's language. */
  sector: string;
  shares: readonly HeatShare[];
  measure: HeatMeasure;
}

/** The figures of the map of one sector, share by share. */
export function ShareTable({ sector, shares, measure }: ShareTableProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const columns: ReadonlyArray<DataTableColumn<HeatShare>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: (share) => <InstrumentCell instrument={share} />,
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      from: 'tablet',
      cell: (share) => <LiveCell instrument={share} served={share} figure="lastPrice" />,
    },
    {
      id: 'change',
      header: t('dayChange'),
      align: 'end',
      cell: (share) => <LiveCell instrument={share} served={share} figure="changePercent" />,
    },
    {
      id: 'value',
      header: measure === 'market_cap' ? t('marketCap') : t('turnover'),
      align: 'end',
      cell: ({ value }) => <span className="figure">{formats.compact(value)}</span>,
    },
  ];
  return (
    <DataTable
      aria-label={t('heatMapTableOf', { sector })}
      columns={columns}
      rows={shares}
      rowId={instrumentIdOf}
      maxHeight={tableHeight}
    />
  );
}
