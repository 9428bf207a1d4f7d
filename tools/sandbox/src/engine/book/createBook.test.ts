import { calendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumberOf, isTradingDayNumber } from '../dayNumber.ts';
import { volatilityRow } from '../priceRows.ts';
import type { ShareDay } from '../ShareDay.ts';
import { Timeline } from '../Timeline.ts';
import { CrowdFlow } from './CrowdFlow.ts';
import { createBook, type BookTrade } from './createBook.ts';

const minuteMs = 60_000;
const firstDay = dayNumberOf(calendarDay('2026-01-05'));
const days = Array.from({ length: 300 }, (_, index) => firstDay + index).filter(isTradingDayNumber);

/** A share on a day, and a minute of its continuous trading. */
const place = fc
  .record({
    position: fc.nat({ max: volatilityRow - 1 }),
    day: fc.constantFrom(...days),
    alwaysOpen: fc.boolean(),
    part: fc.double({ min: 0, max: 0.98, noNaN: true }),
  })
  .map(({ position, day, alwaysOpen, part }) => {
    const share = new Timeline('book', [{ from: 0, alwaysOpen }]).share(position, day);
    const { startMinute, endMinute } = share.outline.schedule;
    return { share, minute: startMinute + Math.floor(part * (endMinute - startMinute)) };
  });

function planned(share: ShareDay, fromMs: number, toMs: number): BookTrade[] {
  const trades: BookTrade[] = [];
  share.visitTrades(fromMs, toMs, (price, quantity, atMs) => trades.push({ price, quantity, atMs }));
  return trades;
}

describe('the order book of the crowd [I4-1-BOOK]', () => {
  it('trades exactly what is planned, also where it was opened in the middle', () => {
    fc.assert(
      fc.property(place, fc.nat({ max: 4 * minuteMs }), ({ share, minute }, later) => {
        const from = minute * minuteMs;
        const to = Math.min(from + 5 * minuteMs, share.outline.schedule.endMinute * minuteMs);
        const restart = Math.min(from + later, to);
        const book = createBook(share, minute);
        const before = book.play(restart);
        const opened = createBook(share, Math.floor(restart / minuteMs));
        opened.play(restart);
        expect([...before, ...book.play(to)]).toEqual(planned(share, from, to));
        expect(opened.play(to)).toEqual(planned(share, restart, to));
        if (to < share.outline.schedule.endMinute * minuteMs) {
          expect(opened.depthAt(to)).toEqual(book.depthAt(to));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('takes at most twenty orders a second', () => {
    fc.assert(
      fc.property(place, ({ share, minute }) => {
        const counts = new Map<number, number>();
        for (const { atMs } of new CrowdFlow(share).ordersOf(minute)) {
          const second = Math.floor(atMs / 1000);
          counts.set(second, (counts.get(second) ?? 0) + 1);
        }
        expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(20);
      }),
      { numRuns: 200 },
    );
  });

  it('shows prices of the grid and the band, best first, the sides apart', () => {
    fc.assert(
      fc.property(place, fc.nat({ max: minuteMs - 1 }), ({ share, minute }, inside) => {
        const { lower, upper, tick } = share.outline;
        const { bids, asks } = createBook(share, minute).depthAt(minute * minuteMs + inside);
        expect(bids.length).toBeLessThanOrEqual(5);
        expect(asks.length).toBeLessThanOrEqual(5);
        const prices = [...bids.map(({ price }) => price).toReversed(), ...asks.map(({ price }) => price)];
        prices.forEach((price, index) => {
          expect(price).toBeGreaterThan(prices[index - 1] ?? 0);
          expect(price % tick).toBe(0);
          expect(price >= lower && price <= upper).toBe(true);
        });
        for (const { quantity, orders } of [...bids, ...asks]) {
          expect(quantity % share.outline.row.lotSize).toBe(0);
          expect(quantity).toBeGreaterThanOrEqual(orders);
          expect(orders).toBeGreaterThan(0);
        }
      }),
      { numRuns: 150 },
    );
  });
});
