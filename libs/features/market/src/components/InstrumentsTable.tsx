import type { StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { InstrumentCell, LiveCell, type LiveCellProps } from '@wealth/parts';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';

/** A cell that moves with the quote. */
function live(figure: LiveCellProps['figure'], form?: LiveCellProps['form']) {
  return function liveCell(instrument: StockDetail) {
    return <LiveCell instrument={instrument} served={instrument.quote} figure={figure} form={form} />;
  };
}

/** The instruments from 768 px on; sector and volume leave first. */
export function InstrumentsTable({ instruments }: { instruments: readonly StockDetail[] }) {
  const t = useMessages('market');

  const columns: ReadonlyArray<DataTableColumn<StockDetail>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: (instrument) => <InstrumentCell instrument={instrument} />,
    },
    { id: 'sector', header: t('sector'), from: 'desktop', cell: ({ sector }) => sector },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: live('lastPrice'),
    },
    {
      id: 'change',
      header: t('change'),
      align: 'end',
      cell: live('change'),
    },
    {
      id: 'changePercent',
      header: t('changePercent'),
      align: 'end',
      cell: live('changePercent', 'pill'),
    },
    {
      id: 'volume',
      header: t('volume'),
      align: 'end',
      from: 'desktop',
      cell: live('volume'),
    },
  ];

  return (
    <DataTable
      aria-label={t('instrumentsTable')}
      columns={columns}
      rows={instruments}
      rowId={instrumentIdOf}
    />
  );
}
