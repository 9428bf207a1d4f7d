import { priceBand, type CalendarDay } from '@wealth/domain';
import Big from 'big.js';
import type { DayBar } from './contract.ts';
import { dayKey, drawDay } from './dayBar.ts';
import { drawPath, type DayPath } from './dayPath.ts';
import { priceRows, randomCount, type PriceRow } from './priceRows.ts';
import { exchangeWindow, isCasRow, wholeDay, type SessionWindow } from './sessionWindow.ts';
import { tickGridOn } from './tickGrid.ts';

/** What a random row will do on one day, and the limits it keeps. All prices paise. */
export interface DayPlan {
  row: PriceRow;
  window: SessionWindow;
  tick: number;
  /** Null for the volatility index. */
  band: { lower: number; upper: number } | null;
  path: DayPath;
}

export interface PlanOptions {
  seedKey: number;
  date: CalendarDay;
  alwaysOpen: boolean;
  previousCloses: readonly number[];
}

function bandOf({ instrument }: PriceRow, previousClose: number, tick: number): DayPlan['band'] {
  if (!instrument) return null;
  const { lower, upper } = priceBand({
    previousClose: Big(previousClose).div(100),
    tickSize: Big(tick).div(100),
    rule: instrument.band,
  });
  return { lower: lower.times(100).toNumber(), upper: upper.times(100).toNumber() };
}

/** Plans a whole day of every random row. */
export function planDay({ seedKey, date, alwaysOpen, previousCloses }: PlanOptions): DayPlan[] {
  const bars = drawDay(seedKey, date, previousCloses);
  const grid = tickGridOn(date);
  const auctionWindow = alwaysOpen ? wholeDay : exchangeWindow(date, true);
  const plainWindow = alwaysOpen ? wholeDay : exchangeWindow(date, false);
  return priceRows.slice(0, randomCount).map((row, index) => {
    const previousClose = previousCloses[index] ?? row.base;
    const bar: DayBar = bars[index] ?? [previousClose, previousClose, previousClose, previousClose, 0];
    const tick = grid.tickOf(row, previousClose);
    const window = isCasRow(row) ? auctionWindow : plainWindow;
    const path = drawPath(dayKey(seedKey, row.noiseKey, date), bar, { minutes: window.minutes, tick });
    return { row, window, tick, band: bandOf(row, previousClose, tick), path };
  });
}
