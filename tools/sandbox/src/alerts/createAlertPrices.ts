import { averagePrice, type AlertReading, type InstrumentRef } from '@wealth/domain';
import type { Ledger } from '../ledger/createLedger.ts';
import { findInstrument } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import type { StoredAlert } from './alertTable.ts';

/** What alerts ask the market and the ledger for, beside rounds. */
export interface AlertPrices {
  /** Highest and lowest of the 52 weeks before today; null where there were none. */
  week52(instrument: InstrumentRef): AlertReading['week52'];
  /** Rupees that a unit of the client's holding has cost on average, without charges; null while nothing is held. */
  averageCost(alert: StoredAlert): AlertReading['averageCost'];
  /** The price at a moment that has passed, or now where the market remembers no other; null for what is not listed. */
  priceAt(instrument: InstrumentRef, at: number, now: number): number | null;
}

/** A moment this short a time ago has the price of now. */
const nowMs = 60_000;

/** Makes what alerts read of the market and of what is held. */
export function createAlertPrices({
  market,
  ledger,
}: {
  market: Market;
  ledger: Pick<Ledger, 'held'>;
}): AlertPrices {
  function candleCloseAt({ market: code, symbol }: InstrumentRef, at: number): number | null {
    for (const interval of ['1m', '1d'] as const) {
      const candles = market.engine().candles({ market: code, symbol, interval }) ?? [];
      const until = candles.findLast(({ time }) => time * 1_000 <= at);
      if (until) return until.close;
    }
    return null;
  }

  return {
    averageCost({ client_id: clientId, market: code, symbol }) {
      const instrument = findInstrument(code, symbol);
      const average = instrument && averagePrice([ledger.held(clientId, market.isinOf(instrument))]);
      return average?.toNumber() ?? null;
    },
    week52: (instrument) => market.engine().history.yearBefore(instrument),
    priceAt(instrument, at, now) {
      const quote = market.engine().quote(instrument.market, instrument.symbol);
      if (!quote) return null;
      return now - at < nowMs ? quote.lastPrice : (candleCloseAt(instrument, at) ?? quote.lastPrice);
    },
  };
}
