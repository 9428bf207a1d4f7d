import type { Quote } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { LiveRange } from '@wealth/ui/live-price';
import { useCallback } from 'react';

export interface RangeCellProps {
  /** The server's answer, which counts until the first quote of the stream. */
  served: Quote;
  of: 'day' | 'week52';
}

/** The lowest and highest of a quote; a price of now may be beyond those of the 52 weeks. */
function rangeOf({ low, high, week52_low, week52_high }: Quote, of: RangeCellProps['of']) {
  if (of === 'day') return { low, high };
  return { low: Math.min(week52_low, low), high: Math.max(week52_high, high) };
}

/** Where the price stands between the lowest and the highest of the day or of 52 weeks, as a bar that moves. */
export function RangeCell({ served, of }: RangeCellProps) {
  const t = useMessages('market');
  const formats = useFormats();
  const readingOf = useCallback(
    ({ quote }: QuoteState) => {
      const now = { ...served, ...quote };
      const { low, high } = rangeOf(now, of);
      const price = now.last_price;
      const text = t('rangeText', {
        low: formats.price(low),
        price: formats.price(price),
        high: formats.price(high),
      });
      return { low, high, price, text };
    },
    [served, of, formats, t],
  );
  return <LiveRange source={useLiveSource(served, readingOf)} />;
}
