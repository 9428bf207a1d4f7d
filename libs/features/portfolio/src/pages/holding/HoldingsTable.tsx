import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { LiveHoldingFigures, type LiveHolding } from '@wealth/stream';
import { Amount } from '@wealth/ui/amount';
import { Tag } from '@wealth/ui/badge';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';
import type { ReactNode } from 'react';
import type { HoldingRow } from '../../model/holdingRows.ts';
import { GainCell } from './GainCell.tsx';

/** A cell of figures that move with the price. */
function live(cell: (figures: LiveHolding) => ReactNode) {
  return function liveCell({ holding }: HoldingRow) {
    return <LiveHoldingFigures holding={holding}>{cell}</LiveHoldingFigures>;
  };
}

/** The holdings from 768 px on; invested value and weight leave first. */
export function HoldingsTable({ rows }: { rows: readonly HoldingRow[] }) {
  const t = useMessages('portfolio');
  const formats = useFormats();
  const [isShown] = usePreference('showAssets');

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
    },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: ({ holding }) => (
        <>
          {formats.quantity(holding.quantity)}
          {holding.t1_quantity > 0 && (
            <span className="block text-caption text-fg-subtle">
              {t('settling', { quantity: formats.quantity(holding.t1_quantity) })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'averageCost',
      header: t('averageCost'),
      align: 'end',
      cell: ({ holding }) => formats.price(holding.average_price),
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
      cell: live((figures) => (
        <>
          <PriceChange percent={figures.dayChangePercent} />
          <span className="block text-caption text-fg-subtle">
            <Amount value={formats.amount(figures.dayChange, { isSigned: true })} isMasked={!isShown} />
          </span>
        </>
      )),
    },
    {
      id: 'invested',
      header: t('invested'),
      align: 'end',
      from: 'desktop',
      cell: live(({ investedValue }) => <Amount value={formats.amount(investedValue)} isMasked={!isShown} />),
    },
    {
      id: 'currentValue',
      header: t('currentValue'),
      align: 'end',
      cell: live(({ currentValue }) => <Amount value={formats.amount(currentValue)} isMasked={!isShown} />),
    },
    {
      id: 'unrealisedGain',
      header: t('unrealisedGain'),
      align: 'end',
      cell: live((figures) => <GainCell figures={figures} isMasked={!isShown} />),
    },
    {
      id: 'weight',
      header: t('weight'),
      align: 'end',
      from: 'desktop',
      cell: ({ weightPercent }) => formats.percent(weightPercent, { isSigned: false, decimals: 1 }),
    },
  ];

  return (
    <DataTable
      aria-label={t('holdingsTable')}
      columns={columns}
      rows={rows}
      rowId={({ holding: { instrument } }) => `${instrument.market}:${instrument.symbol}`}
    />
  );
}
