import { calendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClientCommand, PlaceCommand } from '../../exchange/index.ts';
import { createBook } from '../book/createBook.ts';
import { dayNumberOf, isTradingDayNumber } from '../calendar/dayNumber.ts';
import { volatilityRow } from '../plan/priceRows.ts';
import type { ShareDay } from '../day/ShareDay.ts';
import { Timeline } from '../day/Timeline.ts';
import { WarmBooks } from './WarmBooks.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const firstDay = dayNumberOf(calendarDay('2026-08-10'));
const days = Array.from({ length: 90 }, (_, index) => firstDay + index).filter(isTradingDayNumber);

function tradesOf(share: ShareDay, fromMs = 0, toMs = dayMs) {
  const trades: Array<[number, number, number]> = [];
  share.visitTrades(fromMs, toMs, (price, quantity, atMs) => trades.push([atMs, price, quantity]));
  return trades;
}

/** Long lists are compared as one text: their difference is of no use. */
function asText(trades: ReturnType<typeof tradesOf>) {
  return trades.join('\n');
}

function order(wanted: Partial<PlaceCommand> = {}): PlaceCommand {
  return {
    kind: 'place',
    id: 'one',
    owner: 'asha',
    side: 'BUY',
    type: 'LIMIT',
    validity: 'DAY',
    quantity: 10,
    price: 100,
    trigger: null,
    ...wanted,
  };
}

function market(alwaysOpen: boolean, day: number) {
  const timeline = new Timeline('warm', [{ from: 0, alwaysOpen }]);
  const books = new WarmBooks(timeline);
  books.enterDay(day);
  return { timeline, books };
}

const place = fc.record({
  position: fc.nat({ max: volatilityRow - 1 }),
  day: fc.constantFrom(...days),
  alwaysOpen: fc.boolean(),
  /** Part of the day at which the order comes, and for how many minutes it stays. */
  part: fc.double({ min: 0, max: 0.98, noNaN: true }),
  minutes: fc.nat({ max: 5 }),
  /** Just out of the crowd's reach, or far away where nobody looks at it. */
  isNear: fc.boolean(),
});

describe('a share in whose book a client stands [I5A-2-TAPE]', () => {
  it('trades what is planned, to the paisa, the unit and the millisecond, as long as nobody meets the client', () => {
    fc.assert(
      fc.property(place, ({ position, day, alwaysOpen, part, minutes, isNear }) => {
        const plan = new Timeline('warm', [{ from: 0, alwaysOpen }]).share(position, day);
        const { startMinute, endMinute } = plan.outline.schedule;
        const atMs = Math.floor((startMinute + part * (endMinute - startMinute)) * minuteMs);
        const { timeline, books } = market(alwaysOpen, day);
        fc.pre(plan.priceReach().low > plan.outline.lower);
        const untilMs = Math.min(atMs + minutes * minuteMs, (endMinute - 3) * minuteMs);
        fc.pre(untilMs >= atMs);
        const { lower, tick } = plan.outline;
        const around = tradesOf(plan, atMs - minuteMs, untilMs + minuteMs);
        const least = Math.min(...around.map(([, price]) => price));
        const isBusy = isNear && around.length > 100 && least - tick > lower;
        books.submit(position, atMs, order({ price: isBusy ? least - tick : lower }));
        books.playTo(untilMs);
        books.submit(position, untilMs, { kind: 'cancel', id: 'one' });
        books.playTo(untilMs + 2 * minuteMs);
        expect(books.isWarm(position)).toBe(false);
        const span = [atMs - minuteMs, untilMs + 3 * minuteMs] as const;
        expect(tradesOf(timeline.share(position, day), ...span)).toEqual(tradesOf(plan, ...span));
        expect(timeline.share(position, day).totalsAt(dayMs)).toEqual(plan.totalsAt(dayMs));
      }),
      { numRuns: 200 },
    );
  });

  it.each([150, 400, 900])('trades a whole day with its auctions as planned: row %i', (position) => {
    const day = days[30] ?? 0;
    const plan = new Timeline('warm', [{ from: 0, alwaysOpen: false }]).share(position, day);
    const { timeline, books } = market(false, day);
    const price = plan.outline.lower;
    books.submit(position, 541 * minuteMs, order({ price }));
    books.submit(position, 955 * minuteMs, order({ id: 'late', type: 'MARKET', price }));
    books.playTo(dayMs);
    expect(asText(tradesOf(timeline.share(position, day)))).toBe(asText(tradesOf(plan)));
  });
});

/** A client's order near the price, in a share that is traded often enough. */
const nearOrder = fc.record({
  position: fc.nat({ max: 300 }),
  day: fc.constantFrom(...days),
  part: fc.double({ min: 0.05, max: 0.9, noNaN: true }),
  side: fc.constantFrom('BUY', 'SELL'),
  type: fc.constantFrom('LIMIT', 'LIMIT', 'MARKET', 'SL', 'SL-M'),
  validity: fc.constantFrom('DAY', 'DAY', 'IOC'),
  /** Ticks from the last price, and how much in parts of a usual trade. */
  away: fc.integer({ min: -12, max: 12 }),
  size: fc.double({ min: 0.2, max: 20, noNaN: true }),
  minutes: fc.integer({ min: 1, max: 4 }),
});

type NearOrder = typeof nearOrder extends fc.Arbitrary<infer Value> ? Value : never;

/** Sends the order, another one of somebody else on the other side, and a cancel; played in steps of some length. */
function live({ position, day, part, minutes, ...wanted }: NearOrder, stepMs: number) {
  const { timeline, books } = market(false, day);
  const { outline } = timeline.share(position, day);
  const { startMinute, endMinute } = outline.schedule;
  const atMs = Math.floor((startMinute + part * (endMinute - startMinute)) * minuteMs) + 137;
  const { last } = timeline.share(position, day).totalsAt(atMs);
  const inBand = (price: number) => Math.min(outline.upper, Math.max(outline.lower, price));
  const { side, type, validity, away, size } = wanted;
  const usual = outline.row.usualVolume / Math.max(1, outline.row.pace * 375);
  const trigger = type.startsWith('SL') ? inBand(last + away * outline.tick) : null;
  const price =
    type === 'LIMIT' ? inBand(last + away * outline.tick) : side === 'BUY' ? outline.upper : outline.lower;
  const quantity = Math.max(1, Math.round(size * usual));
  const commands: Array<[number, ClientCommand]> = [
    [atMs, order({ side, type, validity, price, quantity, trigger })],
    [
      atMs + 20_000,
      order({
        id: 'two',
        owner: 'ravi',
        side: side === 'BUY' ? 'SELL' : 'BUY',
        price: inBand(last),
        quantity,
      }),
    ],
    [atMs + minutes * minuteMs, { kind: 'cancel', id: 'one' }],
    [atMs + minutes * minuteMs, { kind: 'cancelAll', owner: 'ravi' }],
  ];
  const endMs = atMs + (minutes + 2) * minuteMs;
  let next = 0;
  for (let at = atMs; at <= endMs; at += stepMs) {
    for (let command = commands[next]; command && command[0] < at + stepMs; command = commands[next]) {
      books.submit(position, ...command);
      next += 1;
    }
    books.playTo(at + stepMs);
  }
  books.playTo(endMs + stepMs);
  return {
    timeline,
    books,
    events: books.drain(),
    share: timeline.share(position, day),
    span: [atMs, endMs] as const,
  };
}

describe('what clients trade [I5A-2-TAPE]', () => {
  it('lies in the tape, in its minute’s candle and in its volume, and leaves no trace soon after', () => {
    let filled = 0;
    fc.assert(
      fc.property(nearOrder, (near) => {
        const { events, share, books, span } = live(near, 1_000);
        const bars = new Map(share.barsUpTo(span[1]).map((bar) => [bar.minute, bar]));
        const tape = tradesOf(share, 0, span[1]);
        const volumes = new Map<number, number>();
        for (const [atMs, , quantity] of tape) {
          const minute = Math.floor(atMs / minuteMs);
          volumes.set(minute, (volumes.get(minute) ?? 0) + quantity);
        }
        for (const [minute, volume] of volumes) expect(bars.get(minute)?.volume).toBe(volume);
        const told = new Set(tape.map((trade) => trade.join('/')));
        for (const { atMs, event } of events) {
          if (event.kind !== 'trade') continue;
          filled += 1;
          const bar = bars.get(Math.floor(atMs / minuteMs));
          expect(told.has([atMs, event.price, event.quantity].join('/'))).toBe(true);
          expect(bar && bar.low <= event.price && event.price <= bar.high).toBe(true);
        }
        expect(books.isWarm(near.position)).toBe(false);
        const plan = new Timeline('warm', [{ from: 0, alwaysOpen: false }]).share(near.position, near.day);
        const after = [span[1] + minuteMs, span[1] + 4 * minuteMs] as const;
        expect(tradesOf(share, ...after)).toEqual(tradesOf(plan, ...after));
      }),
      { numRuns: 60 },
    );
    expect(filled).toBeGreaterThan(60);
  });

  it('is the same in rounds of any length', () => {
    fc.assert(
      fc.property(nearOrder, fc.constantFrom(100, 777, 5_000), (near, stepMs) => {
        const often = live(near, stepMs);
        const seldom = live(near, 60_000);
        expect(often.events).toEqual(seldom.events);
        expect(tradesOf(often.share, ...often.span)).toEqual(tradesOf(seldom.share, ...seldom.span));
      }),
      { numRuns: 30 },
    );
  });

  it('is set up again by the crowd when the next minute begins', () => {
    const [day = 0] = days;
    const plan = new Timeline('warm', [{ from: 0, alwaysOpen: false }]).share(0, day);
    const { tick } = plan.outline;
    const { last } = plan.totalsAt(700.9 * minuteMs);
    const { books } = market(false, day);
    // This one keeps the book open; that one takes the sellers away.
    books.submit(0, 700.9 * minuteMs, order({ price: last - 5 * tick, quantity: 10_000_000 }));
    const taker = order({ id: 'two', validity: 'IOC', price: last + 6 * tick, quantity: 10_000_000 });
    books.submit(0, 700.9 * minuteMs, taker);
    const asks = () => books.depthOf({ position: 0, day })?.asks;
    expect(asks()?.[0]?.price).toBeGreaterThan(last + 6 * tick);
    const atMs = 701 * minuteMs + 500;
    books.playTo(atMs);
    expect(asks()).toEqual(createBook(plan, 701).depthAt(atMs).asks);
  });

  it('joins the queues at its instant: an order inside the spread of a thin share waits for the tape', () => {
    const day = days[20] ?? 0;
    const plan = new Timeline('warm', [{ from: 0, alwaysOpen: false }]);
    const position = Array.from({ length: 1_500 }, (_, row) => 300 + row).find((row) => {
      const { count, row: priceRow, lower } = plan.share(row, day).outline;
      return (
        count !== null &&
        count.main > 20 &&
        priceRow.instrument &&
        plan.share(row, day).priceReach().low > lower
      );
    });
    const share = plan.share(position ?? 0, day);
    const planned = tradesOf(share, 600 * minuteMs, 900 * minuteMs);
    const last = share.totalsAt(600 * minuteMs).last;
    const price = last - share.outline.tick;
    const through = planned.find((trade) => trade[1] < price);
    const { books } = market(false, day);
    books.submit(position ?? 0, 600 * minuteMs, order({ price, quantity: 1 }));
    const [fromMs] = through ?? [0];
    books.playTo(fromMs);
    const early = books.drain().filter(({ event }) => event.kind === 'trade');
    books.playTo(fromMs + 1_000);
    const late = books.drain().filter(({ event }) => event.kind === 'trade');
    expect(through).toBeDefined();
    expect([...early, ...late]).toHaveLength(1);
    for (const { atMs } of early)
      expect(planned.some((trade) => trade[0] === atMs && trade[1] <= price)).toBe(true);
  });
});
