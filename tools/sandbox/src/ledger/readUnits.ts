import type { Database } from '../database/database.ts';
import { unitsOf, type UnitPlace } from './accountCodes.ts';
import { readAhead } from './readAhead.ts';

/** Where a client's units of one ISIN are now. */
export interface UnitBalance extends Record<UnitPlace, number> {
  isin: string;
  /** All of them: settled, T+1, pledged and in transit. */
  quantity: number;
  /** What open sales hold. */
  waiting: number;
  /** What a new sale may sell. */
  sellable: number;
}

/** Reads the units of a client at this moment, one row an ISIN; an ISIN that is sold out has none. */
export function readUnits(database: Database, clientId: string, now: number): UnitBalance[] {
  const rows = database.all(
    database.query
      .selectFrom('ledger_account')
      .select(['code', 'posted', 'held'])
      .where('client_id', '=', clientId),
  );
  const accounts = new Map(rows.map((row) => [row.code, row]));
  const isins = [...new Set(rows.flatMap(({ code }) => code.split('/')[2] ?? []))];
  const moving = isins.flatMap((isin) => [
    unitsOf(clientId, isin, 'settled'),
    unitsOf(clientId, isin, 'incoming'),
  ]);
  const ahead = readAhead(database, moving, now);

  function unitsIn(isin: string, place: UnitPlace): number {
    const account = unitsOf(clientId, isin, place);
    return (accounts.get(account.code)?.posted ?? 0) - ahead.sum(account);
  }

  return isins
    .map((isin) => {
      const settled = unitsIn(isin, 'settled');
      const incoming = unitsIn(isin, 'incoming');
      const pledged = unitsIn(isin, 'pledged');
      const inTransit = unitsIn(isin, 'inTransit');
      const quantity = settled + incoming + pledged + inTransit;
      const waiting = accounts.get(unitsOf(clientId, isin, 'settled').code)?.held ?? 0;
      return { isin, settled, incoming, pledged, inTransit, quantity, waiting, sellable: settled - waiting };
    })
    .filter(({ quantity }) => quantity > 0);
}
