import { calendarDay, rowInForce, shareTickRules, tickSizeFor, type CalendarDay } from '@wealth/domain';
import Big from 'big.js';
import type { PriceRow } from './priceRows.ts';

/** Smallest price steps in paise, by previous close: the rule of @wealth/domain, asked once for each slab. */
export interface TickGrid {
  /** @param previousClose - Paise. */
  tickOf(row: PriceRow, previousClose: number): number;
}

/** Bounds between slabs, in paise, and one paisa above: no rule has other bounds. */
const bounds = [...new Set(shareTickRules.flatMap(({ slabs }) => slabs.map(({ upTo }) => upTo)))]
  .flatMap((upTo) => (upTo === null ? [] : [Number(upTo) * 100]))
  .toSorted((one, other) => one - other);

function inPaise(kind: 'share' | 'etf', previousClose: number, on: CalendarDay): number {
  return tickSizeFor(kind, Big(previousClose).div(100), on).times(100).toNumber();
}

/** Grids by the first day of their rule: drawing a history asks for thousands of days. */
const known = new Map<string, TickGrid>();

/** The grid of a day; before the first rule its grid is assumed, since the sandbox clock takes any time. */
export function tickGridOn(on: CalendarDay): TickGrid {
  const first = shareTickRules[0]?.effectiveFrom ?? on;
  const day = on < first ? calendarDay(first) : on;
  const { effectiveFrom } = rowInForce(shareTickRules, day);
  const grid = known.get(effectiveFrom) ?? makeGrid(day);
  known.set(effectiveFrom, grid);
  return grid;
}

function makeGrid(day: CalendarDay): TickGrid {
  const slabs = bounds.flatMap((bound) => [
    { upTo: bound - 1, tick: inPaise('share', bound - 1, day) },
    { upTo: bound, tick: inPaise('share', bound, day) },
  ]);
  const last = inPaise('share', (bounds.at(-1) ?? 0) + 1, day);
  return {
    tickOf({ instrument }, previousClose) {
      if (instrument?.kind !== 'share') return 1;
      return slabs.find(({ upTo }) => previousClose <= upTo)?.tick ?? last;
    },
  };
}

/** Nearest price of the grid, at least one tick. All paise. */
export function onGrid(price: number, tick: number): number {
  return Math.max(tick, Math.round(price / tick) * tick);
}
