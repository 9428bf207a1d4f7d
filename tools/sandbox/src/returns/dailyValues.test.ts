import { calendarDay, fromPaise, istInstant, type CalendarDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import type { LotMade, LotTaken, UnitMove } from '../ledger/createTradeHistory.ts';
import { dailyFlows } from './dailyFlows.ts';
import { dailyValues, heldOn, sessionOf } from './dailyValues.ts';
import { noBooks, type Books } from './history.ts';

const sessions = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06'].map(calendarDay);
const [first, second, third, fourth] = sessions;
const isin = 'INE000Z01019';
const at = (day: CalendarDay | undefined, minute = 600) =>
  istInstant(day ?? calendarDay('2026-11-02'), minute);

function lot(day: CalendarDay | undefined, cost: number, more: Partial<LotMade> = {}): LotMade {
  return {
    id: 1,
    isin,
    origin: 'trade',
    at: at(day),
    boughtAt: at(day),
    quantity: 10,
    cost: fromPaise(cost),
    charges: fromPaise(15),
    reference: 'order-1',
    orderId: 'order-1',
    actionId: null,
    ...more,
  };
}

function part(day: CalendarDay | undefined, cost: number, more: Partial<LotTaken> = {}): LotTaken {
  return {
    id: 1,
    lotId: 1,
    isin,
    origin: 'sale',
    at: at(day),
    boughtAt: at(first),
    quantity: 10,
    cost: fromPaise(cost),
    charges: fromPaise(15),
    proceeds: fromPaise(0),
    saleCharges: fromPaise(0),
    reference: 'order-2',
    orderId: 'order-2',
    ...more,
  };
}

const move = (day: CalendarDay | undefined, quantity: number, of = isin): UnitMove => ({
  at: at(day),
  isin: of,
  quantity,
});
const books = (more: Partial<Books>): Books => ({ ...noBooks, ...more });
const closesOf = (prices: Readonly<Record<string, readonly number[]>>) => ({
  ofShare: (of: string) => (prices[of] ?? []).map(fromPaise),
  impliedOf: () => null,
});

describe('the values of sessions [I5B-3-VALUES]', () => {
  it('are quantity times close from the purchase on, and nothing after the sale', () => {
    const held = books({
      moves: [move(second, 10), move(fourth, -10)],
      made: [lot(second, 1_000)],
      taken: [part(fourth, 1_000)],
    });
    const values = dailyValues(held, sessions, closesOf({ [isin]: [90, 100, 110, 120, 130] }));
    expect(values.map(({ value }) => value)).toEqual([0, 1_000, 1_100, 0, 0]);
    expect(values.map(({ cost }) => cost)).toEqual([0, 1_000, 1_000, 0, 0]);
  });

  it('do not jump on a split: five times the units at a fifth of the price [I5B-1-SPLIT]', () => {
    const split = books({
      moves: [move(first, 10), move(third, -10), move(third, 50, 'INE000Z01027')],
      made: [lot(first, 1_000), lot(third, 1_000, { actionId: 'split', isin: 'INE000Z01027' })],
      taken: [part(third, 1_000, { origin: 'exchange' })],
    });
    const prices = [100, 100, 20, 20, 20];
    const values = dailyValues(split, sessions, closesOf({ [isin]: prices, INE000Z01027: prices }));
    expect(values.map(({ value }) => value)).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
    expect(values.map(({ cost }) => cost)).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
    const flows = dailyFlows(split, sessions);
    expect(flows.map(({ inflow, outflow }) => inflow - outflow)).toEqual([1_015, 0, 0, 0, 0, 0]);
  });

  it('count what a company gives from the day on which it is allotted, for nothing', () => {
    const given = books({
      moves: [move(first, 10), move(third, 10)],
      made: [lot(first, 1_000), lot(third, 0, { origin: 'bonus', actionId: 'bonus', charges: fromPaise(0) })],
    });
    const values = dailyValues(given, sessions, closesOf({ [isin]: [100, 100, 50, 50, 50] }));
    expect(values.map(({ value }) => value)).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
    expect(dailyFlows(given, sessions).map(({ inflow }) => inflow)).toEqual([1_015, 0, 0, 0, 0, 0]);
  });

  it('stand at what was paid where there is no price, and at the closes from the listing on [I5B-BAD-PRICE]', () => {
    const held = books({ moves: [move(first, 10)], made: [lot(first, 1_000)] });
    const valuesAt = (prices: readonly number[]) =>
      dailyValues(held, sessions, closesOf({ [isin]: prices })).map(({ value }) => value);
    expect(valuesAt([])).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
    expect(valuesAt([110, 120])).toEqual([1_000, 1_000, 1_000, 1_100, 1_200]);
  });

  it('are exact above a trillion rupees [I5B-BAD-LARGE]', () => {
    const quantity = 1_234_567_891;
    const held = books({ moves: [move(first, quantity)], made: [lot(first, 1)] });
    const values = dailyValues(
      held,
      sessions,
      closesOf({ [isin]: [99_999, 99_999, 99_999, 99_999, 100_001] }),
    );
    expect(values[0]?.value).toBe(quantity * 99_999);
    expect(values[4]?.value).toBeGreaterThan(1e14);
  });

  it('fall to nothing where everything is lost [I5B-BAD-LOST]', () => {
    const held = books({ moves: [move(first, 10)], made: [lot(first, 1_000)] });
    const values = dailyValues(held, sessions, closesOf({ [isin]: [100, 50, 0, 0, 0] }));
    expect(values.map(({ value }) => value)).toEqual([1_000, 500, 0, 0, 0]);
  });

  it('by ISIN come to the value of the day', () => {
    const other = 'INE000Z02017';
    const held = books({
      moves: [move(first, 10), move(second, 4, other), move(third, -5)],
      made: [lot(first, 1_000), lot(second, 80, { isin: other })],
      taken: [part(third, 500)],
    });
    const closes = closesOf({ [isin]: [100, 101, 102, 103, 104], [other]: [20, 21, 22, 23, 24] });
    const values = dailyValues(held, sessions, closes);
    for (const place of sessions.keys()) {
      const then = heldOn(held, sessions, { prices: closes, at: place });
      expect(then.reduce((sum, { value }) => sum + value, 0)).toBe(values[place]?.value);
      expect(then.reduce((sum, { cost }) => sum + cost, 0)).toBe(values[place]?.cost);
    }
  });
});

describe('the flows of sessions', () => {
  it('are of the next session where a day has none, and of the newest where none follows', () => {
    expect(sessionOf(sessions, calendarDay('2026-11-01'))).toBe(0);
    expect(sessionOf(sessions, calendarDay('2026-11-03'))).toBe(1);
    expect(sessionOf(sessions, calendarDay('2026-11-07'))).toBe(5);
  });

  it('count a purchase that is sold the same day as both [I5B-BAD-SAMEDAY]', () => {
    const day = books({
      made: [lot(second, 1_000)],
      taken: [part(second, 1_000, { proceeds: fromPaise(1_100), saleCharges: fromPaise(20) })],
    });
    expect(dailyFlows(day, sessions)[1]).toEqual({
      inflow: 1_015,
      outflow: 1_080,
      realised: 100,
      dividends: 0,
      tax: 0,
      charges: 35,
      turnover: 2_100,
    });
  });
});
