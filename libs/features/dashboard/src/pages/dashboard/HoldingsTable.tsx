import type { Holding } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  HoldingCell,
  HoldingPrice,
  HoldingTotalCell,
  InstrumentCell,
  OwnFigure,
  WhileShown,
} from '@wealth/parts';
import { CompareBar } from '@wealth/ui/compare-bar';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { gainRange } from '../../model/gainRange.ts';

export interface HoldingsTableProps {
  /** The rows that are shown. */
  holdings: readonly Holding[];
  /** What the row of totals adds up. */
  all: readonly Holding[];
}

/** The preview of the holdings from 768 px on. */
export function HoldingsTable({ holdings, all }: HoldingsTableProps) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const range = gainRange(holdings);

  const columns: ReadonlyArray<DataTableColumn<Holding>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: ({ instrument }) => <InstrumentCell instrument={instrument} />,
      total: t('allHoldings', { count: formats.quantity(all.length) }),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: (holding) => (
        <>
          <OwnFigure>{formats.quantity(holding.quantity)}</OwnFigure>
          <span className="block text-caption text-fg-subtle">
            <OwnFigure>{t('averageCost', { price: formats.price(holding.average_price) })}</OwnFigure>
          </span>
        </>
      ),
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: (holding) => (
        <>
          <HoldingPrice holding={holding} />
          <span className="block text-caption">
            <HoldingCell holding={holding} figure="dayChangePercent" />
          </span>
        </>
      ),
      total: <HoldingTotalCell holdings={all} figure="dayChangePercent" />,
    },
    {
      id: 'currentValue',
      header: t('currentValue'),
      align: 'end',
      cell: (holding) => <HoldingCell holding={holding} figure="currentValue" />,
      total: <HoldingTotalCell holdings={all} figure="currentValue" />,
    },
    {
      id: 'unrealisedGain',
      header: t('unrealisedGain'),
      align: 'end',
      cell: (holding) => (
        <>
          <HoldingCell holding={holding} figure="unrealisedGain" />
          <WhileShown>
            <CompareBar value={holding.pnl} {...range} tone={holding.pnl < 0 ? 'loss' : 'gain'} />
          </WhileShown>
        </>
      ),
      total: <HoldingTotalCell holdings={all} figure="unrealisedGain" />,
    },
  ];

  return (
    <DataTable
      aria-label={t('holdingsTable')}
      columns={columns}
      rows={holdings}
      rowId={({ instrument }) => instrumentIdOf(instrument)}
    />
  );
}
