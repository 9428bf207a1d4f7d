import type { Holding } from '@wealth/api-sdk/model';
import { changePercent, fromRupees, minus, sumOf, toRupees } from '@wealth/domain';
import type Big from 'big.js';
import { atLivePrice, type LiveHolding, type LivePriceOfHolding } from './liveHolding.ts';

/** The sums of all rows; rupees, exact. A total has no price of its own. */
export type HoldingTotals = Omit<LiveHolding, 'lastPrice'>;

function total(parts: readonly Big[]) {
  return sumOf(parts.map((part) => fromRupees(part)));
}

type Quotes = ReadonlyArray<LivePriceOfHolding | null>;

function isSame(left: Quotes, right: Quotes): boolean {
  return left.length === right.length && left.every((quote, index) => quote === right[index]);
}

/** Adds holdings up for one reader, which gets the same object until a quote of theirs is another one. */
export function totalsReader(holdings: readonly Holding[]): (quotes: Quotes) => HoldingTotals {
  let last: { quotes: Quotes; totals: HoldingTotals } | null = null;
  return (quotes) => {
    if (last && isSame(last.quotes, quotes)) return last.totals;
    last = { quotes, totals: totalsOf(holdings, quotes) };
    return last.totals;
  };
}

/** The cells of the row of totals ask for the same sums in the same frame. */
const readers = new WeakMap<readonly Holding[], (quotes: Quotes) => HoldingTotals>();

/**
 * What the rows of a table of holdings add up to at the prices that they show.
 *
 * @param quotes - In the order of the holdings; null or missing where there is none yet.
 */
export function holdingTotals(holdings: readonly Holding[], quotes: Quotes): HoldingTotals {
  const reader = readers.get(holdings) ?? totalsReader(holdings);
  readers.set(holdings, reader);
  return reader(quotes);
}

function totalsOf(holdings: readonly Holding[], quotes: Quotes): HoldingTotals {
  const rows = holdings.map((holding, index) => atLivePrice(holding, quotes[index] ?? null));
  const invested = total(rows.map((row) => row.investedValue));
  const current = total(rows.map((row) => row.currentValue));
  const day = total(rows.map((row) => row.dayChange));
  return {
    investedValue: toRupees(invested),
    currentValue: toRupees(current),
    sellableValue: toRupees(total(rows.map((row) => row.sellableValue))),
    unrealisedGain: toRupees(minus(current, invested)),
    unrealisedGainPercent: changePercent(current, invested)?.toNumber() ?? null,
    dayChange: toRupees(day),
    dayChangePercent: changePercent(current, minus(current, day))?.toNumber() ?? null,
  };
}
