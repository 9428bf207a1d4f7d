import { addDays, type CalendarDay } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import type { ActionTable } from './actionTable.ts';

/** Days that are looked at together. */
const lookedAt = 400;

interface KnownDays {
  from: CalendarDay;
  to: CalendarDay;
  /** Which announcements they know. */
  version: number;
  /** The earliest first. */
  exDates: readonly CalendarDay[];
}

interface ExDateOptions {
  database: Database;
  market: Market;
  table: ActionTable;
}

/** Makes what knows the first ex-date of what is held, in the days after one up to another; null for none. */
export function createExDates({ database, market, table }: ExDateOptions) {
  // Asked for at each event of the agenda.
  let known: KnownDays | null = null;
  const forget = () => {
    known = null;
  };
  database.onWrite('lot', forget);
  database.onUndone(forget);

  function read(from: CalendarDay, to: CalendarDay): KnownDays {
    const engine = market.engine();
    const exDates = table.held().flatMap(({ isin }) => {
      const instrument = listingOf(engine, isin);
      const actions = instrument ? market.actionsBetween(instrument, { from: addDays(from, 1), to }) : [];
      return actions.map(({ exDate }) => exDate);
    });
    return { from, to, version: engine.actions.version, exDates: exDates.toSorted() };
  }

  return {
    forget,
    next({ from, to }: { from: CalendarDay; to: CalendarDay }): CalendarDay | null {
      const isKnown =
        known?.version === market.engine().actions.version && from >= known.from && to <= known.to;
      if (!isKnown || !known) {
        const farthest = addDays(from, lookedAt);
        known = read(from, to > farthest ? to : farthest);
      }
      return known.exDates.find((day) => day > from && day <= to) ?? null;
    },
  };
}
