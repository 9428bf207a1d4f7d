import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPaise, noMoney, type Paise } from '../money/paise.ts';
import {
  blockedAmount,
  checkApplication,
  checkApplicationChange,
  quantityAt,
  type ApplicantFacts,
  type ApplicationBid,
  type ApplicationPayment,
  type ApplicationTerms,
} from './checkApplication.ts';

const rupees = (amount: number) => fromPaise(Math.round(amount * 100));
const opensAt = Date.parse('2026-11-18T10:00:00+05:30');
const bidsUntil = Date.parse('2026-11-20T16:00:00+05:30');
const changesUntil = Date.parse('2026-11-20T17:00:00+05:30');

const terms: ApplicationTerms = {
  kind: 'ipo',
  board: 'mainboard',
  lowest: rupees(312),
  highest: rupees(328),
  cutOff: null,
  tick: rupees(1),
  lotSize: 45,
  opensAt,
  bidsUntil,
  changesUntil,
  isWithdrawn: false,
  retailLimit: rupees(200_000),
  bidsAtMost: 3,
  smallCompanyLots: 2,
};
const sme: ApplicationTerms = { ...terms, board: 'sme', lotSize: 400 };
const offer: ApplicationTerms = {
  ...terms,
  kind: 'ofs',
  lowest: rupees(1_476),
  highest: null,
  cutOff: rupees(1_481),
  tick: rupees(0.1),
  lotSize: 1,
};
const facts: ApplicantFacts = {
  at: opensAt,
  hasApplied: false,
  hasIdentity: true,
  coolingOffUntil: null,
  isSegmentOff: false,
};
const mandate: ApplicationPayment = {
  by: 'mandate',
  upiId: 'asha.verma@sandbox',
  account: { isVerified: true, upiId: 'asha.verma@sandbox' },
};
const cash = (available: number): ApplicationPayment => ({
  by: 'cash',
  available: rupees(available),
  chargesOf: (value: Paise) => fromPaise(Math.ceil(value / 1000)),
});
const atCutOff = (quantity: number): ApplicationBid => ({ quantity, price: null });

interface Case {
  terms?: ApplicationTerms;
  bids?: ApplicationBid[];
  payment?: ApplicationPayment;
  facts?: Partial<ApplicantFacts>;
}

const check = (one: Case) =>
  checkApplication(
    one.terms ?? terms,
    { bids: one.bids ?? [atCutOff(90)], payment: one.payment ?? mandate },
    { ...facts, ...one.facts },
  ).map(({ code, index, nearest }) => ({ code, index, nearest }));

describe('an application [I5C-2-CHECKS]', () => {
  it.each([
    ['at cut-off', {}],
    [
      'of three bids',
      { bids: [atCutOff(45), { quantity: 90, price: 31_200 }, { quantity: 45, price: 32_800 }] },
    ],
    ['of two lots of a small company', { terms: sme, bids: [{ quantity: 800, price: 32_800 }] }],
    ['for an offer at its cut-off', { terms: offer, bids: [atCutOff(100)], payment: cash(150_000) }],
    ['in the last second', { facts: { at: bidsUntil } }],
  ] as const satisfies ReadonlyArray<readonly [string, Case]>)('%s is taken', (_name, one) => {
    expect(check(one)).toEqual([]);
  });

  it.each<[string, Case, object]>([
    ['before it opens', { facts: { at: opensAt - 1 } }, { code: 'notOpen', index: null, nearest: null }],
    ['a second late', { facts: { at: bidsUntil + 1 } }, { code: 'closed', index: null, nearest: null }],
    [
      'withdrawn',
      { terms: { ...terms, isWithdrawn: true } },
      { code: 'notOffered', index: null, nearest: null },
    ],
    ['a second one', { facts: { hasApplied: true } }, { code: 'oneApplication', index: null, nearest: null }],
    ['no PAN', { facts: { hasIdentity: false } }, { code: 'noIdentity', index: null, nearest: null }],
    ['below a lot', { bids: [atCutOff(44)] }, { code: 'belowLot', index: 0, nearest: { quantity: 45 } }],
    ['off the lot', { bids: [atCutOff(100)] }, { code: 'offLot', index: 0, nearest: { quantity: 90 } }],
    [
      'over the limit',
      { bids: [atCutOff(630)] },
      { code: 'aboveLimit', index: 0, nearest: { quantity: 585 } },
    ],
    [
      'the second of three is wrong',
      { bids: [atCutOff(45), { quantity: 45, price: 32_850 }, atCutOff(90)] },
      { code: 'aboveBand', index: 1, nearest: { price: 32_800 } },
    ],
    [
      'off the tick',
      { bids: [{ quantity: 45, price: 31_260 }] },
      { code: 'offTick', index: 0, nearest: { price: 31_300 } },
    ],
    [
      'below the band',
      { bids: [{ quantity: 45, price: 31_100 }] },
      { code: 'belowBand', index: 0, nearest: { price: 31_200 } },
    ],
    [
      'no number',
      { bids: [{ quantity: 45, price: Number.NaN }] },
      { code: 'belowBand', index: 0, nearest: { price: 31_200 } },
    ],
    [
      'four bids',
      { bids: Array.from({ length: 4 }, () => atCutOff(45)) },
      { code: 'tooManyBids', index: null, nearest: { quantity: 3 } },
    ],
    [
      'one lot of a small company',
      { terms: sme, bids: [{ quantity: 400, price: 32_800 }] },
      { code: 'onlyTwoLots', index: 0, nearest: { quantity: 800 } },
    ],
    [
      'a small company at cut-off',
      { terms: sme, bids: [atCutOff(800)] },
      { code: 'cutOffNotTaken', index: 0, nearest: { price: 32_800 } },
    ],
    [
      'a handle that is none',
      { payment: { ...mandate, upiId: 'asha' } },
      { code: 'handleInvalid', index: null, nearest: null },
    ],
    [
      'the handle of another',
      { payment: { ...mandate, upiId: 'ravi@sandbox' } },
      { code: 'handleOfAnother', index: null, nearest: null },
    ],
    [
      'no account',
      { payment: { ...mandate, account: null } },
      { code: 'accountUnknown', index: null, nearest: null },
    ],
    [
      'below the cut-off of the first day',
      { terms: offer, bids: [{ quantity: 10, price: 148_000 }], payment: cash(150_000) },
      { code: 'belowCutOff', index: 0, nearest: { price: 148_100 } },
    ],
    [
      'more than the cash',
      { terms: offer, bids: [atCutOff(100)], payment: cash(100_000) },
      { code: 'notEnoughCash', index: 0, nearest: { quantity: 67 } },
    ],
  ])('%s is refused, with the nearest that is not [I5C-2-BAD]', (_name, one, expected) => {
    expect(check(one)).toEqual([expected]);
  });

  it('blocks the highest amount, and the largest quantity at the price counts', () => {
    const bids = [
      { quantity: 90, price: 31_200 },
      { quantity: 45, price: 32_800 },
      { quantity: 135, price: 31_500 },
    ];
    expect(blockedAmount(terms, bids)).toBe(135 * 31_500);
    expect(quantityAt(bids, rupees(315))).toBe(135);
    expect(quantityAt(bids, rupees(320))).toBe(45);
    expect(quantityAt(bids, rupees(328.01))).toBe(0);
  });

  it('with the nearest values instead passes, whatever was typed', () => {
    const any = fc.record({
      quantity: fc.integer({ min: 1, max: 5_000 }),
      price: fc.option(fc.integer({ min: 1, max: 60_000 })),
    });
    fc.assert(
      fc.property(any, fc.constantFrom(terms, sme), (typed, of) => {
        let bid: ApplicationBid = typed;
        for (let round = 0; round < 4; round += 1) {
          const [fault] = checkApplication(of, { bids: [bid], payment: mandate }, facts);
          if (!fault) return;
          expect(fault.nearest).not.toBeNull();
          bid = { ...bid, ...fault.nearest };
        }
        expect(checkApplication(of, { bids: [bid], payment: mandate }, facts)).toEqual([]);
      }),
    );
  });
});

describe('a change of an application [I5C-2-CHANGE]', () => {
  const change = (bids: ApplicationBid[], isBlocked: boolean, at = changesUntil) =>
    checkApplicationChange(
      terms,
      { bids, payment: mandate },
      { at, former: { amount: rupees(29_520), isBlocked } },
    ).map(({ code }) => code);

  it('is taken until 17:00:00, and not a moment later', () => {
    expect(change([atCutOff(45)], false)).toEqual([]);
    expect(change([atCutOff(45)], false, changesUntil + 1)).toEqual(['closed']);
  });

  it('cannot raise what the bank has blocked, and a small company takes no lower bid', () => {
    expect(change([atCutOff(135)], true)).toEqual(['aboveBlocked']);
    expect(change([atCutOff(135)], false)).toEqual([]);
    const former = { amount: rupees(262_400), isBlocked: false };
    const lower = [{ quantity: 800, price: 31_200 }];
    const faults = checkApplicationChange(sme, { bids: lower, payment: mandate }, { at: opensAt, former });
    expect(faults.map(({ code }) => code)).toEqual(['lowerNotAllowed']);
  });

  it('is worth nothing where no bid can be reckoned with', () => {
    expect(blockedAmount(terms, [{ quantity: 1.5, price: 31_200 }])).toBe(noMoney);
  });
});
