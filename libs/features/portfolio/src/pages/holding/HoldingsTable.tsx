import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { LiveHoldingFigures, LiveHoldingTotals, type HoldingTotals, type LiveHolding } from '@wealth/parts';
import { Amount, Figure } from '@wealth/ui/amount';
import { Tag } from '@wealth/ui/badge';
import { CompareBar } from '@wealth/ui/compare-bar';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { LivePrice } from '@wealth/ui/live-price';
import { useMemo, type ReactNode } from 'react';
import { rangesOf, type HoldingRow } from '../../model/holdingRows.ts';
import { DayCell, GainCell, QuantityCell } from './holdingCells.tsx';

/** A cell of figures that move with the price. */
function live(cell: (figures: LiveHolding, row: HoldingRow) => ReactNode) {
  return function liveCell(row: HoldingRow) {
    return <LiveHoldingFigures holding={row.holding}>{(figures) => cell(figures, row)}</LiveHoldingFigures>;
  };
}

/** The holdings from 768 px on; invested value and weight leave where the table has no room for them. */
export function HoldingsTable({ rows }: { rows: readonly HoldingRow[] }) {
  const t = useMessages('portfolio');
  const formats = useFormats();
  const [isShown] = usePreference('showAssets');
  const holdings = useMemo(() => rows.map(({ holding }) => holding), [rows]);
  const ranges = rangesOf(rows);
  const total = (cell: (totals: HoldingTotals) => ReactNode) => (
    <LiveHoldingTotals holdings={holdings}>{cell}</LiveHoldingTotals>
  );
  const amount = (value: LiveHolding['currentValue'], isSigned = false) => (
    <Amount value={formats.amount(value, { isSigned })} isMasked={!isShown} />
  );
  const weight = (row: HoldingRow) => formats.percent(row.weightPercent, { isSigned: false, decimals: 1 });

  const columns: ReadonlyArray<DataTableColumn<HoldingRow>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: ({ holding: { instrument } }) => (
        <>
          <span className="block font-semibold">
            {instrument.symbol} <Tag>{instrument.market}</Tag>
          </span>
          <span className="block text-caption text-fg-subtle">{instrument.name}</span>
        </>
      ),
      total: t('total'),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: ({ holding }) => <QuantityCell holding={holding} isMasked={!isShown} />,
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: live(({ lastPrice }) => <LivePrice value={lastPrice} format={formats.price} />),
    },
    {
      id: 'dayChange',
      header: t('dayChange'),
      align: 'end',
      cell: live((figures) => <DayCell figures={figures} isMasked={!isShown} />),
      total: total((totals) => <DayCell figures={totals} isMasked={!isShown} />),
    },
    {
      id: 'invested',
      header: t('invested'),
      align: 'end',
      from: 'wide',
      cell: live(({ investedValue }) => amount(investedValue)),
      total: total(({ investedValue }) => amount(investedValue)),
    },
    {
      id: 'currentValue',
      header: t('currentValue'),
      align: 'end',
      cell: live(({ currentValue }, { holding }) => (
        <>
          {amount(currentValue)}
          {isShown && <CompareBar value={holding.value} most={ranges.mostValue} />}
        </>
      )),
      total: total(({ currentValue }) => amount(currentValue)),
    },
    {
      id: 'unrealisedGain',
      header: t('unrealisedGain'),
      align: 'end',
      cell: live((figures, { holding }) => (
        <GainCell figures={figures} served={holding.pnl} range={ranges.gain} isMasked={!isShown} />
      )),
      total: total(({ unrealisedGain }) => amount(unrealisedGain, true)),
    },
    {
      id: 'weight',
      header: t('weight'),
      align: 'end',
      from: 'wide',
      cell: (row) => (
        <>
          <Figure isMasked={!isShown}>{weight(row)}</Figure>
          {isShown && (
            <CompareBar value={row.weightPercent?.toNumber() ?? 0} most={ranges.mostWeight} tone="accent" />
          )}
        </>
      ),
    },
  ];

  return (
    <DataTable
      aria-label={t('holdingsTable')}
      columns={columns}
      rows={rows}
      rowId={({ holding }) => instrumentIdOf(holding.instrument)}
    />
  );
}
