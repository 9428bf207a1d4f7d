import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPaise } from '../money/paise.ts';
import { allotOffer, offerCutOff } from './allotOffer.ts';
import { allotRetail, ownAllotment, proportionalShare, type PublishedAllotment } from './allotRetail.ts';
import { drawOrder } from './drawOrder.ts';

const ids = { seed: '7e1c40aa90af', issue: 'IPO-2026-11-B' };

/** Groups by the numbers of lots that applicants ask for, in the order of their numbers. */
function offerOf(shares: number, lotSize: number, quantities: readonly number[]) {
  const groups = [
    ...new Map(quantities.map((quantity) => [quantity, quantities.filter((one) => one === quantity)])),
  ].map(([quantity, own]) => ({
    quantity,
    applicants: own.length,
  }));
  return { ...ids, shares, lotSize, groups, quantityOf: (number: number) => quantities[number] ?? 0 };
}

function allotted(allotment: PublishedAllotment, quantities: readonly number[]): number[] {
  const order = drawOrder(allotment);
  return quantities.map((quantity, number) => ownAllotment(allotment, { number, quantity }, order).allotted);
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

describe('the allotment of retail [I5C-2-ALLOTMENT]', () => {
  it.each([
    [320, 58],
    [220, 45],
    [120, 33],
    [60, 25],
    [20, 20],
  ])('of Schedule XIV: a bid for %i gets %i', (quantity, expected) => {
    const offer = { shares: 3_500_000, applicants: 100_000, demand: 14_000_000, lotSize: 20 };
    expect(proportionalShare(offer, quantity)).toBe(expected);
  });

  it('is in full where there are enough shares', () => {
    const quantities = [20, 40, 60];
    const allotment = allotRetail(offerOf(120, 20, quantities));
    expect([allotment.basis, allotted(allotment, quantities)]).toEqual(['full', quantities]);
  });

  it('draws one lot each where there is none for everybody, whatever was asked for', () => {
    const quantities = Array.from({ length: 1_000 }, (_, at) => 20 * (1 + (at % 13)));
    const allotment = allotRetail(offerOf(4_010, 20, quantities));
    const parts = allotted(allotment, quantities);
    expect(allotment).toMatchObject({ basis: 'lots', lots: 200 });
    expect(parts.filter((part) => part === 20)).toHaveLength(200);
    expect(parts.filter((part) => part !== 0 && part !== 20)).toEqual([]);
  });

  it('is the offer to the share, nobody below a lot and nobody above the own bid', () => {
    const lots = fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        lots,
        fc.integer({ min: 1, max: 80 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (bids, lot, part) => {
          const quantities = bids.map((count) => count * lot);
          const least = quantities.length * lot;
          const shares = least + Math.floor(part * (sum(quantities) - least));
          const allotment = allotRetail(offerOf(shares, lot, quantities));
          const parts = allotted(allotment, quantities);
          expect(sum(parts)).toBe(shares);
          for (const [at, one] of parts.entries()) {
            expect(one).toBeGreaterThanOrEqual(lot);
            expect(one).toBeLessThanOrEqual(quantities[at] ?? 0);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of ten lakh applicants gives away what is offered, and one alone finds the same [I5C-FIG-ALLOTMENT] [I5C-FIG-REDRAW]', () => {
    const applicants = 1_000_000;
    const quantityOf = (number: number) => 45 * (1 + ((number * 7) % 13));
    const groups = Array.from({ length: 13 }, (_, at) => ({ quantity: 45 * (at + 1), applicants: 0 }));
    for (let number = 0; number < applicants; number += 1) {
      const group = groups[quantityOf(number) / 45 - 1];
      if (group) group.applicants += 1;
    }
    const allotment = allotRetail({ ...ids, shares: 90_000_001, lotSize: 45, groups, quantityOf });
    const order = drawOrder(allotment);
    const one = { number: 777_777, quantity: quantityOf(777_777) };
    let total = 0;
    for (let number = 0; number < applicants; number += 1) {
      total += ownAllotment(allotment, { number, quantity: quantityOf(number) }, order).allotted;
    }
    expect(total).toBe(90_000_001);
    expect(ownAllotment(allotment, one)).toEqual(ownAllotment(allotment, one, order));
  });
});

describe('the allotment of an offer for sale [I5C-2-OFFER]', () => {
  const price = (rupees: number) => fromPaise(rupees * 100);
  const levels = [
    { price: price(1_490), quantity: 400 },
    { price: price(1_485), quantity: 500 },
    { price: price(1_481), quantity: 900 },
  ];

  it.each([
    [300, 0, 1_490],
    [700, 0, 1_485],
    [900, 0, 1_485],
    [901, 0, 1_481],
    [5_000, 0, 1_481],
    [700, 200, 1_485],
    [600, 200, 1_490],
  ])('has for %i shares and %i at cut-off the price %i', (shares, atCutOff, expected) => {
    expect(offerCutOff(shares, price(1_481), { levels, atCutOff })).toBe(price(expected));
  });

  it('shares out what is left at the cut-off: whole shares, the last ones by the draw', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 135 }), { minLength: 1, maxLength: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 500 }),
        (quantities, part, above) => {
          const shares = above + Math.floor(part * sum(quantities));
          const { groups, quantityOf } = offerOf(shares, 1, quantities);
          const allotment = allotOffer({ ...ids, shares, above, groups, quantityOf });
          const parts = allotted(allotment, quantities);
          expect(sum(parts)).toBe(shares - above);
          for (const [at, one] of parts.entries()) expect(one).toBeLessThanOrEqual(quantities[at] ?? 0);
        },
      ),
      { numRuns: 200 },
    );
  });
});
