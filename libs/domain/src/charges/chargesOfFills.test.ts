import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { minus, sumOf, valueAt } from '../money/arithmetic.ts';
import { fromPaise, fromWire, toWire } from '../money/paise.ts';
import { chargeCodes } from './chargeRules.ts';
import { chargesOfFills, type ChargedFill, type FilledOrder } from './chargesOfFills.ts';
import {
  chargesOfValue,
  depositoryCharges,
  sumOfCharges,
  type ChargedTrade,
  type ChargeLine,
} from './orderCharges.ts';
import { orderCost } from './orderCost.ts';

const trade: ChargedTrade = {
  market: 'NSE',
  product: 'delivery',
  side: 'BUY',
  on: calendarDay('2026-11-20'),
};
const amounts = (lines: readonly ChargeLine[]) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, toWire(amount)]));

const trades = fc.record({
  market: fc.constantFrom('NSE', 'BSE'),
  product: fc.constantFrom('delivery', 'intraday', 'futures', 'options'),
  side: fc.constantFrom('BUY', 'SELL'),
  on: fc.constantFrom('2024-10-01', '2026-11-20').map(calendarDay),
  isSoldAlreadyToday: fc.boolean(),
});
const fills = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 10_000_000 }).map(fromPaise),
    quantity: fc.integer({ min: 1, max: 20_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);

/** The charges of each fill as they are posted one after the other. */
function postOneByOne(order: ChargedTrade, list: readonly ChargedFill[]) {
  const posted: ChargeLine[] = [];
  return list.map((_, index) => {
    const charges = chargesOfFills({ ...order, fills: list.slice(0, index + 1) }, posted);
    posted.push(...charges.lines);
    return charges;
  });
}

describe('the levy of the investor protection fund [I5A-1-CHARGES]', () => {
  it.each([
    { rupees: 49_99_000, exchangeFee: 153.47, investorProtectionLevy: 0 },
    { rupees: 50_00_000, exchangeFee: 153.49, investorProtectionLevy: 0.01 },
    { rupees: 1_00_00_000, exchangeFee: 306.99, investorProtectionLevy: 0.01 },
    { rupees: 10_00_00_000, exchangeFee: 3069.9, investorProtectionLevy: 0.1 },
  ])('of ₹$rupees is $investorProtectionLevy, and the fee the rest of the pair', (row) => {
    const { rupees, ...lines } = row;
    expect(amounts(chargesOfValue(trade, fromWire(rupees)).lines)).toMatchObject(lines);
  });

  it('bears no GST, nor do the taxes: it takes ₹100 crore to see it [I4B-B4]', () => {
    const lines = amounts(chargesOfValue(trade, fromWire(100_00_00_000)).lines);
    expect(lines).toMatchObject({
      brokerage: 0,
      securitiesTransactionTax: 10_00_000,
      exchangeFee: 30_699,
      investorProtectionLevy: 1,
      regulatorFee: 1_000,
      stampDuty: 1_50_000,
      // 18 % of 30,699 and 1,000.
      gst: 5_705.82,
    });
  });

  it('is none of BSE, and part of the fee before March 2026', () => {
    const crore = fromWire(1_00_00_000);
    expect(amounts(chargesOfValue({ ...trade, market: 'BSE' }, crore).lines)).not.toHaveProperty(
      'investorProtectionLevy',
    );
    const before = chargesOfValue({ ...trade, on: calendarDay('2026-02-27') }, crore);
    expect(amounts(before.lines)).toMatchObject({ exchangeFee: 297, investorProtectionLevy: 0 });
  });

  it('makes fee and levy together ₹307, ₹183 and ₹3,553 a crore', () => {
    const pairs = (['delivery', 'intraday', 'futures', 'options'] as const).map((product) => {
      const { lines } = chargesOfValue({ ...trade, product }, fromWire(1_00_00_000));
      return toWire(
        sumOf(
          lines
            .filter(({ code }) => code === 'exchangeFee' || code === 'investorProtectionLevy')
            .map(({ amount }) => amount),
        ),
      );
    });
    expect(pairs).toEqual([307, 307, 183, 3553]);
  });
});

describe('the lines of a contract note [I5A-1-CHARGES]', () => {
  it('stand in the order of the codes, each with its rate', () => {
    const { lines } = chargesOfValue({ ...trade, side: 'SELL' }, fromWire(1_00_000));
    expect(lines.map(({ code, percent }) => [code, percent])).toEqual([
      ['brokerage', '0'],
      ['securitiesTransactionTax', '0.1'],
      ['exchangeFee', '0.0030699'],
      ['investorProtectionLevy', '0.0000001'],
      ['regulatorFee', '0.0001'],
      ['depositoryFee', null],
      ['gst', '18'],
    ]);
  });

  it('add up to those of the order: its own, and the depository’s below the total', () => {
    expect(toWire(depositoryCharges(trade.on).total)).toBe(15.93);
    fc.assert(
      fc.property(trades, fc.integer({ min: 1, max: 100_000_000_000 }).map(fromPaise), (example, value) => {
        const sale: ChargedTrade = { ...example, product: 'delivery', side: 'SELL' };
        const own = chargesOfValue({ ...sale, isSoldAlreadyToday: true }, value);
        const first = chargesOfValue({ ...sale, isSoldAlreadyToday: false }, value);
        expect(sumOfCharges([own, depositoryCharges(sale.on)]).total).toBe(first.total);
      }),
    );
  });
});

describe('chargesOfFills [I5A-1-CHARGES]', () => {
  it('charges the depository’s fee and the rupee of a tax with the fill that brings them', () => {
    const order: FilledOrder = { ...trade, side: 'SELL', fills: [] };
    const small: ChargedFill = { price: fromWire(100), quantity: 3 };
    const [first, second] = postOneByOne(order, [small, small]);
    // 0.1 % of 300 is 30 paise, of 600 is 60: the rupee falls due with the second.
    expect(amounts(first?.lines ?? [])).toMatchObject({ securitiesTransactionTax: 0, depositoryFee: 13.5 });
    expect(amounts(second?.lines ?? [])).toMatchObject({ securitiesTransactionTax: 1, depositoryFee: 0 });
  });

  it('comes to what one fill of the same value costs, line by line, however it was filled', () => {
    fc.assert(
      fc.property(trades, fills, (order, list) => {
        const value = sumOf(list.map(({ price, quantity }) => valueAt(price, quantity)));
        const whole = chargesOfValue(order, value);
        const posted = sumOfCharges(postOneByOne(order, list));
        expect(amounts(posted.lines)).toEqual(amounts(whole.lines));
        expect(posted.total).toBe(whole.total);
      }),
    );
  });

  it('never gives money back, and each posting is the sum of its lines', () => {
    fc.assert(
      fc.property(trades, fills, (order, list) => {
        for (const { lines, total } of postOneByOne(order, list)) {
          expect(total).toBeGreaterThanOrEqual(0);
          expect(sumOf(lines.map(({ amount }) => amount))).toBe(total);
          for (const { code, amount } of lines) {
            expect(amount).toBeGreaterThanOrEqual(code === 'exchangeFee' || code === 'gst' ? -1 : 0);
          }
        }
      }),
    );
  });

  it('is nothing once all is posted, and knows what the order cannot have been charged', () => {
    const order: FilledOrder = { ...trade, fills: [{ price: fromWire(1000), quantity: 100 }] };
    const { lines } = chargesOfFills(order, []);
    expect(chargesOfFills(order, lines).total).toBe(0);
    expect(() => chargesOfFills(order, [{ code: 'depositoryFee', amount: fromWire(13.5) }])).toThrow(
      RangeError,
    );
  });
});

describe('orderCost [I5A-1-CHARGES]', () => {
  it('is the cash that a purchase needs and that a sale brings in', () => {
    const lakh = { ...trade, price: fromWire(1000), quantity: 100 };
    const purchase = orderCost(lakh);
    const sale = orderCost({ ...lakh, side: 'SELL' });
    expect([purchase.value, purchase.charges, purchase.cash].map(toWire)).toEqual([
      1_00_000, 118.74, 1_00_118.74,
    ]);
    expect([sale.value, sale.charges, sale.cash].map(toWire)).toEqual([1_00_000, 119.67, 99_880.33]);
    expect(purchase.lines.map(({ code }) => chargeCodes.indexOf(code))).toEqual([0, 1, 2, 3, 4, 5, 7]);
  });

  it('blocks at the worst price what no fills at better prices can go beyond', () => {
    fc.assert(
      fc.property(trades, fills, (example, list) => {
        const order = { ...example, side: 'BUY' as const };
        const price = fromPaise(Math.max(...list.map((fill) => fill.price)));
        const quantity = list.reduce((sum, fill) => sum + fill.quantity, 0);
        const spent = sumOf([
          ...list.map((fill) => valueAt(fill.price, fill.quantity)),
          chargesOfFills({ ...order, fills: list }, []).total,
        ]);
        expect(minus(orderCost({ ...order, price, quantity }).cash, spent)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
