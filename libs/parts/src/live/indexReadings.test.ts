import { describe, expect, it } from 'vitest';
import { indexFixtures as indices } from '@wealth/api-sdk/testing';
import { indexReadingsOf, indexWatchList, type LiveIndex, type WatchedIndex } from './indexReadings.ts';

const silent: LiveIndex = { quote: null };
const noneLive: Record<WatchedIndex, LiveIndex> = {
  SENSEX: silent,
  NIFTY50: silent,
  NIFTYBANK: silent,
  NIFTYSMLCAP100: silent,
  NIFTYMIDCAP100: silent,
  INDIAVIX: silent,
};
const time = '2026-11-19T14:33:00+05:30';
const sensex = { last_price: 85300.1, previous_close: 84870.5, change_percent: 0.51, time };

function readingsOf(input: Partial<Parameters<typeof indexReadingsOf>[0]>) {
  return indexReadingsOf({
    served: indices,
    live: noneLive,
    ...input,
  });
}

describe('indexReadingsOf', () => {
  it('shows the six of the watch list in their order, whatever the server sends [S3-INDICES]', () => {
    const readings = readingsOf({ served: indices.toReversed().slice(0, 5) });

    expect(readings.map((reading) => reading.name)).toEqual([...indexWatchList]);
    expect(readings.map((reading) => reading.lastPrice)).toEqual([
      null,
      26142.7,
      59864.15,
      17926.3,
      60712.85,
      10.42,
    ]);
  });

  it('keeps the place of every index while the first answer is on its way', () => {
    expect(readingsOf({ served: undefined }).map((reading) => reading.isLoading)).toEqual(
      indexWatchList.map(() => true),
    );
  });

  it('prefers the stream, and draws its value as the newest point', () => {
    const [reading] = readingsOf({ live: { ...noneLive, SENSEX: { quote: sensex } } });

    expect(reading).toMatchObject({ lastPrice: 85300.1, changePercent: 0.51 });
    // 14:33 is 318 of 375 minutes after the opening.
    expect(reading).toMatchObject({ previousClose: 84870.5, dayRatio: 318 / 375 });
    expect(reading?.points.at(-1)).toBe(85300.1);
  });
});
