import type { Market } from '@wealth/domain';
import type { Quote, QuoteBasis, Tick, MarketTrade } from '../contract/contract.ts';
import type { DayBars } from '../day/DayBars.ts';
import { midnightOf } from '../calendar/dayNumber.ts';
import type { Moment } from '../calendar/moment.ts';
import { weightedIndices, volatilityIndex } from '../instruments/marketIndices.ts';
import { priceRows, randomCount } from '../plan/priceRows.ts';
import type { DayTotals, ShareDay } from '../day/ShareDay.ts';
import type { Timeline } from '../day/Timeline.ts';

const minuteMs = 60_000;

/** Market and symbol by row: random rows, then weighted indices. */
export const rowNames: ReadonlyArray<{ market: Market; symbol: string; name: string }> = [
  ...priceRows.map(({ instrument }) => {
    const { market, symbol, name } = instrument ?? volatilityIndex;
    return { market, symbol, name };
  }),
  ...weightedIndices.map(({ market, symbol, name }) => ({ market, symbol, name })),
];

/** What quotes are read from. */
export interface MarketView {
  timeline: Timeline;
  bars: DayBars;
}

/** @throws RangeError for a row that does not exist: a bug in the engine. */
function nameOf(row: number) {
  const name = rowNames[row];
  if (!name) throw new RangeError(`no row ${row}`);
  return name;
}

/** What a price (paise) says of the day. */
export function changesOf(last: number, previousClose: number) {
  return {
    lastPrice: last / 100,
    change: (last - previousClose) / 100,
    changePercent: Math.round(((last - previousClose) / previousClose) * 10_000) / 100,
  };
}

/** What a share's price is at an instant of its day. */
export function basisOf(
  { outline: { schedule } }: ShareDay,
  { hasTraded }: DayTotals,
  atMs: number,
): QuoteBasis {
  if (!hasTraded) return 'close';
  const { startMinute, closingAuctionMinute, postCloseMinute } = schedule;
  if (postCloseMinute !== null && atMs > postCloseMinute * minuteMs) return 'close';
  if (closingAuctionMinute !== null && atMs > closingAuctionMinute * minuteMs) return 'auction';
  return atMs <= startMinute * minuteMs && startMinute > 0 ? 'auction' : 'live';
}

interface Prices {
  totals: Readonly<DayTotals>;
  previousClose: number;
  share: ShareDay | null;
}

function pricesOf(timeline: Timeline, row: number, { day, atMs }: Moment): Prices {
  if (row >= randomCount) {
    const index = timeline.index(row - randomCount, day);
    return { totals: index.totalsAt(atMs), previousClose: index.previousClose, share: null };
  }
  const share = timeline.share(row, day);
  return { totals: share.totalsAt(atMs), previousClose: share.outline.previousClose, share };
}

/** The band of a day; null for an index. Rupees. */
function bandOf(share: ShareDay | null) {
  if (!share?.outline.row.instrument) return { lowerBand: null, upperBand: null };
  return { lowerBand: share.outline.lower / 100, upperBand: share.outline.upper / 100 };
}

/** When the official close of a trading day is made, which trades after it do not change. */
function closedAt(timeline: Timeline, share: ShareDay | null, day: number): number {
  const isCasEligible = share?.outline.row.instrument?.isCasEligible ?? false;
  const { closingAuctionMinute, endMinute } = timeline.scheduleOf(isCasEligible, day);
  return midnightOf(day) + (closingAuctionMinute ?? endMinute) * minuteMs;
}

/** When the price of a quote was made: its last trade, or the close that it is, the same one on that day and the next. */
function quotedAtOf(
  timeline: Timeline,
  { share, totals }: Pick<Prices, 'share' | 'totals'>,
  { moment, basis }: { moment: Moment; basis: QuoteBasis },
): number {
  if (!totals.hasTraded) return closedAt(timeline, share, timeline.dayBefore(moment.day));
  return basis === 'close' ? closedAt(timeline, share, moment.day) : midnightOf(moment.day) + totals.lastAtMs;
}

/** The quote of a row at a moment. */
export function quoteOf({ timeline, bars }: MarketView, row: number, moment: Moment): Quote {
  const { market, symbol } = nameOf(row);
  const { totals, previousClose, share } = pricesOf(timeline, row, moment);
  const { high, low, open, last, volume } = totals;
  const basis = share ? basisOf(share, totals, moment.atMs) : indexBasis(timeline, totals, moment);
  const isSuspended = (share?.outline.row.suspendedFrom ?? Infinity) <= moment.day;
  return {
    market,
    symbol,
    ...changesOf(last, previousClose),
    previousClose: previousClose / 100,
    open: open / 100,
    high: high / 100,
    low: low / 100,
    volume,
    ...bandOf(share),
    tickSize: (share?.outline.tick ?? 1) / 100,
    basis,
    isHalted: isSuspended || (share?.isHaltedAt(moment.atMs) ?? false),
    // Not read for a whole list: the 52 weeks are worked out only where they are read.
    get week52High() {
      return Math.max(bars.yearBefore(row, moment.day).high, high) / 100;
    },
    get week52Low() {
      return Math.min(bars.yearBefore(row, moment.day).low, low) / 100;
    },
    quotedAt: quotedAtOf(timeline, { share, totals }, { moment, basis }),
  };
}

function indexBasis(timeline: Timeline, { hasTraded }: DayTotals, { day, atMs }: Moment): QuoteBasis {
  const { startMinute, postCloseMinute } = timeline.scheduleOf(false, day);
  if (!hasTraded || (postCloseMinute !== null && atMs > postCloseMinute * minuteMs)) return 'close';
  return atMs <= startMinute * minuteMs && startMinute > 0 ? 'auction' : 'live';
}

/** The tick of a row at the end of a round. */
export function tickOf(
  timeline: Timeline,
  row: number,
  { moment, trades }: { moment: Moment; trades: readonly MarketTrade[] },
): Tick {
  const { market, symbol } = nameOf(row);
  const { totals, previousClose } = pricesOf(timeline, row, moment);
  return {
    market,
    symbol,
    ...changesOf(totals.last, previousClose),
    high: totals.high / 100,
    low: totals.low / 100,
    volume: totals.volume,
    trades,
  };
}
