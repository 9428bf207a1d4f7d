import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { sumOf, valueAt } from '../money/arithmetic.ts';
import { fromPaise, fromWire, noMoney } from '../money/paise.ts';
import { bonusDays, dividendDays, exDateOf, rightsDays } from './actionDays.ts';
import { dividendOf, dividendStateOn } from './dividendOf.ts';
import { isinChainOf, isinOn } from './isinChain.ts';
import { priceFactor } from './priceFactor.ts';
import { entitledRights, rightsLot } from './rightsOf.ts';

describe('the days of an action [I5B-1-ACTIONS]', () => {
  it('are the record date as ex-date, or the trading day before a record date on a holiday', () => {
    expect(exDateOf(calendarDay('2026-03-20'))).toBe('2026-03-20');
    // Maharashtra Day.
    expect(exDateOf(calendarDay('2026-05-01'))).toBe('2026-04-30');
  });

  it('allot a bonus on T+1 of the record date, and let it trade on T+2', () => {
    // BSE notice of 12 March 2026.
    expect(bonusDays(calendarDay('2026-03-20'))).toEqual({
      allottedOn: '2026-03-23',
      tradableFrom: '2026-03-24',
    });
  });

  it('expect a dividend ten trading days after the record date, and miss it after 45 days', () => {
    const exDate = calendarDay('2026-09-18');
    expect(dividendDays({ exDate, recordDate: exDate })).toEqual({
      expectedOn: '2026-10-05',
      missingOn: '2026-11-02',
    });
  });

  it('open a window for rights after the record date', () => {
    const { opensOn, closesOn } = rightsDays(calendarDay('2026-09-18'));
    expect(opensOn > '2026-09-18' && closesOn > opensOn).toBe(true);
  });
});

describe('rights [I5B-1-RIGHTS]', () => {
  it('may be applied for in whole shares, and cost what is paid', () => {
    expect(entitledRights(100, { after: 9, before: 8 })).toBe(12);
    expect(entitledRights(7, { after: 9, before: 8 })).toBe(0);
    expect(rightsLot(12, fromWire(1_210), calendarDay('2026-12-21'))).toMatchObject({
      boughtOn: '2026-12-21',
      quantity: 12,
      cost: 1_452_000,
    });
  });

  it('lower the price to what it is worth with all of them taken', () => {
    const action = { kind: 'rights', ratio: { after: 9, before: 8 }, price: fromWire(1_000) } as const;
    // (8 × 1,450 + 1,000) ÷ 9 = 1,400.
    expect(
      priceFactor({ ...action, lastClose: fromWire(1_450) })
        .times(1_450)
        .round(6)
        .toNumber(),
    ).toBe(1_400);
  });
});

describe('a dividend [I5B-1-DIVIDEND]', () => {
  const nothingBefore = { gross: noMoney, deducted: noMoney };
  const paidOn = calendarDay('2026-10-05');

  it('is paid gross less what the company deducts above ₹10,000 a tax year', () => {
    const small = { quantity: 18, perShare: fromWire(140), paidOn };
    expect(dividendOf(small, nothingBefore)).toEqual({ gross: 252_000, deducted: 0, net: 252_000 });
    const large = { quantity: 1_000, perShare: fromWire(11), paidOn };
    expect(dividendOf(large, nothingBefore)).toEqual({ gross: 1_100_000, deducted: 110_000, net: 990_000 });
    // The one that passes the threshold bears the tax of those before.
    expect(dividendOf(small, { gross: fromWire(9_000), deducted: noMoney }).deducted).toBe(115_200);
  });

  it('adds up, for any amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (quantity, paise) => {
        const perShare = fromPaise(paise);
        const { gross, deducted, net } = dividendOf({ quantity, perShare, paidOn }, nothingBefore);
        expect(gross).toBe(valueAt(perShare, quantity));
        expect(sumOf([deducted, net])).toBe(gross);
      }),
    );
  });

  it('is expected, then missing, and received whenever it comes', () => {
    const days = { paidOn: null, missingOn: calendarDay('2026-11-02') };
    expect(dividendStateOn(calendarDay('2026-11-01'), days)).toBe('expected');
    expect(dividendStateOn(calendarDay('2026-11-02'), days)).toBe('missing');
    const late = { ...days, paidOn: calendarDay('2026-12-01') };
    expect(dividendStateOn(calendarDay('2026-11-30'), late)).toBe('missing');
    expect(dividendStateOn(calendarDay('2026-12-01'), late)).toBe('received');
  });
});

describe('the chain of ISINs [I5B-1-CHAIN]', () => {
  const links = [
    { from: 'B', to: 'C', on: calendarDay('2026-03-02') },
    { from: 'A', to: 'B', on: calendarDay('2025-05-05') },
    { from: 'X', to: 'Y', on: calendarDay('2026-03-02') },
  ];

  it('is known by any of its ISINs, the first one first', () => {
    for (const isin of ['A', 'B', 'C']) expect(isinChainOf(links, isin)).toEqual(['A', 'B', 'C']);
    expect(isinChainOf(links, 'Z')).toEqual(['Z']);
  });

  it('has the ISIN of each day', () => {
    expect(isinOn(links, 'A', calendarDay('2025-05-04'))).toBe('A');
    expect(isinOn(links, 'A', calendarDay('2025-05-05'))).toBe('B');
    expect(isinOn(links, 'A', calendarDay('2026-11-20'))).toBe('C');
    expect(isinOn(links, 'B', calendarDay('2026-11-20'))).toBe('C');
  });
});
