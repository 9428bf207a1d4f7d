import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';
import { unitsOf } from './accountCodes.ts';
import { unitPlaces, type UnitPlace } from './accountFamilies.ts';
import { createScheduledTotals } from './createScheduledTotals.ts';

/** A client's units of one ISIN, by their place. */
export interface UnitBalance extends Record<UnitPlace, number> {
  isin: string;
  /** All of them: settled, T+1, pledged and in transit. */
  quantity: number;
  /** What open sales hold. */
  waiting: number;
  /** What a new sale may sell. */
  sellable: number;
}

export interface UnitTable {
  /** The units of a client at an instant, one row an ISIN; an ISIN that is sold out has none. */
  all(clientId: string, now: number): UnitBalance[];
  /** The client's units of one ISIN; null where there are none. */
  ofIsin(holding: { clientId: string; isin: string }, now: number): UnitBalance | null;
}

interface AccountRow {
  code: string;
  posted: number;
  held: number;
}

/** What the accounts of an ISIN come to; null for nothing. */
function balanceOf(
  { clientId, isin }: { clientId: string; isin: string },
  accounts: ReadonlyMap<string, AccountRow>,
  scheduledOf: (code: string) => number,
): UnitBalance | null {
  const inPlace = (place: UnitPlace) => {
    const { code } = unitsOf(clientId, isin, place);
    return (accounts.get(code)?.posted ?? 0) - scheduledOf(code);
  };
  const settled = inPlace('settled');
  const incoming = inPlace('incoming');
  const pledged = inPlace('pledged');
  const inTransit = inPlace('inTransit');
  const quantity = settled + incoming + pledged + inTransit;
  if (quantity <= 0) return null;
  const waiting = accounts.get(unitsOf(clientId, isin, 'settled').code)?.held ?? 0;
  return { isin, settled, incoming, pledged, inTransit, quantity, waiting, sellable: settled - waiting };
}

/** Reads what clients hold in their demat accounts. */
export function createUnitTable(database: Database): UnitTable {
  const { query, prepare } = database;
  const scheduled = createScheduledTotals(database);
  const columns = query.selectFrom('ledger_account').select(['code', 'posted', 'held']);
  const ofClient = prepare((given: Given<{ clientId: string }>) =>
    columns.where('client_id', '=', given('clientId')),
  );
  const ofIsin = prepare((given: Given<Record<UnitPlace, string>>) =>
    columns.where(
      'code',
      'in',
      unitPlaces.map((place) => given(place)),
    ),
  );
  return {
    all(clientId, now) {
      const rows = ofClient.all({ clientId });
      const accounts = new Map(rows.map((row) => [row.code, row]));
      const isins = [...new Set(rows.flatMap(({ code }) => code.split('/')[2] ?? []))];
      const sums = scheduled.sumsOf(clientId, now);
      return isins.flatMap(
        (isin) => balanceOf({ clientId, isin }, accounts, (code) => sums.get(code) ?? 0) ?? [],
      );
    },
    ofIsin(holding, now) {
      const { clientId, isin } = holding;
      const codeOf = (place: UnitPlace) => unitsOf(clientId, isin, place).code;
      const rows = ofIsin.all({
        settled: codeOf('settled'),
        incoming: codeOf('incoming'),
        pledged: codeOf('pledged'),
        inTransit: codeOf('inTransit'),
      });
      if (rows.length === 0) return null;
      const accounts = new Map(rows.map((row) => [row.code, row]));
      // Nothing is scheduled for the other places.
      const moving = new Set([codeOf('settled'), codeOf('incoming')]);
      return balanceOf(holding, accounts, (code) => (moving.has(code) ? scheduled.sum({ code }, now) : 0));
    },
  };
}
