import type { Database } from '../database/database.ts';
import { readSetting, writeSetting } from '../database/settings.ts';

const settingName = 'stream_seq';
/** More rounds than can pass between two saves: a number that was sent out is never used for another round. */
const gap = 10_000;

/** Where this run begins to count its rounds. */
export function firstSeq(database: Database): number {
  const stored = readSetting(database, settingName);
  return stored === null ? 0 : Number(stored) + gap;
}

/** Writes down the last round's number. */
export function storeSeq(database: Database, seq: number): void {
  writeSetting(database, settingName, String(seq));
}
