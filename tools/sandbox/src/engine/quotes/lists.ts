import { fromWire, instrumentIdOf, type Market } from '@wealth/domain';
import type { IndexQuote } from '../contract/contract.ts';
import { volatilityIndex, weightedIndices } from '../instruments/marketIndices.ts';
import { randomCount, volatilityRow } from '../plan/priceRows.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Timeline } from '../day/Timeline.ts';
import { quoteOf, rowNames, type MarketView } from './quote.ts';

/** 09:15 and 15:35, when the closing auction has its price: between them the lines of lists have their clock. */
const clock = { opens: 9 * 60 + 15, closes: 15 * 60 + 35 } as const;
const minuteMs = 60_000;

/** Most points a sparkline draws. */
const sparklinePoints = 60;

const rowsById = new Map<string, number>(rowNames.map((name, row) => [instrumentIdOf(name), row]));

export function rowOfSymbol(market: Market, symbol: string): number | null {
  return rowsById.get(instrumentIdOf({ market, symbol })) ?? null;
}

/** Thins a line of levels (hundredths of a point) to points of the wire; the last one always stays. */
function sparklineOf(levels: readonly number[]): number[] {
  const step = Math.max(1, Math.ceil(levels.length / sparklinePoints));
  return levels.filter((_, index) => (levels.length - 1 - index) % step === 0).map((level) => level / 100);
}

/** The row of an instrument or index that is listed on a day; null for none. */
export function listedRow(
  { plan }: Pick<Timeline, 'plan'>,
  { market, symbol }: { market: Market; symbol: string },
  day: number,
): number | null {
  const row = rowOfSymbol(market, symbol);
  return row === null || (plan.rows[row]?.listedFrom ?? 0) > day ? null : row;
}

/** Null for the whole market. */
export function nameOfRow(row: number | null): { market: Market; symbol: string } | null {
  const name = row === null ? undefined : rowNames[row];
  return name ? { market: name.market, symbol: name.symbol } : null;
}

/** Rows of some ids, each once, with some rows more; what is no id of ours is left out. */
export function rowsOfIds(ids: ReadonlySet<string>, more: Iterable<number>): number[] {
  const rows = new Set<number>();
  for (const id of ids) {
    const row = rowsById.get(id);
    if (row !== undefined) rows.add(row);
  }
  for (const row of more) rows.add(row);
  return [...rows];
}

/** The minutes of today with a trade, or of an index with a level. */
function barsOf({ timeline }: MarketView, row: number, { day, atMs }: Moment) {
  return row < randomCount
    ? timeline.share(row, day).barsUpTo(atMs)
    : timeline.index(row - randomCount, day).barsUpTo(atMs);
}

/** Minutes of the day, oldest first, evenly spaced: the same for every instrument at one moment. */
function clockOf({ timeline }: MarketView, { day, atMs }: Moment): number[] {
  const minute = Math.floor(atMs / minuteMs);
  const isAtNight = timeline.isAlwaysOpenOn(day) && (minute < clock.opens || minute > clock.closes);
  const first = isAtNight ? 0 : clock.opens;
  const now = isAtNight ? minute : Math.min(clock.closes, Math.max(clock.opens, minute));
  const step = Math.max(1, Math.ceil((now - first) / (sparklinePoints - 1)));
  const count = Math.floor((now - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => now - (count - 1 - index) * step);
}

/** What an instrument did today, in rupees or points, at the minutes that all lines of a moment share. */
export function dayLineOf(view: MarketView, row: number, moment: Moment): number[] {
  const { previousClose, lastPrice } = quoteOf(view, row, moment);
  const bars = barsOf(view, row, moment);
  let next = 0;
  let price = previousClose;
  const line = clockOf(view, moment).map((minute) => {
    for (let bar = bars[next]; bar && bar.minute <= minute; bar = bars[next]) {
      price = bar.close / 100;
      next += 1;
    }
    return price;
  });
  return [...line.slice(0, -1), lastPrice];
}

/** The quote of an index with the line of its session. */
function indexQuoteOf(
  view: MarketView,
  { row, name }: { row: number; name: string },
  moment: Moment,
): IndexQuote {
  const quote = quoteOf(view, row, moment);
  const levels = barsOf(view, row, moment).map(({ close }) => close);
  const last = fromWire(quote.lastPrice);
  return { ...quote, name, sparkline: sparklineOf(levels.length > 0 ? levels : [last]) };
}

/** The six indices of the watch list. */
export function indexQuotesOf(view: MarketView, moment: Moment): IndexQuote[] {
  const rows = [
    ...weightedIndices.map(({ name }, index) => ({ row: randomCount + index, name })),
    { row: volatilityRow, name: volatilityIndex.name },
  ];
  return rows.map((named) => indexQuoteOf(view, named, moment));
}
