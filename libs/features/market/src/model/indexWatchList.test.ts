import { describe, expect, it } from 'vitest';
import { indices } from '../testing/fixtures.ts';
import { indexTilesOf, indexWatchList, type LiveIndex, type WatchedIndex } from './indexWatchList.ts';

const silent: LiveIndex = { quote: null, isStale: false };
const noneLive: Record<WatchedIndex, LiveIndex> = {
  SENSEX: silent,
  NIFTY50: silent,
  NIFTYBANK: silent,
  NIFTYSMLCAP100: silent,
  NIFTYMIDCAP100: silent,
  INDIAVIX: silent,
};
const time = '2026-11-19T14:33:00+05:30';
const sensex = { last_price: 85300.1, change_percent: 0.51, time };

function tilesOf(input: Partial<Parameters<typeof indexTilesOf>[0]>) {
  return indexTilesOf({
    served: indices,
    isServedStale: false,
    live: noneLive,
    staleTextOf: (from) => `Values from ${from}`,
    ...input,
  });
}

describe('indexTilesOf', () => {
  it('shows the six of the watch list in their order, whatever the server sends [S3-INDICES]', () => {
    const tiles = tilesOf({ served: indices.toReversed().slice(0, 5) });

    expect(tiles.map((tile) => tile.name)).toEqual([...indexWatchList]);
    expect(tiles.map((tile) => tile.lastPrice)).toEqual([null, 26142.7, 59864.15, 17926.3, 60712.85, 10.42]);
  });

  it('keeps the size of every tile while the first answer is on its way', () => {
    expect(tilesOf({ served: undefined }).map((tile) => tile.isLoading)).toEqual(
      indexWatchList.map(() => true),
    );
  });

  it('prefers the stream, and draws its value as the newest point', () => {
    const [tile] = tilesOf({ live: { ...noneLive, SENSEX: { quote: sensex, isStale: false } } });

    expect(tile).toMatchObject({ lastPrice: 85300.1, changePercent: 0.51, staleText: undefined });
    expect(tile?.points?.at(-1)).toBe(85300.1);
  });

  it.each([
    {
      what: 'an answer that could not be refreshed',
      isServedStale: true,
      live: noneLive,
      since: indices[0].time,
    },
    {
      what: 'a stream that went silent',
      isServedStale: false,
      live: { ...noneLive, SENSEX: { quote: sensex, isStale: true } },
      since: time,
    },
  ])('says when the value of $what is from', ({ isServedStale, live, since }) => {
    expect(tilesOf({ isServedStale, live })[0]?.staleText).toBe(`Values from ${since}`);
  });

  it('marks no live value because the answer beneath it is old', () => {
    const live = { ...noneLive, SENSEX: { quote: sensex, isStale: false } };
    expect(tilesOf({ isServedStale: true, live })[0]?.staleText).toBeUndefined();
  });
});
