import { calendarDay, equilibrium, isTradingDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auctionBook } from '../book/auctionBook.ts';
import { closeByRule } from './closeByRule.ts';
import { calendarDayOf, dayNumberOf, isTradingDayNumber, tradingIndex } from '../calendar/dayNumber.ts';
import { priceRows } from '../plan/priceRows.ts';
import { thinned } from '../rounds/RoundCursor.ts';
import type { MinuteBar } from './tape.ts';
import { Timeline } from '../day/Timeline.ts';

const firstDay = dayNumberOf(calendarDay('2026-06-01'));
const lastDay = dayNumberOf(calendarDay('2026-12-31'));
const allDayMs = 86_400_000;
const positions = fc.integer({ min: 0, max: priceRows.length - 1 });
const days = fc.integer({ min: firstDay, max: lastDay }).filter(isTradingDayNumber);

function timelineOf(alwaysOpen: boolean): Timeline {
  return new Timeline('wealth', [{ from: dayNumberOf(calendarDay('2020-01-01')), alwaysOpen }]);
}

const markets = { 'always open': timelineOf(true), 'exchange hours': timelineOf(false) };

/** Candles of the minutes, made of single trades. */
function rebuilt(timeline: Timeline, position: number, day: number): MinuteBar[] {
  const bars: MinuteBar[] = [];
  timeline.share(position, day).visitTrades(0, allDayMs, (price, quantity, atMs) => {
    const minute = Math.floor(atMs / 60_000);
    const last = bars.at(-1);
    if (last?.minute !== minute) {
      const at = { minute, lastAtMs: atMs };
      bars.push({ ...at, open: price, high: price, low: price, close: price, volume: quantity });
      return;
    }
    last.high = Math.max(last.high, price);
    last.low = Math.min(last.low, price);
    last.close = price;
    last.volume += quantity;
    last.lastAtMs = atMs;
  });
  return bars;
}

describe.each(['always open', 'exchange hours'] as const)('a day of a share, %s [I4-1-TAPE]', (mode) => {
  const timeline = markets[mode];

  it('has the same minutes whether they are planned or made of its trades', () => {
    fc.assert(
      fc.property(positions, days, (position, day) => {
        expect(timeline.share(position, day).barsUpTo(allDayMs)).toEqual(rebuilt(timeline, position, day));
      }),
      { numRuns: 100 },
    );
  });

  it('is its outline: open, high, low, close, units; and follows the close before', () => {
    fc.assert(
      fc.property(positions, days, (position, day) => {
        const share = timeline.share(position, day);
        const { open, high, low, close, lower, upper, previousClose, tick, count } = share.outline;
        const totals = share.totalsAt(allDayMs);
        expect(totals.volume).toBe(share.plannedVolume());
        expect(totals.last).toBe(close);
        expect(close).toBe(timeline.closeOf(position, day));
        // A bonus or a split in between counts: the close before is in shares of this day.
        const from = timeline.dayBefore(day);
        const before = timeline.inSharesOf(position, timeline.closeOf(position, from), { from, to: day });
        expect(previousClose).toBe(before);
        expect(totals.hasTraded).toBe(count?.main !== 0);
        if (!totals.hasTraded) return;
        expect([totals.open, totals.high, totals.low]).toEqual([open, high, low]);
        expect(lower <= low && high <= upper).toBe(true);
        expect([open, high, low, close].every((price) => price % tick === 0)).toBe(true);
      }),
      // The first day after a bonus.
      { numRuns: 150, examples: [[2012, 20_720]] },
    );
  });

  it('closes by the rule of the exchange where it closes as planned', () => {
    fc.assert(
      fc.property(positions, days, (position, day) => {
        const share = timeline.share(position, day);
        // The volatility index has no units to weigh.
        if (share.outline.row.instrument === null) return;
        expect(closeByRule(share, Infinity)).toBe(share.outline.close);
      }),
      { numRuns: 100 },
    );
  });

  it('is the same in steps of any length, also from a second in its middle on [I4-1-ROUNDS]', () => {
    fc.assert(
      fc.property(
        positions,
        days,
        fc.constantFrom(100, 1_000, 7_777),
        fc.integer({ min: 0, max: 86_000 }),
        (...[position, day, stepMs, second]) => {
          const trades: string[] = [];
          const share = timeline.share(position, day);
          const [fromMs, toMs] = [second * 1_000, second * 1_000 + 60_000];
          for (let at = fromMs; at < toMs; at += stepMs) {
            share.visitTrades(at, Math.min(toMs, at + stepMs), (...trade) => trades.push(trade.join()));
          }
          const whole: string[] = [];
          timelineOf(mode === 'always open')
            .share(position, day)
            .visitTrades(fromMs, toMs, (...trade) => whole.push(trade.join()));
          expect(trades).toEqual(whole);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('an auction [I4-1-AUCTION]', () => {
  it('finds the planned price by the rule of the equilibrium', () => {
    const timeline = markets['exchange hours'];
    fc.assert(
      fc.property(positions, days, fc.constantFrom('opening', 'closing'), (position, day, kind) => {
        const share = timeline.share(position, day);
        const book = auctionBook(share, kind);
        if (!book) return;
        const { open, close } = share.outline;
        expect(equilibrium(book)?.price).toBe(kind === 'opening' ? open : close);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the count of trading days', () => {
  it('agrees with the calendar and never grows by more than one a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12_000, max: 40_000 }), (day) => {
        const date = calendarDayOf(day);
        expect(isTradingDayNumber(day)).toBe(isTradingDay(date));
        const step = tradingIndex(day + 1) - tradingIndex(day);
        expect(step).toBeGreaterThan(0);
        expect(step).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('thins a minute to trades that make the same candle', () => {
  const prices = fc.array(fc.record({ price: fc.integer({ min: 1, max: 50 }), quantity: fc.nat(99) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(prices, (list) => {
      const trades = list.map((trade, index) => ({ ...trade, at: index }));
      const thin = thinned(trades);
      const candle = (some: typeof trades) => [
        some[0]?.price,
        Math.max(...some.map(({ price }) => price)),
        Math.min(...some.map(({ price }) => price)),
        some.at(-1)?.price,
        some.reduce((sum, { quantity }) => sum + quantity, 0),
      ];
      expect(candle(thin)).toEqual(candle(trades));
      expect(thin.length).toBeLessThanOrEqual(4);
    }),
  );
});

it('of a large share never rests, the less the larger, at any hour of an always-open day [I4-1-LIVELY]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...priceRows.flatMap(({ pace, instrument }, row) => (instrument && pace >= 60 ? [row] : [])),
      ),
      days,
      fc.integer({ min: 0, max: 23 }),
      (position, day, hour) => {
        const share = markets['always open'].share(position, day);
        let changedAt = hour * 3_600_000;
        let price = 0;
        let longest = 0;
        share.visitTrades(changedAt, changedAt + 3_600_000, (next, _, atMs) => {
          if (next === price) return;
          longest = Math.max(longest, atMs - changedAt);
          price = next;
          changedAt = atMs;
        });
        expect(longest).toBeLessThan(share.outline.row.pace >= 240 ? 10_000 : 30_000);
      },
    ),
    {
      numRuns: 60,
      // A rare minute with few of its day's shares may be slower than any bound worth having: the hours are always the same.
      seed: 1,
      // Hours in which the sides of the trades once let the price stand: for 18, 32 and 43 seconds.
      examples: [
        [29, 20_776, 11],
        [133, 20_700, 9],
        [104, 20_628, 16],
      ],
    },
  );
});
