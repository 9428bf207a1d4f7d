import type { AlertReading, InstrumentRef } from '@wealth/domain';
import type { Market } from '../market/market.ts';

/** What alerts ask the market for, beside its rounds. */
export interface AlertPrices {
  /** Highest and lowest of the 52 weeks before today; null where there were none. */
  week52(instrument: InstrumentRef): AlertReading['week52'];
  /** The price at a moment that has passed, or now where the market remembers no other; null for what is not listed. */
  priceAt(instrument: InstrumentRef, at: number, now: number): number | null;
}

/** A moment this short a time ago has the price of now. */
const nowMs = 60_000;

/** Makes what alerts read of the market. */
export function createAlertPrices(market: Market): AlertPrices {
  function candleCloseAt({ market: code, symbol }: InstrumentRef, at: number): number | null {
    for (const interval of ['1m', '1d'] as const) {
      const candles = market.engine().candles({ market: code, symbol, interval }) ?? [];
      const until = candles.findLast(({ time }) => time * 1_000 <= at);
      if (until) return until.close;
    }
    return null;
  }

  return {
    week52: (instrument) => market.engine().history.yearBefore(instrument),
    priceAt(instrument, at, now) {
      const quote = market.engine().quote(instrument.market, instrument.symbol);
      if (!quote) return null;
      return now - at < nowMs ? quote.lastPrice : (candleCloseAt(instrument, at) ?? quote.lastPrice);
    },
  };
}
