import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { LiveText } from '@wealth/ui/live-price';
import { istDay } from '@wealth/domain';
import { useCallback } from 'react';
import { priceMarkOf } from '../live/priceMarkOf.ts';

/** The one whose price says for all of them whether the market trades. */
const market = { market: 'INDEX', symbol: 'NIFTY50' } as const;

/** A text node has to be there for the words that come. */
const nothing = ' ';

/** Beside the title of a map: that its changes are not of trading that goes on, and of which close they are. */
export function MapBasis() {
  const t = useMessages('parts');
  const formats = useFormats();
  const textOf = useCallback(
    ({ quote }: QuoteState) => {
      const mark = quote && priceMarkOf(quote);
      if (!mark) return nothing;
      if (mark === 'halted') return t('marketHalted');
      if (mark === 'auction') return t('inAuction');
      const day = formats.day(istDay(Date.parse(quote.time)), { hasYear: false });
      return t('atCloseOf', { day });
    },
    [t, formats],
  );
  return <LiveText source={useLiveSource(market, textOf)} />;
}
