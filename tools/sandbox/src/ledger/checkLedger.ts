import type { Database } from '../database/database.ts';
import { accountNamed, unsettledOf } from './accountCodes.ts';
import { checkFamilies } from './checkFamilies.ts';
import { checkMovements } from './checkMovements.ts';
import { checkPayments } from './checkPayments.ts';
import { createScheduledTotals } from './createScheduledTotals.ts';
import { createJournal, type LedgerEntry } from './createJournal.ts';
import { createLotTable } from './createLotTable.ts';
import { createMoneyReader } from './createMoneyReader.ts';
import { createUnitTable } from './createUnitTable.ts';
import { firstHash, hashEntry } from './hashEntry.ts';

type Totals = Map<string, number>;

function add(totals: Totals, key: string, amount: number): void {
  totals.set(key, (totals.get(key) ?? 0) + amount);
}

/** What two tallies of the same do not agree on. */
function differences(what: string, found: Totals, expected: Totals): string[] {
  return [...new Set([...found.keys(), ...expected.keys()])].flatMap((key) => {
    const [is, ought] = [found.get(key) ?? 0, expected.get(key) ?? 0];
    return is === ought ? [] : [`${what} of ${key} is ${is}, its entries say ${ought}`];
  });
}

/** The first entry that does not continue the one before, or null. */
function brokenLink(entries: readonly LedgerEntry[]): string[] {
  let before = firstHash;
  for (const [at, { hash, ...entry }] of entries.entries()) {
    if (entry.id !== at + 1 || hash !== hashEntry(before, entry)) {
      return [`the chain is broken at entry ${entry.id}`];
    }
    before = hash;
  }
  return [];
}

/** Compares the running totals of accounts and holds with the entries. */
function wrongTotals({ query, all }: Database, entries: readonly LedgerEntry[]): string[] {
  const posted: Totals = new Map();
  const held: Totals = new Map();
  const holds: Totals = new Map();
  for (const { phase, debit, credit, amount, reference } of entries) {
    if (phase === 'posted') {
      add(posted, debit, -amount);
      add(posted, credit, amount);
    } else {
      const signed = phase === 'held' ? amount : -amount;
      add(held, debit, signed);
      add(holds, `${reference} ${debit}`, signed);
    }
  }
  for (const code of posted.keys()) if (accountNamed(code).lowest === null) posted.delete(code);
  const accounts = all(query.selectFrom('ledger_account').selectAll());
  const openHolds = all(query.selectFrom('ledger_hold').selectAll());
  const total = (figure: 'posted' | 'held') => new Map(accounts.map((row) => [row.code, row[figure]]));
  const holdTotals = new Map(openHolds.map((row) => [`${row.reference} ${row.account}`, row.held]));
  return [
    ...differences('what was posted', total('posted'), posted),
    ...differences('what is held', total('held'), held),
    ...differences('the hold', holdTotals, holds),
  ];
}

/** Compares what is to come, by account and time, with the entries. */
function wrongAhead({ query, all }: Database, entries: readonly LedgerEntry[]): string[] {
  const expected: Totals = new Map();
  for (const { phase, debit, credit, amount, recorded_at: recordedAt, effective_at: at } of entries) {
    if (phase !== 'posted' || at <= recordedAt) continue;
    if (accountNamed(debit).lowest !== null) add(expected, `${debit} ${at}`, -amount);
    if (accountNamed(credit).lowest !== null) add(expected, `${credit} ${at}`, amount);
  }
  const rows = all(query.selectFrom('scheduled_totals').selectAll());
  const found = new Map(rows.map(({ code, effective_at: at, amount }) => [`${code} ${at}`, amount]));
  return differences('what is to come', found, expected);
}

/** Compares what sales have left of lots with their parts, and the lots with the demat account. */
function wrongLots(database: Database, clientId: string, now: number): string[] {
  const { query, all } = database;
  const lots = all(query.selectFrom('lot').selectAll().where('client_id', '=', clientId));
  const parts = all(query.selectFrom('lot_part').selectAll().where('client_id', '=', clientId));
  const left: Totals = new Map();
  const expected: Totals = new Map();
  const byLot = Map.groupBy(parts, ({ lot_id: lotId }) => lotId);
  const figures = ['quantity', 'cost_paise', 'charges_paise', 'transaction_tax_paise'] as const;
  for (const lot of lots) {
    for (const figure of figures) {
      const sold = (byLot.get(lot.id) ?? []).reduce((sum, part) => sum + part[figure], 0);
      add(left, `lot ${lot.id}, ${figure}`, lot[`left_${figure}`]);
      add(expected, `lot ${lot.id}, ${figure}`, lot[figure] - sold);
    }
  }
  const inLots: Totals = new Map();
  for (const lot of createLotTable(database).open(clientId)) add(inLots, lot.isin, lot.quantity);
  const inAccounts = new Map(
    createUnitTable(database)
      .all(clientId, now)
      .map((row) => [row.isin, row.quantity]),
  );
  return [
    ...differences('what is left', left, expected),
    ...differences(`the lots of client ${clientId}`, inLots, inAccounts),
  ];
}

/** What a client has less of than nothing. */
function belowNothing(database: Database, clientId: string, now: number): string[] {
  const journal = createJournal(database);
  const money = createMoneyReader({ database, journal, now: () => now }).money(clientId);
  const units = createUnitTable(database).all(clientId, now);
  const figures = [
    ...Object.entries(money),
    ...units.flatMap(({ isin, ...row }) =>
      Object.entries(row).map(([name, amount]): [string, number] => [`${name} of ${isin}`, amount]),
    ),
  ];
  // Its entries add up to zero, so what it holds now is what is scheduled to leave it.
  const unsettled = unsettledOf(clientId);
  const leaving = -createScheduledTotals(database).sum(unsettled, now);
  return [
    ...figures
      .filter(([, amount]) => amount < 0)
      .map(([name]) => `client ${clientId}: ${name} is below nothing`),
    ...(leaving === money.unsettled
      ? []
      : [`client ${clientId}: what is on its way is not what is unsettled`]),
  ];
}

/**
 * Checks the whole ledger: the chain of hashes, the rules of each family of accounts, movements with their
 * payments and running totals against the entries, holds, lots against the demat accounts, and that nothing is below its limit.
 *
 * @param now - Epoch milliseconds.
 * @returns What is wrong, in sentences for a person who looks for the reason; nothing when all is right.
 */
export function checkLedger(database: Database, now: number): string[] {
  const { query, all } = database;
  const entries = all(query.selectFrom('ledger_entry').selectAll().orderBy('id'));
  const clientIds = new Set(entries.map(({ client_id: clientId }) => clientId));
  return [
    ...brokenLink(entries),
    ...checkFamilies(entries),
    ...checkMovements(database, entries),
    ...checkPayments(database),
    ...wrongTotals(database, entries),
    ...wrongAhead(database, entries),
    ...[...clientIds].flatMap((clientId) => [
      ...wrongLots(database, clientId, now),
      ...belowNothing(database, clientId, now),
    ]),
  ];
}
