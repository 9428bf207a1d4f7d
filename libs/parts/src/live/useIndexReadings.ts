import { useQuote } from '@wealth/stream';
import type { IndexQuote } from '@wealth/api-sdk/model';
import { indexReadingsOf, type IndexReading } from './indexReadings.ts';

/**
 * The watch list with the stream's values. The list is fixed, and so is the order of the hooks.
 *
 * @param served - The server's answer; undefined while it is on its way.
 */
export function useIndexReadings(served: readonly IndexQuote[] | undefined): IndexReading[] {
  const live = {
    SENSEX: useQuote({ market: 'INDEX', symbol: 'SENSEX' }),
    NIFTY50: useQuote({ market: 'INDEX', symbol: 'NIFTY50' }),
    NIFTYBANK: useQuote({ market: 'INDEX', symbol: 'NIFTYBANK' }),
    NIFTYSMLCAP100: useQuote({ market: 'INDEX', symbol: 'NIFTYSMLCAP100' }),
    NIFTYMIDCAP100: useQuote({ market: 'INDEX', symbol: 'NIFTYMIDCAP100' }),
    INDIAVIX: useQuote({ market: 'INDEX', symbol: 'INDIAVIX' }),
  };
  return indexReadingsOf({ served, live });
}
