import { calendarDay, istDay, type CalendarDay } from '@wealth/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { accountNamed } from './accountCodes.ts';
import { unitPlaces, type UnitPlace } from './accountFamilies.ts';
import { isNoTrade } from './isNoTrade.ts';
import { settledAt } from './tradeDays.ts';

/** What a client held of one ISIN at an instant, by its place. */
export interface PastUnits extends Record<UnitPlace, number> {
  isin: string;
  quantity: number;
}

export interface PastUnitReads {
  /** What entries that were effective before an instant had come to, one row an ISIN that was held. */
  unitsBefore(clientId: string, until: number): PastUnits[];
  /** The day on which units came first; null where none ever did. */
  firstUnitDay(clientId: string): CalendarDay | null;
}

interface UnitEntry {
  debit: string;
  credit: string;
  amount: number;
}

interface TradedEntry extends UnitEntry {
  day: string;
}

const noUnits: Readonly<Record<UnitPlace, number>> = { settled: 0, incoming: 0, pledged: 0, inTransit: 0 };

const isPlace = (family: string): family is UnitPlace => unitPlaces.some((place) => place === family);

/** A trade books what is bought as incoming: it is settled from its own settlement on. */
function asOf({ day, ...entry }: TradedEntry, until: number): UnitEntry {
  const account = accountNamed(entry.credit);
  const isSettled = account.family === 'incoming' && settledAt(calendarDay(day)) < until;
  return isSettled ? { ...entry, credit: entry.credit.replace('/incoming/', '/settled/') } : entry;
}

function addUp(entries: readonly UnitEntry[]): PastUnits[] {
  const held = new Map<string, Record<UnitPlace, number>>();
  function move(code: string, amount: number): void {
    const { family, isin } = accountNamed(code);
    if (isin === null || !isPlace(family)) return;
    const places = held.get(isin) ?? { ...noUnits };
    places[family] += amount;
    held.set(isin, places);
  }
  for (const { debit, credit, amount } of entries) {
    move(debit, -amount);
    move(credit, amount);
  }
  return [...held].flatMap(([isin, places]) => {
    const quantity = unitPlaces.reduce((sum, place) => sum + places[place], 0);
    return quantity > 0 ? [{ isin, quantity, ...places }] : [];
  });
}

/** Reads what clients held in the past. */
export function createPastUnits({ query, all, first }: Database): PastUnitReads {
  const units = (clientId: string) =>
    query
      .selectFrom('ledger_entry')
      .where('client_id', '=', clientId)
      // Written out, not bound: only so can the index of traded units be used.
      .where(sql<boolean>`unit = 'UNITS'`);
  const traded = (clientId: string) => units(clientId).where(sql<boolean>`code = 'trade'`);
  return {
    unitsBefore(clientId, until) {
      const trades = all(
        traded(clientId).select(['debit', 'credit', 'amount', 'day']).where('effective_at', '<', until),
      );
      const others = all(
        units(clientId)
          .where(isNoTrade)
          .select(['debit', 'credit', 'amount'])
          .where('effective_at', '<', until),
      );
      return addUp([...trades.map((entry) => asOf(entry, until)), ...others]);
    },
    firstUnitDay(clientId) {
      const instants = [traded(clientId), units(clientId).where(isNoTrade)].flatMap((rows) => {
        const earliest = first(rows.select((row) => row.fn.min('effective_at').as('at')))?.at;
        return typeof earliest === 'number' ? [earliest] : [];
      });
      return instants.length === 0 ? null : istDay(Math.min(...instants));
    },
  };
}
