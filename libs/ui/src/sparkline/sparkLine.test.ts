import { describe, expect, it } from 'vitest';
import { placeLine, sidesOf } from './sparkLine.ts';

const box = { width: 102, height: 22 };

describe('placeLine', () => {
  it('takes as much of the width as the day is old, so that lines are on one clock [I3A-LOOK-27]', () => {
    const morning = placeLine({ points: [10, 11], baseline: 10, extent: 0.25, ...box });
    const evening = placeLine({ points: [10, 11, 10, 12, 9], baseline: 10, extent: 1, ...box });
    expect(morning.places.map(({ x }) => x)).toEqual([1, 26]);
    expect(evening.places.at(-1)?.x).toBe(101);
  });

  it('has room for the previous close, also where the price never was there [I3A-LOOK-27]', () => {
    const { places, baselineY } = placeLine({ points: [12, 14], baseline: 10, extent: 1, ...box });
    expect(baselineY).toBe(21);
    expect(places.map(({ y }) => y)).toEqual([11, 1]);
  });

  it.each([null, undefined, Number.NaN, Infinity])(
    'has no hairline for a previous close of %s',
    (baseline) => {
      expect(placeLine({ points: [12, 14], baseline, extent: 1, ...box }).baselineY).toBeNull();
    },
  );

  it('draws nothing of fewer than two points [I2-6-CHARTS]', () => {
    expect(placeLine({ points: [12, Number.NaN], baseline: 10, extent: 1, ...box })).toMatchObject({
      places: [],
      baselineY: null,
    });
  });
});

describe('sidesOf', () => {
  it('cuts the line where it crosses the previous close [I3A-LOOK-27]', () => {
    const places = [
      { x: 0, y: 5 },
      { x: 10, y: 15 },
      { x: 20, y: 5 },
    ];
    expect(sidesOf(places, 10)).toEqual([
      {
        side: 'up',
        places: [
          { x: 0, y: 5 },
          { x: 5, y: 10 },
        ],
      },
      {
        side: 'down',
        places: [
          { x: 5, y: 10 },
          { x: 10, y: 15 },
          { x: 15, y: 10 },
        ],
      },
      {
        side: 'up',
        places: [
          { x: 15, y: 10 },
          { x: 20, y: 5 },
        ],
      },
    ]);
  });

  it('is neither gain nor loss where every price is the previous close', () => {
    const { places, baselineY } = placeLine({ points: [10, 10, 10], baseline: 10, extent: 1, ...box });
    expect(sidesOf(places, baselineY ?? 0).map(({ side }) => side)).toEqual(['flat']);
  });
});
