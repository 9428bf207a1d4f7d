import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { sumOf } from '../money/arithmetic.ts';
import { fromPaise, toWire } from '../money/paise.ts';
import { rateRules } from './chargeRules.ts';
import { orderCharges, sumOfCharges, type ChargedOrder, type Charges } from './orderCharges.ts';
import { sandboxTariff } from './tariff.ts';

const on = calendarDay('2026-11-20');
const withoutDepository = { ...sandboxTariff, depositoryFee: fromPaise(0) };

function order(change: Partial<ChargedOrder> = {}): ChargedOrder {
  return { market: 'NSE', product: 'delivery', side: 'BUY', price: Big(1000), quantity: 100, on, ...change };
}

function amountsOf(charges: Charges): Record<string, number> {
  return Object.fromEntries(charges.lines.map((line) => [line.code, toWire(line.amount)]));
}

const orders = fc.record({
  market: fc.constantFrom('NSE', 'BSE'),
  product: fc.constantFrom('delivery', 'intraday', 'futures', 'options'),
  side: fc.constantFrom('BUY', 'SELL'),
  price: fc.integer({ min: 1, max: 5_000_000 }).map((paise) => Big(paise).div(100)),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  on: fc.constantFrom('2024-10-01', '2026-02-28', '2026-03-31', '2026-11-20').map(calendarDay),
  isSoldAlreadyToday: fc.boolean(),
});

describe('orderCharges [I1-7-CHARGES]', () => {
  it('gives the golden vector of buying and selling 5,000 at 1,000 on NSE [I5A-1-CHARGES]', () => {
    const both = sumOfCharges([
      orderCharges(order({ quantity: 5000 }), withoutDepository),
      orderCharges(order({ quantity: 5000, side: 'SELL' }), withoutDepository),
    ]);

    expect(amountsOf(both)).toEqual({
      brokerage: 0,
      securitiesTransactionTax: 10_000,
      // ₹307 as a pair.
      exchangeFee: 306.98,
      investorProtectionLevy: 0.02,
      regulatorFee: 10,
      stampDuty: 750,
      depositoryFee: 0,
      gst: 57.06,
    });
    expect(toWire(both.total)).toBe(11_124.06);
  });

  it('gives the golden vector of buying for one lakh [I5A-1-CHARGES]', () => {
    const charges = orderCharges(order());

    expect(amountsOf(charges)).toEqual({
      brokerage: 0,
      securitiesTransactionTax: 100,
      exchangeFee: 3.07,
      investorProtectionLevy: 0,
      regulatorFee: 0.1,
      stampDuty: 15,
      gst: 0.57,
    });
    expect(toWire(charges.total)).toBe(118.74);
  });

  it('asks the depository fee with GST once for each instrument sold a day [D-TARIFF]', () => {
    const first = orderCharges(order({ side: 'SELL' }));
    const second = orderCharges(order({ side: 'SELL', isSoldAlreadyToday: true }));

    expect(amountsOf(first)['depositoryFee']).toBe(13.5);
    // 100 + 3.07 + 0.10 + 13.50 + 18 % of 16.67
    expect(toWire(first.total)).toBe(119.67);
    expect(amountsOf(second)['depositoryFee']).toBe(0);
    expect(toWire(second.total)).toBe(103.74);
  });

  it.each([
    { product: 'delivery', market: 'BSE', side: 'BUY', code: 'exchangeFee', amount: 3.75 },
    { product: 'intraday', market: 'NSE', side: 'SELL', code: 'securitiesTransactionTax', amount: 25 },
    { product: 'intraday', market: 'NSE', side: 'BUY', code: 'securitiesTransactionTax', amount: undefined },
    { product: 'intraday', market: 'NSE', side: 'BUY', code: 'stampDuty', amount: 3 },
    { product: 'futures', market: 'NSE', side: 'SELL', code: 'securitiesTransactionTax', amount: 50 },
    { product: 'futures', market: 'NSE', side: 'SELL', code: 'exchangeFee', amount: 1.83 },
    { product: 'futures', market: 'BSE', side: 'SELL', code: 'exchangeFee', amount: 0 },
    { product: 'options', market: 'NSE', side: 'SELL', code: 'securitiesTransactionTax', amount: 150 },
    { product: 'options', market: 'NSE', side: 'SELL', code: 'exchangeFee', amount: 35.53 },
    { product: 'options', market: 'BSE', side: 'BUY', code: 'exchangeFee', amount: 32.5 },
    { product: 'options', market: 'NSE', side: 'SELL', code: 'stampDuty', amount: undefined },
  ] as const)('$code of a lakh, $product $side on $market, is $amount', (row) => {
    const { product, market, side } = row;
    expect(amountsOf(orderCharges(order({ product, market, side })))[row.code]).toBe(row.amount);
  });

  it.each([
    { day: '2026-02-28', exchangeFee: 1.73, tax: 20 },
    { day: '2026-03-01', exchangeFee: 1.83, tax: 20 },
    { day: '2026-03-31', exchangeFee: 1.83, tax: 20 },
    { day: '2026-04-01', exchangeFee: 1.83, tax: 50 },
  ])('takes the rates in force on $day for a future', ({ day, exchangeFee, tax }) => {
    const charges = orderCharges(order({ product: 'futures', side: 'SELL', on: calendarDay(day) }));
    expect(amountsOf(charges)).toMatchObject({ exchangeFee, securitiesTransactionTax: tax });
  });

  it('knows no day before its tables, and says the source of every line', () => {
    expect(() => orderCharges(order({ on: calendarDay('2024-09-30') }))).toThrow(RangeError);
    for (const line of orderCharges(order({ side: 'SELL' })).lines) {
      expect(line.source).not.toBe('');
      expect(line.effectiveFrom <= on).toBe(true);
    }
  });

  it('has each rule once for each first day, in order of time', () => {
    const keys = rateRules.map(({ code, product, market, side }) => `${code} ${product} ${market} ${side}`);
    for (const key of new Set(keys)) {
      const days = rateRules.filter((_, index) => keys[index] === key).map((rule) => rule.effectiveFrom);
      expect(days).toEqual([...new Set(days)].toSorted());
    }
  });

  it('is never negative, and the parts sum to the total', () => {
    fc.assert(
      fc.property(orders, (example) => {
        const { lines, total } = orderCharges(example);
        expect(lines.every((line) => line.amount >= 0)).toBe(true);
        expect(sumOf(lines.map((line) => line.amount))).toBe(total);
      }),
    );
  });

  it('never falls when the quantity grows', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 10_000 }), (example, more) => {
        const larger = { ...example, quantity: example.quantity + more };
        expect(orderCharges(larger).total).toBeGreaterThanOrEqual(orderCharges(example).total);
      }),
    );
  });

  it('costs the same in one order or two, but for rounding and the depository', () => {
    // Each of the two halves may be off by half a rupee in two taxes and half a paisa in three fees.
    const tolerance = fromPaise(210);
    fc.assert(
      fc.property(orders, (example) => {
        const whole = orderCharges({ ...example, quantity: example.quantity * 2 }, withoutDepository);
        const half = orderCharges(example, withoutDepository);
        const halves = sumOfCharges([half, half]);
        expect(halves.total).toBe(half.total * 2);
        expect(Math.abs(whole.total - halves.total)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });
});
