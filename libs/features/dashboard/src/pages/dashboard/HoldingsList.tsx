import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { LiveHoldingFigures } from '@wealth/stream';
import { Amount } from '@wealth/ui/amount';
import { DataList } from '@wealth/ui/data-list';
import { PriceChange } from '@wealth/ui/price-change';

/** The preview of the holdings on a phone: symbol and value, then cost and gain. */
export function HoldingsList({ holdings }: { holdings: readonly Holding[] }) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const [isShown] = usePreference('showAssets');

  function gainText(gain: string, percent: number | null): string {
    const text = formats.percent(percent, { decimals: 1 });
    return isShown ? t('gain', { amount: gain, percent: text }) : text;
  }

  return (
    <DataList
      aria-label={t('holdingsTable')}
      items={holdings.map((holding) => ({
        id: `${holding.instrument.market}:${holding.instrument.symbol}`,
        title: holding.instrument.symbol,
        detail: t('quantityAtCost', {
          quantity: formats.quantity(holding.quantity),
          price: formats.price(holding.average_price),
        }),
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
