import type { DatabaseSync } from 'node:sqlite';
import { tableNames } from './migrations.ts';

/** Columns of the rows of a key that were written; the rest of such a row is as it was. */
export interface RowChange {
  key: object;
  values: object;
}

/** Called with a write: the rows of a key, or null where it may be any row. */
export type WriteListener = (change: RowChange | null) => void;

/** Tells caches when the rows that they keep have changed. */
export interface WriteWatch {
  /** @param table - The listener is called for writes of this table, and where any table may have changed. */
  on(table: string, listener: WriteListener): void;
  /** @param listener - Told where what was written is no longer there: after a rollback, or when all rows were replaced. */
  onUndone(listener: () => void): void;
  /** A statement was run. */
  wrote(statement: WriteTarget, change?: RowChange): void;
  /** Anything may be otherwise, also what was written before. */
  undone(): void;
}

/** What a statement writes; null for any table. */
export type WriteTarget = string | null;

/** Tables whose rows take rows of others with them when they are deleted. */
function parentTables(connection: DatabaseSync): ReadonlySet<string> {
  const keys = tableNames.flatMap((name) => connection.prepare(`PRAGMA foreign_key_list(${name})`).all());
  return new Set(keys.filter((key) => key.on_delete !== 'NO ACTION').map((key) => String(key.table)));
}

const written = /^\s*(insert into|update|delete from)\s+"?(\w+)"?/i;

/** Makes the watch over the writes of one connection, and what finds the table that a statement writes. */
export function createWriteWatch(connection: DatabaseSync): WriteWatch & {
  targetOf: (text: string) => WriteTarget;
} {
  const parents = parentTables(connection);
  const listeners = new Map<string, Set<WriteListener>>();
  const undoListeners = new Set<() => void>();

  function notifyAll(): void {
    for (const ofTable of listeners.values()) for (const listener of ofTable) listener(null);
  }

  return {
    targetOf(text) {
      const [, verb = '', table = null] = written.exec(text) ?? [];
      return table !== null && verb.toLowerCase() === 'delete from' && parents.has(table) ? null : table;
    },
    on(table, listener) {
      const ofTable = listeners.get(table) ?? new Set();
      listeners.set(table, ofTable.add(listener));
    },
    onUndone: (listener) => undoListeners.add(listener),
    wrote(target, change) {
      if (target === null) notifyAll();
      else for (const listener of listeners.get(target) ?? []) listener(change ?? null);
    },
    undone() {
      notifyAll();
      for (const listener of undoListeners) listener();
    },
  };
}
