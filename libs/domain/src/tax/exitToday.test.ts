import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { orderCost } from '../charges/orderCost.ts';
import { sumOf } from '../money/arithmetic.ts';
import { fromPaise, fromWire, noMoney, toWire } from '../money/paise.ts';
import { exitToday, type ExitHolding } from './exitToday.ts';
import type { YearSoFar } from './yearSoFar.ts';

const today = calendarDay('2026-11-20');
const nothingYet: YearSoFar = { gains: [], brought: [] };

interface Held {
  boughtOn: string;
  quantity: number;
  paid: number;
  price: number;
}

function holding({ boughtOn, quantity, paid, price }: Held): ExitHolding {
  const sale = {
    market: 'NSE',
    product: 'delivery',
    side: 'SELL',
    on: today,
    isSoldAlreadyToday: false,
    price: fromWire(price),
    quantity,
  } as const;
  return {
    lots: [
      {
        boughtOn: calendarDay(boughtOn),
        quantity,
        cost: fromWire(paid),
        charges: noMoney,
        transactionTax: noMoney,
      },
    ],
    price: fromWire(price),
    lines: orderCost(sale).lines,
  };
}

describe('what is left after selling everything today [I5B-2-EXIT]', () => {
  it('is the value less charges, tax by term and cess', () => {
    const short = holding({ boughtOn: '2026-06-01', quantity: 100, paid: 50_000, price: 600 });
    const exit = exitToday([short], nothingYet, today);
    // 1,000 in 60,000: 60 of transaction tax, 13.50 of the depository; the tax on what is left of 10,000 at 20 %.
    expect(toWire(exit.value)).toBe(60_000);
    expect(exit.gain.longTerm).toBe(0);
    expect(toWire(exit.gain.shortTerm)).toBe(10_000 - (toWire(exit.charges) - 60));
    expect(exit.tax).toBe(Math.round(exit.gain.shortTerm * 0.2));
    expect(exit.net).toBe(exit.value - exit.charges - exit.tax - exit.cess);
    expect(exit.cess).toBe(Math.round(exit.tax * 0.04));
  });

  it('uses the exemption and the losses that are left, and gives tax back for a loss', () => {
    const long = holding({ boughtOn: '2024-06-03', quantity: 100, paid: 10_000, price: 500 });
    expect(exitToday([long], nothingYet, today)).toMatchObject({ tax: 0, lossesUsed: 0 });
    const brought = [{ year: '2025-26', term: 'shortTerm', amount: fromWire(10_000) }] as const;
    expect(toWire(exitToday([long], { gains: [], brought }, today).lossesUsed)).toBe(10_000);
    const sold = [{ term: 'shortTerm', soldOn: today, gain: fromWire(20_000) }] as const;
    const loss = holding({ boughtOn: '2026-06-01', quantity: 100, paid: 60_000, price: 500 });
    expect(exitToday([loss], { gains: sold, brought: [] }, today).tax).toBeLessThan(-199_999);
  });

  it('is nothing of nothing', () => {
    expect(exitToday([], nothingYet, today)).toMatchObject({ value: 0, net: 0, holdings: [], lines: [] });
  });

  it('adds up over its shares, lots and lines', () => {
    const any = fc.array(
      fc.record({
        days: fc.integer({ min: 0, max: 900 }),
        quantity: fc.integer({ min: 1, max: 500 }),
        paid: fc.integer({ min: 0, max: 1e6 }),
        price: fc.integer({ min: 1, max: 5_000 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(any, (rows) => {
        const holdings = rows.map(({ days, ...row }) => holding({ ...row, boughtOn: addDays(today, -days) }));
        const exit = exitToday(holdings, nothingYet, today);
        expect(sumOf(exit.lines.map(({ amount }) => amount))).toBe(exit.charges);
        expect(sumOf(exit.holdings.map(({ value }) => value))).toBe(exit.value);
        expect(sumOf(exit.holdings.map(({ charges }) => charges))).toBe(exit.charges);
        expect(exit.taxOf.shortTerm + exit.taxOf.longTerm).toBe(exit.tax);
        expect(exit.net).toBe(fromPaise(exit.value - exit.charges - exit.tax - exit.cess));
        expect(exit.tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
