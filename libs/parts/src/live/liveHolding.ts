import type { Holding, Quote } from '@wealth/api-sdk/model';
import { changePercent, fromWire, minus, sumOf, toRupees, valueOf } from '@wealth/domain';
import type Big from 'big.js';

/** What a quote says of the price of a holding. */
export type LivePriceOfHolding = Pick<Quote, 'last_price' | 'change_percent'>;

export interface LiveHolding {
  /** Rupees per unit, for the screen only. */
  lastPrice: number;
  /** Rupees, exact. */
  dayChange: Big;
  /** Percentage points against the previous close; null where there is none. */
  dayChangePercent: number | null;
  investedValue: Big;
  currentValue: Big;
  /** What of it can be sold now. */
  sellableValue: Big;
  unrealisedGain: Big;
  /** Percentage points with two decimals; null where nothing was paid. */
  unrealisedGainPercent: number | null;
}

/** The cells of a row ask for the same figures in the same frame. */
const latest = new WeakMap<Holding, { quote: LivePriceOfHolding | null; figures: LiveHolding }>();

/**
 * The figures of a holding at the newest price, so that price, value and gain in one row always agree.
 *
 * What was paid is the server's value less its gain: exact, where quantity times the rounded average is not. The change
 * of the day moves by what the value has moved since the server's answer.
 *
 * @param quote - Null before the first quote, when the server's price of the holding counts.
 */
export function atLivePrice(holding: Holding, quote: LivePriceOfHolding | null): LiveHolding {
  const known = latest.get(holding);
  if (known && known.quote === quote) return known.figures;
  const figures = figuresOf(holding, quote);
  latest.set(holding, { quote, figures });
  return figures;
}

function figuresOf(holding: Holding, quote: LivePriceOfHolding | null): LiveHolding {
  const served = fromWire(holding.value);
  const lastPrice = quote?.last_price ?? holding.last_price;
  const servedDayChange = fromWire(holding.day_change);
  const currentValue = quote ? valueOf(quote.last_price, holding.quantity) : served;
  const investedValue = minus(served, fromWire(holding.pnl));
  const servedPercent = changePercent(served, minus(served, servedDayChange));
  return {
    lastPrice,
    dayChange: toRupees(sumOf([servedDayChange, minus(currentValue, served)])),
    dayChangePercent: quote?.change_percent ?? servedPercent?.toNumber() ?? null,
    investedValue: toRupees(investedValue),
    currentValue: toRupees(currentValue),
    sellableValue: toRupees(valueOf(lastPrice, holding.sellable)),
    unrealisedGain: toRupees(minus(currentValue, investedValue)),
    unrealisedGainPercent: changePercent(currentValue, investedValue)?.toNumber() ?? null,
  };
}
