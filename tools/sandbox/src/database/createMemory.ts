import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

/** Answers kept at most: a hundred times what a hundred clients ask for in a day. */
const mostKept = 10_000;

/** Keeps what was read. */
export interface Memory<Answer> {
  /** The answer that is kept under a key, or what `ask` reads. */
  of(key: string, ask: () => Answer): Answer;
}

/** Keeps what is read from tables until one of them is written, or something is taken back. For what is seldom written. */
export function createMemory<Answer>(
  { onWrite }: Pick<Database, 'onWrite'>,
  tables: ReadonlyArray<keyof Tables>,
): Memory<Answer> {
  const kept = new Map<string, { answer: Answer }>();
  for (const table of tables) onWrite(table, () => kept.clear());
  return {
    of(key, ask) {
      const known = kept.get(key);
      if (known) return known.answer;
      const answer = ask();
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { answer });
      return answer;
    },
  };
}

/** Keeps rows of a table by their ids: a write of single columns, by `update`, is written into the row that is kept. */
export function createRowMemory<Row extends { id: string }>(
  { onWrite }: Pick<Database, 'onWrite'>,
  table: keyof Tables,
): Memory<Row | null> {
  const kept = new Map<string, Row>();
  onWrite(table, (change) => {
    const id: unknown = change && Object.keys(change.key).length === 1 ? Reflect.get(change.key, 'id') : null;
    if (!change || typeof id !== 'string') {
      kept.clear();
      return;
    }
    const row = kept.get(id);
    if (!row) return;
    // What is undefined was not written.
    const values = Object.entries(change.values).filter(([, value]) => value !== undefined);
    kept.set(id, { ...row, ...Object.fromEntries(values) });
  });
  return {
    of(id, ask) {
      const known = kept.get(id);
      if (known) return known;
      const row = ask();
      if (kept.size >= mostKept) kept.clear();
      if (row) kept.set(id, row);
      return row;
    },
  };
}
