import { describe, expect, it } from 'vitest';
import { labelPlaces, type ScaleLabel } from './labelPlaces.ts';

/** The day of a share with a closing auction at half past two, words as wide as they are. */
const day: readonly ScaleLabel[] = [
  { at: 332 / 420, width: 80, isCentred: true },
  { at: 0, width: 150 },
  { at: 15 / 420, width: 170 },
  { at: 375 / 420, width: 150 },
  { at: 410 / 420, width: 170 },
];

describe('the words of a day [I4B-E17]', () => {
  it.each([320, 420, 900, 1240])('stand within %d px, and none over another one', (total) => {
    const places = labelPlaces(day, total);
    for (const [index, { x, line }] of places.entries()) {
      const width = day[index]?.width ?? 0;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(total);
      for (const [other, place] of places.entries()) {
        if (other === index || place.line !== line) continue;
        expect(x + width <= place.x || place.x + (day[other]?.width ?? 0) <= x).toBe(true);
      }
    }
  });

  it('begin under their parts, and now stands with its middle under its tick, next to the bar', () => {
    const [now, preOpen, continuous, auction, postClose] = labelPlaces(day, 1240);
    expect(now).toEqual({ x: (332 / 420) * 1240 - 40, line: 0 });
    expect(preOpen).toEqual({ x: 0, line: 0 });
    expect(continuous).toEqual({ x: (15 / 420) * 1240, line: 1 });
    expect(auction?.x).toBe(1240 - 150);
    expect(postClose?.x).toBe(1240 - 170);
    expect(postClose?.line).not.toBe(auction?.line);
  });
});
