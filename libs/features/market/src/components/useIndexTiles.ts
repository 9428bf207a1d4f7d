import { useQuote } from '@wealth/stream';
import type { IndexTileProps } from '@wealth/ui/index-tile';
import { indexTilesOf, type IndexTilesInput } from '../model/indexWatchList.ts';

/** The tiles of the watch list with the stream's values. The list is fixed, and so is the order of the hooks. */
export function useIndexTiles(answer: Omit<IndexTilesInput, 'live'>): IndexTileProps[] {
  const live = {
    SENSEX: useQuote({ market: 'INDEX', symbol: 'SENSEX' }),
    NIFTY50: useQuote({ market: 'INDEX', symbol: 'NIFTY50' }),
    NIFTYBANK: useQuote({ market: 'INDEX', symbol: 'NIFTYBANK' }),
    NIFTYSMLCAP100: useQuote({ market: 'INDEX', symbol: 'NIFTYSMLCAP100' }),
    NIFTYMIDCAP100: useQuote({ market: 'INDEX', symbol: 'NIFTYMIDCAP100' }),
    INDIAVIX: useQuote({ market: 'INDEX', symbol: 'INDIAVIX' }),
  };
  return indexTilesOf({ ...answer, live });
}
