import type { Database } from '../database/database.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { newToken } from './tokenHash.ts';

/** The server's own secret for signatures. Made at first use and kept in the database; a new seeding makes a new one. */
export type ServerKey = () => string;

/** Reads the key from the database on each use, so that a reset needs no further step. */
export function createServerKey(database: Database, random: RandomSource): ServerKey {
  return () => {
    const stored = readSetting(database, 'server_key');
    if (stored !== null) return stored;
    const made = newToken(random);
    writeSetting(database, 'server_key', made);
    return made;
  };
}
