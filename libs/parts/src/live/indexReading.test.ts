import { indexFixtures as indices } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { indexReadingOf } from './indexReading.ts';

const time = '2026-11-19T14:33:00+05:30';
const sensex = { last_price: 85300.1, previous_close: 84870.5, change_percent: 0.51, time };
const served = indices.find(({ symbol }) => symbol === 'SENSEX');

describe('indexReadingOf', () => {
  it('knows nothing of an index that the server left out and the stream has not told', () => {
    expect(indexReadingOf(undefined, null)).toEqual({
      lastPrice: null,
      changePercent: null,
      points: [],
      previousClose: null,
      dayRatio: 1,
    });
  });

  it('prefers the stream, and draws its value as the newest point', () => {
    const reading = indexReadingOf(served, sensex);

    expect(reading).toMatchObject({ lastPrice: 85300.1, changePercent: 0.51 });
    // 14:33 is 318 of 380 minutes after the opening.
    expect(reading).toMatchObject({ previousClose: 84870.5, dayRatio: 318 / 380 });
    expect(reading.points.at(-1)).toBe(85300.1);
  });
});
