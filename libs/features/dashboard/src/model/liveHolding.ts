import type { Holding, Quote } from '@wealth/api-sdk/model';
import { changePercent, fromRupees, minus, toRupees, valueOf } from '@wealth/domain';
import Big from 'big.js';

/** What a quote says of the price of a holding. */
export type LivePriceOfHolding = Pick<Quote, 'last_price' | 'change_percent'>;

export interface LiveHolding {
  /** Rupees per unit, for the screen only. */
  lastPrice: number;
  /** Percentage points against the previous close; null where there is none. */
  dayChangePercent: number | null;
  /** Rupees, exact. */
  currentValue: Big;
  unrealisedGain: Big;
  /** Percentage points with two decimals; null where nothing was paid. */
  unrealisedGainPercent: number | null;
}

/**
 * The figures of a holding at the newest price, so that price, value and gain in one row always agree.
 *
 * What was paid is the server's value less its gain: exact, where quantity times the rounded average is not.
 *
 * @param quote - Null before the first quote, when the server's price of the holding counts.
 */
export function atLivePrice(holding: Holding, quote: LivePriceOfHolding | null): LiveHolding {
  const served = fromRupees(Big(holding.value));
  const investedValue = minus(served, fromRupees(Big(holding.pnl)));
  const currentValue = quote ? valueOf(Big(quote.last_price), holding.quantity) : served;
  const servedDayChange = changePercent(served, minus(served, fromRupees(Big(holding.day_change))));
  return {
    lastPrice: quote?.last_price ?? holding.last_price,
    dayChangePercent: quote?.change_percent ?? servedDayChange?.toNumber() ?? null,
    currentValue: toRupees(currentValue),
    unrealisedGain: toRupees(minus(currentValue, investedValue)),
    unrealisedGainPercent: changePercent(currentValue, investedValue)?.toNumber() ?? null,
  };
}

/** The holdings that are worth most, at the server's prices: rows that jump about with every tick cannot be read. */
export function largestHoldings(holdings: readonly Holding[], count: number): Holding[] {
  return holdings.toSorted((left, right) => right.value - left.value).slice(0, count);
}
