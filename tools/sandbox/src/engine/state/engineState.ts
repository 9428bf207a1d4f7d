import { calendarDay, instrumentIdOf, parseInstrumentId } from '@wealth/domain';
import type { EngineState } from '../contract/contract.ts';
import { calendarDayOf, dayNumberOf } from '../calendar/dayNumber.ts';
import { rowOfSymbol } from '../quotes/lists.ts';
import { randomCount } from '../plan/priceRows.ts';
import { rowNames } from '../quotes/quote.ts';
import type { Timeline } from '../day/Timeline.ts';
import type { ClientDay } from '../day/ClientDays.ts';

function nameOf(row: number): string {
  const name = rowNames[row];
  if (!name) throw new RangeError(`no row ${row}`);
  return instrumentIdOf(name);
}

/** What cannot be derived from the seed, by names: a later table may have another order. */
export function stateOf(timeline: Timeline, { seed, seq }: { seed: string; seq: number }): EngineState {
  const { prints, shifts, halts } = timeline.interferences;
  return {
    version: 2,
    seed,
    seq,
    eras: timeline.eras.map(({ from, alwaysOpen }) => ({ from: calendarDayOf(from), alwaysOpen })),
    prints: prints.map(({ position, day, atMs, price }) => ({
      name: nameOf(position),
      day: calendarDayOf(day),
      at: atMs,
      price,
    })),
    shifts: shifts.map(({ index, day, atMs, factor }) => ({
      name: nameOf(randomCount + index),
      day: calendarDayOf(day),
      at: atMs,
      factor,
    })),
    halts: halts.map(({ position, day, fromMs, toMs, fallPercent }) => ({
      name: position === null ? null : nameOf(position),
      day: calendarDayOf(day),
      from: fromMs,
      to: toMs,
      fall: fallPercent,
    })),
    announced: timeline.plan.actions.announced(),
    clientDays: timeline.clientDays.finished.map(({ position, day, close, minutes }) => ({
      name: nameOf(position),
      day: calendarDayOf(day),
      close,
      minutes: minutes.map(({ minute, bar }) =>
        bar ? [minute, bar.open, bar.high, bar.low, bar.close, bar.volume, bar.lastAtMs] : [minute],
      ),
    })),
  };
}

function toMinute(figures: readonly number[]): ClientDay['minutes'][number] {
  const [minute = 0, open = 0, high = 0, low = 0, close = 0, volume = 0, lastAtMs = 0] = figures;
  return { minute, bar: figures.length === 1 ? null : { minute, open, high, low, close, volume, lastAtMs } };
}

function rowOfName(name: string): number | null {
  const instrument = parseInstrumentId(name);
  return instrument ? rowOfSymbol(instrument.market, instrument.symbol) : null;
}

/** Puts a state into a timeline; what the table does not know any more is left out. */
export function restoreInto(timeline: Timeline, state: EngineState): void {
  // No day of it was reached yet: the first read sets the present day.
  timeline.reached = -Infinity;
  timeline.eras = state.eras.map(({ from, alwaysOpen }) => ({
    from: dayNumberOf(calendarDay(from)),
    alwaysOpen,
  }));
  timeline.interferences.replace({
    prints: state.prints.flatMap(({ name, day, at, price }) => {
      const position = rowOfName(name);
      return position === null ? [] : [{ position, day: dayNumberOf(calendarDay(day)), atMs: at, price }];
    }),
    shifts: state.shifts.flatMap(({ name, day, at, factor }) => {
      const row = rowOfName(name);
      if (row === null) return [];
      return [{ index: row - randomCount, day: dayNumberOf(calendarDay(day)), atMs: at, factor }];
    }),
    halts: state.halts.flatMap(({ name, day, from, to, fall }) => {
      const position = name === null ? null : rowOfName(name);
      if (name !== null && position === null) return [];
      return [{ position, day: dayNumberOf(calendarDay(day)), fromMs: from, toMs: to, fallPercent: fall }];
    }),
  });
  timeline.plan.actions.replace(state.announced ?? []);
  timeline.clientDays.keepBefore(-Infinity);
  for (const { name, day, close, minutes } of state.clientDays ?? []) {
    const position = rowOfName(name);
    if (position === null) continue;
    const kept = { position, day: dayNumberOf(calendarDay(day)), close, minutes: minutes.map(toMinute) };
    timeline.clientDays.finish(kept);
  }
  timeline.refresh(null);
}
