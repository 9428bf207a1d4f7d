import type { Lot, Lots } from '@wealth/api-sdk/model';
import {
  addDays,
  calendarDay,
  fromPaise,
  fromWire,
  orderCost,
  sellLots,
  taxOfSale,
  toRupees,
  toWire,
  type TaxLot,
} from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotsFixture } from '../../testing/ticketLots.ts';
import { start, summaryOf } from '../../testing/ticketReadings.ts';
import { changeTicket } from '../model/changeTicket.ts';
import { saleLotsOf, ticketTaxOf, toWireTax } from './ticketTax.ts';

const on = calendarDay('2026-11-19');
const selling = changeTicket(start, { kind: 'side', side: 'SELL' });

function taxOfTicket(quantity: number | null, lots: Omit<Lots, 'next_cursor'> = lotsFixture) {
  return ticketTaxOf(summaryOf({ ...selling, quantity }), on, saleLotsOf(lots));
}

describe('the tax of a ticket [I5A-5-TAX]', () => {
  it('takes the oldest lots first, those that are not settled last', () => {
    expect(taxOfTicket(420)?.parts.map(({ lot, quantity }) => [lot.id, quantity])).toEqual([
      ['1', 200],
      ['2', 150],
      ['3', 50],
      ['4', 20],
    ]);
  });

  it('knows rate and section of each term, the room before and after, and what waiting saves', () => {
    const tax = taxOfTicket(300);
    expect(tax?.rules.map(({ term, percent, section }) => [term, percent, section])).toEqual([
      ['shortTerm', '20', '196'],
      ['longTerm', '12.5', '198'],
    ]);
    expect(toWire(tax?.exemption.amount ?? fromPaise(0))).toBe(125_000);
    // A short-term loss of 1,200 lowers the long-term gain of 101,250.50 before the exemption does.
    expect(toWire(tax?.leftBefore ?? fromPaise(0))).toBe(24_949.5);
    expect(tax?.tax.exemptionLeft).toBe(0);
    expect(tax?.waiting.map(({ from, quantity }) => [from, quantity])).toEqual([['2026-12-09', 100]]);
  });

  it.each([
    { name: 'nothing typed', quantity: null },
    { name: 'nought', quantity: 0 },
    { name: 'a part of a share', quantity: 1.5 },
    { name: 'more than is held', quantity: 461 },
    { name: 'far more than anybody holds', quantity: 1e12 },
  ])('is none of $name', ({ quantity }) => {
    expect(taxOfTicket(quantity)).toBeNull();
  });

  it('is none of a purchase', () => {
    expect(ticketTaxOf(summaryOf({ ...start, quantity: 40 }), on, saleLotsOf(lotsFixture))).toBeNull();
  });

  it('is to the paisa what the server counts on the same lots', () => {
    const lot = fc.record({
      age: fc.nat(900),
      quantity: fc.integer({ min: 1, max: 4_000 }),
      cost: fc.integer({ min: 1, max: 1e11 }),
      charges: fc.nat(1e6),
      transactionTax: fc.nat(1e6),
    });
    const gain = fc.record({
      isLong: fc.boolean(),
      ago: fc.nat(200),
      paise: fc.integer({ min: -1e10, max: 1e10 }),
    });
    fc.assert(
      fc.property(
        fc.array(lot, { minLength: 1, maxLength: 8 }),
        fc.array(gain, { maxLength: 5 }),
        fc.nat(),
        (bought, sold, wish) => {
          const held: TaxLot[] = bought
            .toSorted((a, b) => b.age - a.age)
            .map(({ age, quantity, cost, charges, transactionTax }) => ({
              boughtOn: addDays(on, -age),
              quantity,
              cost: fromPaise(cost),
              charges: fromPaise(charges),
              transactionTax: fromPaise(transactionTax),
            }));
          const gains = sold.map(({ isLong, ago, paise }) => ({
            term: isLong ? ('longTerm' as const) : ('shortTerm' as const),
            soldOn: addDays(on, -ago),
            gain: fromPaise(paise),
          }));
          const units = held.reduce((sum, one) => sum + one.quantity, 0);
          const quantity = 1 + (wish % units);
          const price = fromWire(1004.8);
          const trade = { market: 'NSE', product: 'delivery', side: 'SELL', on, price, quantity } as const;
          const { lines } = orderCost({ ...trade, isSoldAlreadyToday: false });
          const { parts } = sellLots(held, { quantity, price: toRupees(price), soldOn: on, lines });

          const local = taxOfTicket(quantity, {
            open: held.map((one, at): Lot => ({
              id: String(at),
              isin: 'INE000Z01012',
              origin: 'trade',
              action_id: null,
              bonus_record_date: null,
              in_transit: false,
              bought_at: `${one.boughtOn}T10:00:00+05:30`,
              bought_on: one.boughtOn,
              settles_at: `${one.boughtOn}T10:00:00+05:30`,
              quantity: one.quantity,
              cost: toWire(one.cost),
              charges: toWire(one.charges),
              transaction_tax: toWire(one.transactionTax),
              added_cost: 0,
              market_value_2018: null,
              order_id: null,
            })),
            sold: [],
            year_gains: gains.map((one) => ({
              term: one.term === 'longTerm' ? 'long_term' : 'short_term',
              sold_on: one.soldOn,
              gain: toWire(one.gain),
            })),
            brought_losses: [],
          });

          expect(local && toWireTax(local.tax)).toEqual(toWireTax(taxOfSale(parts, { gains, brought: [] })));
        },
      ),
    );
  });
});
