import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { LiveHoldingFigures } from '@wealth/stream';
import { Amount } from '@wealth/ui/amount';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { LivePrice } from '@wealth/ui/live-price';
import { PriceChange } from '@wealth/ui/price-change';

/** The preview of the holdings from 768 px on. */
export function HoldingsTable({ holdings }: { holdings: readonly Holding[] }) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const [isShown] = usePreference('showAssets');

  const columns: ReadonlyArray<DataTableColumn<Holding>> = [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: ({ instrument }) => (
        <>
          <span className="block font-semibold">{instrument.symbol}</span>
          <span className="block text-caption text-fg-subtle">{instrument.name}</span>
        </>
      ),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      align: 'end',
      cell: (holding) => (
        <>
          {formats.quantity(holding.quantity)}
          <span className="block text-caption text-fg-subtle">
            {t('averageCost', { price: formats.price(holding.average_price) })}
          </span>
        </>
      ),
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: (holding) => (
        <LiveHoldingFigures holding={holding}>
          {({ lastPrice, dayChangePercent }) => (
            <>
              <LivePrice value={lastPrice} format={formats.price} />
              <span className="block text-caption">
                <PriceChange percent={dayChangePercent} />
              </span>
            </>
          )}
        </LiveHoldingFigures>
      ),
    },
    {
      id: 'currentValue',
      header: t('currentValue'),
      align: 'end',
      cell: (holding) => (
        <LiveHoldingFigures holding={holding}>
          {({ currentValue }) => <Amount value={formats.amount(currentValue)} isMasked={!isShown} />}
        </LiveHoldingFigures>
      ),
    },
    {
      id: 'unrealisedGain',
      header: t('unrealisedGain'),
      align: 'end',
      cell: (holding) => (
        <LiveHoldingFigures holding={holding}>
          {({ unrealisedGain, unrealisedGainPercent }) =>
            isShown ? (
              <>
                <PriceChange
                  percent={unrealisedGainPercent}
                  text={formats.amount(unrealisedGain, { isSigned: true })}
                />
                <span className="block text-caption text-fg-subtle">
                  {formats.percent(unrealisedGainPercent)}
                </span>
              </>
            ) : (
              <>
                <Amount value="" isMasked />
                <span className="block text-caption">
                  <PriceChange percent={unrealisedGainPercent} />
                </span>
              </>
            )
          }
        </LiveHoldingFigures>
      ),
    },
  ];

  return (
    <DataTable
      aria-label={t('holdingsTable')}
      columns={columns}
      rows={holdings}
      rowId={({ instrument }) => `${instrument.market}:${instrument.symbol}`}
    />
  );
}
