import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { diskFaultOf } from '../machine/diskFault.ts';
import { migrations } from './migrations.ts';

/** A data folder that cannot be used. The message is for the person who started the sandbox. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(`The data folder ${folder} cannot be used: ${reason}.`, options);
  }
}

/** A data folder that belongs to this process alone, until it is released. */
export interface DataFolder {
  databasePath: string;
  /**
   * Runs what opens a file of the folder.
   *
   * @throws DataFolderError that says in one sentence why it cannot be used.
   */
  open<Result>(work: () => Result): Result;
  release(): void;
}

const otherFolder = 'choose another one with WEALTH_DATA=…';
/** Up to this size a database is looked through as a whole; a tenth of a second. */
const wholeCheckBytes = 32_000_000;
const smallTables = ['setting', 'client', 'session_family', 'bank_account', 'identity_submission', 'upload'];
const newestVersion = Math.max(...migrations.map(({ version }) => version));

const reasons = {
  full: 'the disk is full',
  notWritable: `this user may not write there; ${otherFolder}`,
  notAFolder: `a file stands where a folder has to be, or the other way round; ${otherFolder}`,
  damaged: `wealth.db is damaged or no database; delete the folder to start anew, or ${otherFolder}`,
} as const;

function ownerOf(folder: string): string {
  try {
    return ` (process ${readFileSync(join(folder, 'wealth.pid'), 'utf8').trim()})`;
  } catch {
    return '';
  }
}

/**
 * Locks the folder by an exclusive transaction on a file that holds nothing. The system lets go of it when the
 * process ends in whatever way, so there is no lock of a dead process to take over.
 */
function lock(folder: string): DatabaseSync {
  const connection = new DatabaseSync(join(folder, 'wealth.lock'), { timeout: 0 });
  try {
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    connection.close();
    if (diskFaultOf(cause) !== 'busy') throw cause;
    const reason = `another sandbox${ownerOf(folder)} uses it; stop that one or ${otherFolder}`;
    throw new DataFolderError(folder, reason, { cause });
  }
  writeFileSync(join(folder, 'wealth.pid'), `${process.pid}\n`);
  return connection;
}

/** SQLite gives its side files the mode of the database. */
function closeToOthers(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}

/**
 * Checks a database at a start: all of it where it is small. One with months of orders would take seconds: there the tables
 * that do not grow with orders are checked, which every sign-in reads. Damage elsewhere is reported where it is read.
 */
function checkedParts(connection: DatabaseSync, path: string): readonly string[] {
  if (statSync(path).size <= wholeCheckBytes) return ['1'];
  const rows = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const tables = new Set(rows.map(({ name }) => String(name)));
  return smallTables.filter((table) => tables.has(table));
}

function checkDatabase(folder: string, path: string): void {
  const connection = new DatabaseSync(path, { timeout: 1_000 });
  try {
    const version = Number(connection.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    if (version > newestVersion) {
      const reason = `wealth.db was written by a later version of the sandbox (schema ${version}, this one knows ${newestVersion}); ${otherFolder}`;
      throw new DataFolderError(folder, reason);
    }
    for (const part of checkedParts(connection, path)) {
      const found = connection.prepare(`PRAGMA quick_check(${part})`).get()?.['quick_check'];
      if (found !== 'ok') throw new DataFolderError(folder, reasons.damaged);
    }
  } finally {
    connection.close();
  }
}

/**
 * Makes the data folder ready: there, ours alone, readable by its owner only, with a database that this version knows.
 *
 * @throws DataFolderError that says in one sentence why it cannot be used.
 */
export function takeDataFolder(folder: string): DataFolder {
  function open<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (cause) {
      if (cause instanceof DataFolderError) throw cause;
      const fault = diskFaultOf(cause);
      if (fault === null) throw cause;
      const reason = fault === 'busy' ? `another program has locked wealth.db` : reasons[fault];
      throw new DataFolderError(folder, reason, { cause });
    }
  }

  const databasePath = join(folder, 'wealth.db');
  open(() => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  const held = open(() => lock(folder));
  try {
    open(() => {
      closeToOthers(databasePath);
      checkDatabase(folder, databasePath);
    });
  } catch (error) {
    held.close();
    throw error;
  }
  return { databasePath, open, release: () => held.close() };
}
