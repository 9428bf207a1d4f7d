import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { LiveHoldingFigures } from '@wealth/stream';
import { Amount } from '@wealth/ui/amount';
import { DataList } from '@wealth/ui/data-list';
import { PriceChange } from '@wealth/ui/price-change';
import type { HoldingRow } from '../../model/holdingRows.ts';

/** The holdings on a phone: symbol and value, then cost, price and gain. */
export function HoldingsList({ rows }: { rows: readonly HoldingRow[] }) {
  const t = useMessages('portfolio');
  const formats = useFormats();
  const [isShown] = usePreference('showAssets');

  function gainText(gain: string, percent: number | null): string {
    const text = formats.percent(percent, { decimals: 1 });
    return isShown ? t('gain', { amount: gain, percent: text }) : text;
  }

  return (
    <DataList
      aria-label={t('holdingsTable')}
      items={rows.map(({ holding }) => ({
        id: `${holding.instrument.market}:${holding.instrument.symbol}`,
        title: holding.instrument.symbol,
        // Two lines sooner than a price without its end.
        detail: (
          <span className="whitespace-normal">
            <LiveHoldingFigures holding={holding}>
              {({ lastPrice }) =>
                t('costAndPrice', {
                  quantity: formats.quantity(holding.quantity),
                  cost: formats.price(holding.average_price),
                  price: formats.price(lastPrice),
                })
              }
            </LiveHoldingFigures>
          </span>
        ),
        value: (
          <LiveHoldingFigures holding={holding}>
            {({ currentValue }) => <Amount value={formats.amount(currentValue)} isMasked={!isShown} />}
          </LiveHoldingFigures>
        ),
        valueDetail: (
          <LiveHoldingFigures holding={holding}>
            {({ unrealisedGain, unrealisedGainPercent }) => (
              <PriceChange
                percent={unrealisedGainPercent}
                text={gainText(formats.amount(unrealisedGain, { isSigned: true }), unrealisedGainPercent)}
              />
            )}
          </LiveHoldingFigures>
        ),
      }))}
    />
  );
}
