import { addDays, calendarDay, isTradingDay, type CalendarDay } from '@wealth/domain';
import type { DayBar, LivedDay } from './contract.ts';
import { dayKey, drawDay } from './dayBar.ts';
import { hashText, mix, noiseAt } from './noise.ts';
import { indexLevels, priceRows, rowCount } from './priceRows.ts';
import { weightedIndices } from './instruments/marketIndices.ts';

/** Days a chart can look back on. */
export const historyDays = 500;

const closeColumn = 3;
const indexKey = hashText('index range');

/** Histories drawn last, by seed and day: a reset and a restart in one process ask for the same again. */
const drawnHistories = new Map<string, LivedDay[]>();
const historiesKept = 4;

/**
 * The generated trading days before a day, oldest first, at most HISTORY_DAYS. Every engine of a
 * seed starts its walk on the same first of January, so that all agree on every day; two years and
 * more make the walk forget where it began.
 */
export function generateHistory(seedKey: number, before: CalendarDay): readonly LivedDay[] {
  const key = `${seedKey}/${before}`;
  const ready = drawnHistories.get(key);
  if (ready) return ready;
  const [oldest] = drawnHistories.keys();
  if (oldest !== undefined && drawnHistories.size >= historiesKept) drawnHistories.delete(oldest);
  const days = drawHistory(seedKey, before);
  drawnHistories.set(key, days);
  return days;
}

function drawHistory(seedKey: number, before: CalendarDay): LivedDay[] {
  const year = Number(before.slice(0, 4));
  let day = calendarDay(`${Math.floor(year / 2) * 2 - 2}-01-01`);
  let closes = priceRows.map((row) => row.base);
  const days: LivedDay[] = [];
  const keepFrom = addDays(before, -2 * historyDays);
  for (; day < before; day = addDays(day, 1)) {
    if (!isTradingDay(day)) continue;
    const bars = drawDay(seedKey, day, closes);
    closes = bars.map((bar) => bar[closeColumn]);
    if (day >= keepFrom) days.push({ date: day, rows: withIndices(indexNoise(seedKey, day), bars) });
  }
  return days.slice(-historyDays);
}

/** The noise of the index bars of a day. */
export function indexNoise(seedKey: number, day: CalendarDay): number {
  return dayKey(seedKey, indexKey, day);
}

/** Adds the bars of the weighted indices behind those of the random rows. */
export function withIndices(
  dayNoise: number,
  bars: readonly DayBar[],
  factors: readonly number[] = [],
): DayBar[] {
  const opens = indexLevels((position) => bars[position]?.[0] ?? 0, factors);
  const closes = indexLevels((position) => bars[position]?.[closeColumn] ?? 0, factors);
  const indexBars = weightedIndices.map((_, index): DayBar => {
    const open = opens[index] ?? 0;
    const close = closes[index] ?? 0;
    const key = mix(dayNoise, index);
    const high = Math.round(Math.max(open, close) * (1 + 0.003 * noiseAt(key)));
    const low = Math.round(Math.min(open, close) * (1 - 0.003 * noiseAt(key + 1)));
    return [open, high, low, close, 0];
  });
  return [...bars, ...indexBars];
}

/** Closes (paise) of every row on the last of some days; the bases where there is none. */
export function lastCloses(days: readonly LivedDay[]): number[] {
  const last = days.at(-1);
  if (last) return last.rows.map((bar) => bar[closeColumn]);
  const bases = priceRows.map((row) => row.base);
  const levels = indexLevels((position) => bases[position] ?? 0, []);
  return [...bases, ...levels].slice(0, rowCount);
}
