import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOrder } from './drawOrder.ts';

const draw = { seed: '7e1c40aa90af', issue: 'IPO-2026-11-B' };

describe('the order of a draw [I5C-2-DRAW]', () => {
  it('gives each number one place, and back', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 700 }), (seed, applicants) => {
        const { placeOf, numberAt } = drawOrder({ ...draw, seed, applicants });
        const places = Array.from({ length: applicants }, (_, number) => placeOf(number));
        expect(new Set(places).size).toBe(applicants);
        for (const [number, place] of places.entries()) expect(numberAt(place)).toBe(number);
      }),
      { numRuns: 60 },
    );
  });

  it('is the published one: whoever changes the function breaks every draw that was told', () => {
    const { placeOf } = drawOrder({ ...draw, applicants: 408_495 });
    expect([0, 1, 207_113, 408_494].map(placeOf)).toMatchInlineSnapshot(`
      [
        10633,
        311495,
        27612,
        377601,
      ]
    `);
  });

  it('is another one for another seed, issue or number of applicants', () => {
    const of = (change: object) =>
      Array.from({ length: 50 }, (_, at) => drawOrder({ ...draw, applicants: 50, ...change }).placeOf(at));
    const orders = [of({}), of({ seed: 'a' }), of({ issue: 'b' })].map((order) => order.join());
    expect(new Set(orders).size).toBe(3);
  });

  it('favours nobody: each tenth of the numbers wins a tenth', () => {
    const applicants = 100_000;
    const { placeOf } = drawOrder({ ...draw, applicants });
    const wins = Array.from({ length: 10 }, () => 0);
    for (let number = 0; number < applicants; number += 1) {
      const tenth = Math.floor(number / (applicants / 10));
      if (placeOf(number) < applicants / 4) wins[tenth] = (wins[tenth] ?? 0) + 1;
    }
    // 2,500 each, with a deviation of some 43.
    for (const won of wins) expect(Math.abs(won - 2_500)).toBeLessThan(220);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('among %s applicants is a bug of the caller', (applicants) => {
    expect(() => drawOrder({ ...draw, applicants })).toThrow(RangeError);
  });

  it.each([-1, 50, 0.5])('knows no number %s of fifty', (number) => {
    expect(() => drawOrder({ ...draw, applicants: 50 }).placeOf(number)).toThrow(RangeError);
  });
});
