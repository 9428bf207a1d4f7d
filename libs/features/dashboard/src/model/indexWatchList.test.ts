import { describe, expect, it } from 'vitest';
import { indices } from '../testing/fixtures.ts';
import { indexTilesOf, indexWatchList, type LiveIndex, type WatchedIndex } from './indexWatchList.ts';

const noneLive: Record<WatchedIndex, LiveIndex | null> = {
  SENSEX: null,
  NIFTY50: null,
  NIFTYBANK: null,
  NIFTYSMLCAP100: null,
  NIFTYMIDCAP100: null,
  INDIAVIX: null,
};

describe('indexTilesOf', () => {
  it('shows the six of the watch list in their order, whatever the server sends [S3-INDICES]', () => {
    const tiles = indexTilesOf({ served: indices.toReversed().slice(1), live: noneLive });

    expect(tiles.map((tile) => tile.name)).toEqual([...indexWatchList]);
    expect(tiles.map((tile) => tile.lastPrice)).toEqual([null, 26142.7, 59864.15, 17926.3, 60712.85, 10.42]);
  });

  it('keeps the size of every tile while the first answer is on its way', () => {
    expect(indexTilesOf({ served: undefined, live: noneLive }).map((tile) => tile.isLoading)).toEqual(
      indexWatchList.map(() => true),
    );
  });

  it('prefers the stream, and draws its value as the newest point', () => {
    const live = { ...noneLive, SENSEX: { last_price: 85300.1, change_percent: 0.51 } };

    const [sensex, nifty] = indexTilesOf({ served: indices, live, staleText: 'Values from 14:32 IST' });

    expect(sensex).toMatchObject({ lastPrice: 85300.1, changePercent: 0.51, staleText: undefined });
    expect(sensex?.points?.at(-1)).toBe(85300.1);
    expect(nifty).toMatchObject({ lastPrice: 26142.7, staleText: 'Values from 14:32 IST' });
  });
});
