import { createMemory } from '../database/createMemory.ts';
import type { Database } from '../database/database.ts';
import { writeSetting } from '../database/settings.ts';

const settingName = 'has_writes';
/** Sign-in, reads and PIN change nothing that a clock set back would contradict. */
const noWrites = /^\/(?:auth|stock)\/|\/pin(?:\/|$)/;

export interface WriteMark {
  /** Counts a call that has succeeded. */
  record(method: string, path: string): void;
  /** Whether a client has written since the last reset. */
  hasWrites(): boolean;
}

/** Remembers whether a client has written anything since the reset, which empties the settings. */
export function createWriteMark(database: Database): WriteMark {
  const mark = database.prepare(() =>
    database.query.selectFrom('setting').select('value').where('name', '=', settingName),
  );
  // Each call asks for it.
  const known = createMemory<boolean>(database, ['setting']);
  const hasWrites = () => known.of(settingName, () => mark.first({}) !== undefined);
  return {
    record(method, path) {
      if (method === 'GET' || noWrites.test(path)) return;
      if (!hasWrites()) writeSetting(database, settingName, '1');
    },
    hasWrites,
  };
}
