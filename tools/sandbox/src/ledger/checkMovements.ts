import type { Database } from '../database/database.ts';
import type { LedgerEntry } from './createJournal.ts';
import { createMovementTable, type Movement } from './createMovementTable.ts';
import { kindOf, postingsOf } from './createMovements.ts';

type Totals = Map<string, number>;

const isNoTrade = ({ trade_id: tradeId, phase }: LedgerEntry) => tradeId === null && phase === 'posted';

function sumsOf(
  postings: ReadonlyArray<{ code: string; debit: string; credit: string; amount: number }>,
): Totals {
  const sums: Totals = new Map();
  for (const { code, debit, credit, amount } of postings) {
    const key = `${code} from ${debit} to ${credit}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
}

/** Whether each state follows the one before, and the last one is the movement's. */
function isLikeItsKind({ kind, state, history }: Movement): boolean {
  const { next } = kindOf(kind);
  const follows = history.every((step, at) => {
    const before = history[at - 1];
    return before === undefined ? next[step.state] !== undefined : next[before.state]?.includes(step.state);
  });
  return follows && history.at(-1)?.state === state;
}

/** What the history of a movement says that it has posted. */
function expectedOf(movement: Movement): Totals {
  const postings = movement.history.flatMap(({ state, at }, index) => {
    const before = movement.history[index - 1]?.state ?? null;
    return postingsOf({ movement, before, state, at });
  });
  return sumsOf(postings.map((one) => ({ ...one, debit: one.debit.code, credit: one.credit.code })));
}

/** What the movement blocks: its amount while it waits where it is, and nothing afterwards. */
function wrongHold({ id, kind, state, legs }: Movement, held: number): string[] {
  const expected = kindOf(kind).held === state ? legs.reduce((sum, { amount }) => sum + amount, 0) : 0;
  return held === expected ? [] : [`movement ${id} holds ${held}, its state says ${expected}`];
}

/**
 * Compares movements with the entries: every posted entry that is no trade belongs to a movement, and the entries of each sum
 * to its amount, from the account it was in to the account its state names. A corrected entry counts as posted: its correction
 * is another entry.
 */
export function checkMovements(database: Database, entries: readonly LedgerEntry[]): string[] {
  const { query, all } = database;
  const table = createMovementTable(database);
  const movements = all(query.selectFrom('movement').select(['id', 'client_id as clientId']));
  const known = new Map(movements.map(({ id, clientId }) => [id, table.find(clientId, id)]));
  const old = all(query.selectFrom('movement_entry').selectAll());
  const oldNames = new Map(old.map((row) => [row.entry_id, row.movement_id]));
  const nameOf = ({ id, reference }: LedgerEntry) => reference ?? oldNames.get(id) ?? '';
  const own = Map.groupBy(entries.filter(isNoTrade), nameOf);
  const holds = all(query.selectFrom('ledger_hold').selectAll());
  const strays = [...own].flatMap(([id, ofId]) =>
    known.get(id) ? [] : ofId.map((entry) => `entry ${entry.id} belongs to no movement`),
  );
  const wrong = [...known.values()].flatMap((movement) => {
    if (!movement) return [];
    const { id } = movement;
    if (!isLikeItsKind(movement)) return [`movement ${id} has come to ${movement.state} by no way`];
    const found = sumsOf((own.get(id) ?? []).filter(({ corrects }) => corrects === null));
    const expected = expectedOf(movement);
    const keys = [...new Set([...found.keys(), ...expected.keys()])];
    const held = holds.reduce((sum, row) => sum + (row.reference === id ? row.held : 0), 0);
    return [
      ...keys
        .filter((key) => found.get(key) !== expected.get(key))
        .map(
          (key) => `movement ${id}: ${key} is ${found.get(key) ?? 0}, its amount ${expected.get(key) ?? 0}`,
        ),
      ...wrongHold(movement, held),
    ];
  });
  return [...strays, ...wrong];
}
