import { fromWire, priceBand, type Market } from '@wealth/domain';
import Big from 'big.js';
import { expect } from 'vitest';
import type { PlaceCommand } from '../exchange/index.ts';
import { dayNumberAt } from './calendar/dayNumber.ts';
import { IndexYears } from './day/IndexYears.ts';
import {
  createMarketEngine,
  instruments,
  type Candle,
  type JournalledCommand,
  type MarketEngine,
  type MarketEvent,
  type Quote,
  type Tick,
  weightedIndices,
} from './index.ts';
import { Timeline } from './day/Timeline.ts';

/** Friday 20 November 2026, 11:00:30 IST: continuous trading. */
export const fridayMorning = Date.parse('2026-11-20T11:00:30+05:30');

interface Run {
  seed?: string;
  startAt?: number;
  alwaysOpen?: boolean;
  isBusiest?: boolean;
}

export function start({
  seed = 'wealth',
  startAt = fridayMorning,
  alwaysOpen = true,
  isBusiest = false,
}: Run = {}) {
  let now = startAt;
  const clock = { now: () => now };
  const engine = createMarketEngine({ seed, clock, alwaysOpen, roundMs: 250, isBusiest });
  return {
    engine,
    clock,
    /** IST, without offset. */
    setTime: (time: string) => {
      now = Date.parse(`${time}+05:30`);
    },
    /** Lets time run and the engine step; answers every tick. */
    play: (rounds: number, stepMs = 250) => {
      const seen: Tick[] = [];
      for (let round = 0; round < rounds; round += 1) {
        now += stepMs;
        seen.push(...engine.step().flatMap(({ ticks }) => ticks));
      }
      return seen;
    },
  };
}

export function quoteOf(engine: MarketEngine, symbol: string, market: Market = 'NSE'): Quote {
  const quote = engine.quote(market, symbol);
  if (!quote) throw new Error(`no quote of ${symbol}`);
  return quote;
}

export function candlesOf(
  engine: MarketEngine,
  symbol: string,
  interval: '1m' | '5m' | '15m' | '1h' | '1d' | '1w' | '1mo',
) {
  const candles = engine.candles({ market: symbol === 'SENSEX' ? 'INDEX' : 'NSE', symbol, interval });
  if (!candles) throw new Error(`no candles of ${symbol}`);
  return candles;
}

export function expectSound(candles: readonly Candle[]) {
  candles.forEach(({ time, open, high, low, close, volume }, index) => {
    expect(low).toBeLessThanOrEqual(Math.min(open, close));
    expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
    expect(low).toBeGreaterThan(0);
    expect(volume).toBeGreaterThanOrEqual(0);
    expect(time).toBeGreaterThan(candles[index - 1]?.time ?? 0);
  });
}

/** The rules of @wealth/domain hold for a quote: on the grid, inside the band, high and low around it. */
export function expectLawful(quote: Quote) {
  const { lastPrice, open, high, low, lowerBand, upperBand } = quote;
  for (const price of [lastPrice, open]) {
    expect(price).toBeLessThanOrEqual(high);
    expect(price).toBeGreaterThanOrEqual(low);
  }
  const instrument = instruments.find(
    ({ market, symbol }) => market === quote.market && symbol === quote.symbol,
  );
  if (!instrument) return;
  const previousClose = Big(quote.previousClose);
  const tickSize = Big(quote.tickSize);
  const band = priceBand({ previousClose, tickSize, rule: instrument.band });
  expect([lowerBand, upperBand]).toEqual([band.lower.toNumber(), band.upper.toNumber()]);
  // A share that has not traded today has its last close, which may be of a month with another tick.
  if (quote.volume === 0) expect([lastPrice, open, high, low]).toEqual(Array(4).fill(quote.previousClose));
  for (const price of [lastPrice, open, high, low]) {
    if (quote.volume > 0) expect(Big(price).mod(tickSize).eq(0)).toBe(true);
    expect(band.lower.lte(price) && band.upper.gte(price)).toBe(true);
  }
}

/** The share of most tests. */
export const symbol = 'ARAVBANK';
export const share = { market: 'NSE', symbol } as const;

/** The other shares are not looked at: that would draw their day. */
export const watched = new Set([`NSE:${symbol}`]);

/** A client's order in paise, from rupees. */
export function clientOrder(id: string, rupees: number, wanted: Partial<PlaceCommand> = {}): PlaceCommand {
  return {
    kind: 'place',
    id,
    owner: 'asha',
    side: 'BUY',
    type: 'LIMIT',
    validity: 'DAY',
    quantity: 100,
    price: fromWire(rupees),
    trigger: null,
    ...wanted,
  };
}

/** A market and the journal that a service would keep of it. */
export function trading(run: Parameters<typeof start>[0] = {}) {
  const market = start(run);
  const { engine } = market;
  const journal: JournalledCommand[] = [];
  const events: MarketEvent[] = [];
  const send = (
    command: JournalledCommand['command'],
    to: { market: 'NSE' | 'BSE'; symbol: string } = share,
  ) => {
    const sent = engine.trade.submit(to, command);
    if (!sent) throw new Error('no such share');
    journal.push({ ...to, day: sent.day, at: sent.at, command });
    events.push(...sent.events);
    return sent.events.map(({ event }) => event);
  };
  const step = () => {
    const rounds = engine.step(watched);
    for (const round of rounds) events.push(...round.events);
    return rounds;
  };
  const quote = () => quoteOf(engine, symbol);
  return { ...market, journal, events, send, step, quote };
}

/** What kinds of things came to clients' orders. */
export function kindsOf(events: readonly MarketEvent[]) {
  return events.map(({ event }) => event.kind);
}

/** Days that the 52 weeks of all indices need to be drawn, on the Friday of the tests in exchange hours. */
export function daysOfYears(seed: string): number {
  const timeline = new Timeline(seed, [{ from: 0, alwaysOpen: false }]);
  const years = new IndexYears(timeline);
  const today = dayNumberAt(fridayMorning);
  let count = 0;
  for (const index of weightedIndices.keys()) {
    for (let day = years.firstUndrawn(index, today); day !== null; day = years.firstUndrawn(index, today)) {
      timeline.finishedIndices.bar(index, day);
      count += 1;
    }
  }
  return count;
}
