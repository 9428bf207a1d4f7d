import { missing } from '@wealth/i18n-locale';
import type { Order, Quote } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { LiveText } from '@wealth/ui/live-price';
import { useCallback } from 'react';
import { awaitedPrices, distancePercent } from '../core/order/orderFacts.ts';

export interface PriceDistanceProps {
  order: Order;
  /** The server's answer, which counts until the first quote of the stream. */
  served: Quote;
}

/** How far the price that an order waits for lies from the last one, of two triggers each; it moves with the market. */
export function PriceDistance({ order, served }: PriceDistanceProps) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { last_price: servedPrice } = served;
  const textOf = useCallback(
    ({ quote }: QuoteState) => {
      const lastPrice = quote?.last_price ?? servedPrice;
      const [away = null, second = null] = awaitedPrices(order).map((price) =>
        distancePercent(price, lastPrice),
      );
      if (away === null) return missing;
      if (second !== null) {
        return t('twoDistances', { first: formats.percent(away), second: formats.percent(second) });
      }
      const percent = formats.percent(Math.abs(away), { isSigned: false });
      if (away === 0) return t('atLastPrice');
      return t(away < 0 ? 'belowLastPrice' : 'aboveLastPrice', { percent });
    },
    [order, servedPrice, formats, t],
  );
  return <LiveText source={useLiveSource(order.instrument, textOf)} />;
}
