import { describe, expect, it } from 'vitest';
import { calendarDay, toIstIso } from '../calendar/calendarDay.ts';
import { chargesOfValue, depositoryCharges } from '../charges/orderCharges.ts';
import { orderCost } from '../charges/orderCost.ts';
import { breakEvenPrice } from '../order/breakEvenPrice.ts';
import { sellLots } from '../lots/sellLots.ts';
import { sumOf } from '../money/arithmetic.ts';
import { fromWire, toWire } from '../money/paise.ts';
import {
  usesLeft,
  waivedAmount,
  waiverDayOf,
  waiverEndsAt,
  waiverFor,
  waiverState,
  type Waiver,
} from './index.ts';

const on = calendarDay('2026-11-19');

function waiver(id: string, values: Partial<Waiver> = {}): Waiver {
  const validFrom = calendarDay('2026-11-01');
  return { id, validFrom, validUntil: calendarDay('2026-12-31'), uses: 1, used: 0, ...values };
}

const sale = { market: 'NSE', product: 'delivery', side: 'SELL', on } as const;
const amounts = (lines: ReturnType<typeof chargesOfValue>['lines']) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, toWire(amount)]));

describe('a waiver of the depository’s charge [I6B-3-RULE]', () => {
  it('takes off the charge with its GST to the paisa, and hides neither', () => {
    const charged = chargesOfValue(sale, fromWire(100_000));
    const waived = chargesOfValue({ ...sale, isDepositoryWaived: true }, fromWire(100_000));

    // 100 + 3.07 + 0.10 + 13.50 + 18 % of 16.67
    expect(toWire(charged.total)).toBe(119.67);
    expect(amounts(waived.lines)).toEqual({
      brokerage: 0,
      securitiesTransactionTax: 100,
      exchangeFee: 3.07,
      investorProtectionLevy: 0,
      regulatorFee: 0.1,
      depositoryFee: 13.5,
      gst: 3,
      depositoryWaiver: -15.93,
    });
    expect(toWire(waived.total)).toBe(103.74);
    expect(waived.lines.at(-1)?.code).toBe('depositoryWaiver');
    expect(toWire(waivedAmount(on))).toBe(15.93);
    expect(toWire(depositoryCharges(on).total)).toBe(15.93);
  });

  it('costs to the paisa what a second sale of the share on the day costs', () => {
    const second = chargesOfValue({ ...sale, isSoldAlreadyToday: true }, fromWire(87_654.3));
    const waived = chargesOfValue({ ...sale, isDepositoryWaived: true }, fromWire(87_654.3));
    expect(waived.total).toBe(second.total);
  });

  it.each([
    { what: 'a second sale of the day', trade: { ...sale, isSoldAlreadyToday: true }, value: 100_000 },
    { what: 'a purchase', trade: { ...sale, side: 'BUY' }, value: 100_000 },
    { what: 'a sale within the day', trade: { ...sale, product: 'intraday' }, value: 100_000 },
    { what: 'nothing', trade: sale, value: 0 },
  ] as const)('has no line on $what', ({ trade, value }) => {
    const { lines, total } = chargesOfValue({ ...trade, isDepositoryWaived: true }, fromWire(value));
    expect(lines.map(({ code }) => code)).not.toContain('depositoryWaiver');
    expect(total).toBe(chargesOfValue(trade, fromWire(value)).total);
  });

  it('brings in more, and the expense for tax is what was really paid', () => {
    const order = { ...sale, price: fromWire(1_000), quantity: 100, isDepositoryWaived: true };
    const { cash, lines } = orderCost(order);
    expect(toWire(cash)).toBe(99_896.26);
    const lot = { boughtOn: on, cost: fromWire(90_000), charges: fromWire(0), transactionTax: fromWire(0) };
    const { parts } = sellLots([{ ...lot, quantity: 100 }], {
      quantity: 100,
      price: 1_000,
      soldOn: on,
      lines,
    });
    expect(toWire(sumOf(parts.map(({ saleCharges }) => saleCharges)))).toBe(3.74);
    expect(toWire(sumOf(parts.map((part) => part.saleTransactionTax)))).toBe(100);
  });

  it('is not counted on for a sale to come', () => {
    const bought = {
      market: 'NSE',
      product: 'delivery',
      on,
      paid: fromWire(1_00_118.74),
      quantity: 100,
    } as const;
    const tickSize = fromWire(0.05);
    expect(toWire(breakEvenPrice({ ...bought, tickSize }))).toBe(1_002.4);
  });
});

describe('which waiver is used [I6B-3-RULE]', () => {
  const ending = (day: string, values: Partial<Waiver> = {}) =>
    waiver(day, { validUntil: calendarDay(day), ...values });

  it.each<{ what: string; waivers: Waiver[]; first: string | null }>([
    {
      what: 'the one that ends first',
      waivers: [ending('2026-12-31'), ending('2026-11-20')],
      first: '2026-11-20',
    },
    {
      what: 'none that has ended',
      waivers: [ending('2026-11-18'), ending('2026-12-31')],
      first: '2026-12-31',
    },
    {
      what: 'one on its last day',
      waivers: [ending('2026-11-19'), ending('2026-12-31')],
      first: '2026-11-19',
    },
    {
      what: 'none that is used up',
      waivers: [ending('2026-11-20', { uses: 2, used: 2 }), ending('2026-12-31')],
      first: '2026-12-31',
    },
    { what: 'one with a use left', waivers: [waiver('two', { uses: 2, used: 1 })], first: 'two' },
    {
      what: 'none before it counts',
      waivers: [waiver('later', { validFrom: calendarDay('2026-11-20') })],
      first: null,
    },
    {
      what: 'of equals the one that was granted first',
      waivers: [waiver('second', { validFrom: on }), waiver('first'), waiver('third')],
      first: 'first',
    },
    { what: 'none of none', waivers: [], first: null },
  ])('is $what', ({ waivers, first }) => {
    expect(waiverFor(waivers, on)?.id ?? null).toBe(first);
  });

  it('is available, used, or expired after the end of its last day', () => {
    const until = { validUntil: on };
    expect(waiverState(waiver('one', until), on)).toBe('AVAILABLE');
    expect(waiverState(waiver('one', until), calendarDay('2026-11-20'))).toBe('EXPIRED');
    expect(waiverState(waiver('one', { ...until, used: 1 }), calendarDay('2026-11-20'))).toBe('USED');
    expect(usesLeft({ uses: 3, used: 1 })).toBe(2);
    expect(toIstIso(waiverEndsAt(until))).toBe('2026-11-20T00:00:00+05:30');
    expect(waiverDayOf(on)).toBe('2027-11-19');
  });
});
