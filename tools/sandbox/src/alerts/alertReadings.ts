import {
  addDays,
  calendarDay,
  instrumentIdOf,
  istInstant,
  type AlertReading,
  type InstrumentRef,
} from '@wealth/domain';
import type { Tick } from '../engine/index.ts';
import type { Market } from '../market/market.ts';

/** What a round or a quote says of a price. */
export type AlertPrice = Pick<Tick, 'market' | 'symbol' | 'lastPrice' | 'changePercent' | 'volume'>;

type Range = AlertReading['week52'];

export interface AlertReadings {
  /** What an alert on this instrument looks at. @param today - The session's date; null where the 52 weeks do not matter. */
  of(price: AlertPrice, today: string | null): AlertReading;
  /** The price at a moment that has passed, or now where the market remembers no other; null for what is not listed. */
  priceAt(instrument: InstrumentRef, at: number, now: number): number | null;
}

/** A moment this short a time ago has the price of now. */
const nowMs = 60_000;

/** Makes what alerts read of the market. */
export function createAlertReadings(market: Market): AlertReadings {
  /** Of one trading day: they do not change within it. */
  let ranges = new Map<string, Range>();
  let rangesOn = '';

  function readRange(instrument: InstrumentRef, sessionDate: string): Range {
    const today = calendarDay(sessionDate);
    const from = istInstant(addDays(today, -364)) / 1_000;
    const until = istInstant(today) / 1_000;
    const days =
      market.engine().candles({ market: instrument.market, symbol: instrument.symbol, interval: '1d' }) ?? [];
    const year = days.filter(({ time }) => time >= from && time < until);
    if (year.length === 0) return null;
    return {
      high: year.reduce((highest, { high }) => Math.max(highest, high), 0),
      low: year.reduce((lowest, { low }) => Math.min(lowest, low), Number.POSITIVE_INFINITY),
    };
  }

  function week52(instrument: InstrumentRef, today: string): Range {
    if (today !== rangesOn) {
      ranges = new Map();
      rangesOn = today;
    }
    const id = instrumentIdOf(instrument);
    const known = ranges.get(id);
    if (known !== undefined) return known;
    const range = readRange(instrument, today);
    ranges.set(id, range);
    return range;
  }

  function candleCloseAt({ market: code, symbol }: InstrumentRef, at: number): number | null {
    for (const interval of ['1m', '1d'] as const) {
      const candles = market.engine().candles({ market: code, symbol, interval }) ?? [];
      const until = candles.findLast(({ time }) => time * 1_000 <= at);
      if (until) return until.close;
    }
    return null;
  }

  return {
    of: (tick, today) => ({
      lastPrice: tick.lastPrice,
      changePercent: tick.changePercent,
      volume: tick.volume,
      week52: today === null ? null : week52(tick, today),
    }),
    priceAt(instrument, at, now) {
      const quote = market.engine().quote(instrument.market, instrument.symbol);
      if (!quote) return null;
      return now - at < nowMs ? quote.lastPrice : (candleCloseAt(instrument, at) ?? quote.lastPrice);
    },
  };
}
