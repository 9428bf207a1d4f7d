import type { Holding } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { LiveHoldingFigures, LiveHoldingTotals, type HoldingTotals, type LiveHolding } from '@wealth/parts';
import { Amount, Figure } from '@wealth/ui/amount';
import { Tag } from '@wealth/ui/badge';
import { CompareBar } from '@wealth/ui/compare-bar';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';

import type { ReactNode } from 'react';
import { gainRange } from '../../model/gainRange.ts';

export interface HoldingsTableProps {
  /** The rows that are shown. */
  holdings: readonly Holding[];
  /** What the row of totals adds up. */
  all: readonly Holding[];
}

/** A cell of figures that move with the price. */
function live(cell: (figures: LiveHolding, holding: Holding) => ReactNode) {
  return function liveCell(holding: Holding) {
    return <LiveHoldingFigures holding={holding}>{(figures) => cell(figures, holding)}</LiveHoldingFigures>;
  };
}

/** The preview of the holdings from 768 px on. */
export function HoldingsTable({ holdings, all }: HoldingsTableProps) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const [isShown] = usePreference('showAssets');
  const range = gainRange(holdings);
  const total = (cell: (totals: HoldingTotals) => ReactNode) => (
    <LiveHoldingTotals holdings={all}>{cell}</LiveHoldingTotals>
  );

  const columns: ReadonlyArray<DataTableColumn<Holding>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: ({ instrument }) => (
        <>
          <span className="block font-semibold">
            {instrument.symbol} <Tag>{instrument.market}</Tag>
          </span>
          <span className="block text-caption text-fg-subtle">{instrument.name}</span>
        </>
      ),
      total: t('allHoldings', { count: formats.quantity(all.length) }),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: (holding) => (
        <>
          <Figure isMasked={!isShown}>{formats.quantity(holding.quantity)}</Figure>
          <span className="block text-caption text-fg-subtle">
            <Figure isMasked={!isShown}>
              {t('averageCost', { price: formats.price(holding.average_price) })}
            </Figure>
          </span>
        </>
      ),
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: live(({ lastPrice, dayChangePercent }) => (
        <>
          <LivePrice value={lastPrice} format={formats.price} />
          <span className="block text-caption">
            <PriceChange percent={dayChangePercent} />
          </span>
        </>
      )),
      total: total(({ dayChangePercent }) => <PriceChange percent={dayChangePercent} />),
    },
    {
      id: 'currentValue',
      header: t('currentValue'),
      align: 'end',
      cell: live(({ currentValue }) => <Amount value={formats.amount(currentValue)} isMasked={!isShown} />),
      total: total(({ currentValue }) => <Amount value={formats.amount(currentValue)} isMasked={!isShown} />),
    },
    {
      id: 'unrealisedGain',
      header: t('unrealisedGain'),
      align: 'end',
      cell: live(({ unrealisedGain }, { pnl }) => (
        <>
          <Amount value={formats.amount(unrealisedGain, { isSigned: true })} isMasked={!isShown} />
          {isShown && <CompareBar value={pnl} {...range} tone={pnl < 0 ? 'loss' : 'gain'} />}
        </>
      )),
      total: total(({ unrealisedGain }) => (
        <Amount value={formats.amount(unrealisedGain, { isSigned: true })} isMasked={!isShown} />
      )),
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
