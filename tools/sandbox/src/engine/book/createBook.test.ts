import { calendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumberOf, isTradingDayNumber } from '../calendar/dayNumber.ts';
import { volatilityRow } from '../plan/priceRows.ts';
import type { ShareDay } from '../day/ShareDay.ts';
import { Timeline } from '../day/Timeline.ts';
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
      { numRuns: 200 },
    );
  });

  it('trades a whole day to the paisa and the unit of its candles, and the book of each minute follows from it', () => {
    const share = new Timeline('book', [{ from: 0, alwaysOpen: false }]).share(150, days[100] ?? 0);
    const { startMinute, endMinute } = share.outline.schedule;
    const book = createBook(share);
    const bars = new Map<number, [number, number, number, number, number]>();
    for (let minute = startMinute; minute < endMinute; minute += 1) {
      for (const { price, quantity } of book.play((minute + 1) * minuteMs)) {
        const bar = bars.get(minute) ?? [price, price, price, price, 0];
        bars.set(minute, [
          bar[0],
          Math.max(bar[1], price),
          Math.min(bar[2], price),
          price,
          bar[4] + quantity,
        ]);
      }
      if (minute % 60 !== 0) continue;
      const at = (minute + 1) * minuteMs;
      expect(createBook(share, minute).depthAt(at)).toEqual(book.depthAt(at));
    }
    const charted = share
      .barsUpTo(Infinity)
      .filter(({ minute }) => minute >= startMinute && minute < endMinute)
      .map(({ minute, open, high, low, close, volume }) => [minute, [open, high, low, close, volume]]);
    expect(charted.length).toBeGreaterThan(300);
    expect([...bars]).toEqual(charted);
  });

  it('has nobody who sells at the upper band, nor who buys at the lower one', () => {
    const timeline = new Timeline('book', [{ from: 0, alwaysOpen: false }]);
    const day = days[100] ?? 0;
    const { lower, upper } = timeline.share(0, day).outline;
    const atMs = 700 * minuteMs;
    const depthAfter = (price: number) => {
      timeline.interferences.addPrint({ position: 0, day, atMs, price });
      timeline.refresh(0);
      return createBook(timeline.share(0, day), 700).depthAt(atMs + 1);
    };
    expect(depthAfter(upper)).toMatchObject({ asks: [] });
    expect(depthAfter(upper).bids).toHaveLength(5);
    expect(depthAfter(lower)).toMatchObject({ bids: [] });
  });

  it('is empty before and after continuous trading, and in a halt', () => {
    const timeline = new Timeline('book', [{ from: 0, alwaysOpen: false }]);
    const day = days[100] ?? 0;
    timeline.interferences.addHalt({
      position: 0,
      day,
      fromMs: 700 * minuteMs,
      toMs: 705 * minuteMs,
      fallPercent: null,
    });
    const share = timeline.share(0, day);
    const { startMinute, endMinute } = share.outline.schedule;
    const sidesAt = (minute: number, plusMs = 0) => {
      const { bids, asks } = createBook(share, minute).depthAt(minute * minuteMs + plusMs);
      return [bids.length, asks.length];
    };
    expect([sidesAt(startMinute, -1), sidesAt(endMinute), sidesAt(700), sidesAt(704, 59_999)]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect([sidesAt(startMinute), sidesAt(endMinute, -1), sidesAt(705)]).toEqual([
      [5, 5],
      [5, 5],
      [5, 5],
    ]);
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
