import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire } from '../money/paise.ts';
import { gttLegs, rehearseGtt } from './gttLegs.ts';
import { at, buy, facts, gtt, paise, sell, session } from './testing.ts';

const two = sell({
  ...gtt(1050, 1049),
  quantity: 300,
  stop: { triggerPrice: paise(950), price: paise(948) },
});
const codes = (order = two, known = facts()) =>
  rehearseGtt(order, known).map(({ faults }) =>
    faults.filter(({ severity }) => severity === 'error').map(({ code }) => code),
  );

describe('the rehearsal of a GTT [I5A-8-GTT]', () => {
  it('sends of each leg a limit order of the day', () => {
    expect(gttLegs(two)).toMatchObject([
      { kind: 'first', triggerPrice: paise(1050), order: { orderType: 'LIMIT', price: paise(1049) } },
      { kind: 'stop', triggerPrice: paise(950), order: { validity: 'DAY', price: paise(948), stop: null } },
    ]);
    expect(gttLegs(buy())).toEqual([]);
  });

  it.each([
    {
      where: 'money is missing',
      order: buy(gtt(990, 991)),
      known: { available: fromWire(50_000) },
      expected: [['notEnoughFunds']],
    },
    {
      where: 'shares are missing',
      order: { ...two, quantity: 301 },
      known: {},
      expected: [['notEnoughShares'], ['notEnoughShares']],
    },
    {
      where: 'one limit is outside the band',
      order: sell(gtt(1150, 1149)),
      known: {},
      expected: [['outsideBand']],
    },
    { where: 'nothing is', order: two, known: {}, expected: [[], []] },
  ])('says what would be refused today where $where', ({ order, known, expected }) => {
    expect(codes(order, facts(known))).toEqual(expected);
  });

  it('counts what comes in and goes out', () => {
    const [leg] = rehearseGtt(buy({ ...gtt(990, 991), quantity: 100 }), facts());
    expect(leg?.needs?.cost.value).toBe(paise(99_100));
    expect(leg?.needs?.needed).toBe(leg?.needs?.cost.cash);
  });

  it('does not ask at what hour it is looked at', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.boolean(), (hour, isHalted) => {
        const known = facts({ session: { ...session(at(hour)), isHalted } });
        expect(codes(two, known)).toEqual([[], []]);
      }),
    );
  });
});
