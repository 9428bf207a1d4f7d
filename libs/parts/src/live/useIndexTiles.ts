import type { IndexQuote } from '@wealth/api-sdk/model';
import { useHasQuote, useLiveSource, type QuoteState } from '@wealth/stream';
import type { IndexTileProps } from '@wealth/ui/index-tile';
import { useCallback } from 'react';
import { indexReadingOf, type IndexReading, type WatchedIndex } from './indexReading.ts';
import { useMappedSource } from './useMappedSource.ts';

const priceOf = ({ lastPrice }: IndexReading) => lastPrice;
const changeOf = ({ changePercent }: IndexReading) => ({ percent: changePercent });
const lineOf = ({ points, previousClose, dayRatio, changePercent }: IndexReading) => ({
  points,
  baseline: previousClose,
  extent: dayRatio,
  change: changePercent,
});

function useIndexTile(name: WatchedIndex, served: readonly IndexQuote[] | undefined): IndexTileProps {
  const index = served?.find(({ symbol }) => symbol === name);
  const pick = useCallback(({ quote }: QuoteState) => indexReadingOf(index, quote), [index]);
  const instrument = { market: 'INDEX', symbol: name } as const;
  const reading = useLiveSource(instrument, pick);
  const hasQuote = useHasQuote(instrument);
  return {
    name,
    price: useMappedSource(reading, priceOf, 'lastPrice'),
    change: useMappedSource(reading, changeOf, 'changePercent'),
    line: useMappedSource(reading, lineOf),
    isLoading: served === undefined && !hasQuote,
  };
}

/**
 * The watch list with the stream's values. The list is fixed, and so is the order of the hooks.
 *
 * @param served - The server's answer; undefined while it is on its way.
 */
export function useIndexTiles(served: readonly IndexQuote[] | undefined): IndexTileProps[] {
  return [
    useIndexTile('SENSEX', served),
    useIndexTile('NIFTY50', served),
    useIndexTile('NIFTYBANK', served),
    useIndexTile('NIFTYSMLCAP100', served),
    useIndexTile('NIFTYMIDCAP100', served),
    useIndexTile('INDIAVIX', served),
  ];
}
