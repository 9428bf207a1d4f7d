import { DatabaseSync } from 'node:sqlite';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createHeldWrites, type HeldWrites } from './createHeldWrites.ts';
import { createLogKeeper } from './createLogKeeper.ts';
import { createWriteWatch, type WriteListener } from './createWriteWatch.ts';
import { migrations, tableNames } from './migrations.ts';
import type { Tables } from './schema.ts';
import { createStatements, type Statements } from './statements.ts';

/** The typed query builder. It only builds: a query runs when it is handed to `Database`. */
export type QueryBuilder = Kysely<Tables>;

/**
 * The database of a sandbox. Every call is synchronous, so a transaction is one block of code that nothing
 * can interleave with.
 */
export interface Database extends Statements {
  query: QueryBuilder;
  /**
   * Runs `work` as one transaction; a throw rolls it back. Never asynchronous. Inside of another transaction it
   * is a part of that one.
   */
  transaction<Result>(work: () => Result): Result;
  /**
   * Runs `work` once the transaction around it is committed, or at once outside of one; never after a rollback. For announcing
   * what was written.
   */
  afterCommit(work: () => void): void;
  isInTransaction(): boolean;
  /** Runs `work` if the transaction around it is rolled back, once it is; never outside of one. */
  afterRollback(work: () => void): void;
  /** Holds rows back within the transaction: see `HeldWrites`. */
  hold: HeldWrites['hold'];
  /** Calls a listener after each write of a table, and after each statement that may have been one: for caches. */
  onWrite(table: keyof Tables, listener: WriteListener): void;
  /** Calls a listener where written rows are gone again: after a rollback, and when all rows were replaced. */
  onUndone(listener: () => void): void;
  /** Empties every table. Call it inside a transaction. */
  clear(): void;
  /** Keeps a copy of all rows in memory, in place of the copy before. Call it outside a transaction. */
  keep(): void;
  /** Puts the kept rows in the place of all rows. Call it inside a transaction, after `keep`. */
  restore(): void;
  close(): void;
}

/**
 * How long a statement waits for another program that holds the lock. Nothing else happens meanwhile, so it is
 * short: a request that fails can be sent again.
 */
const busyTimeoutMs = 500;

/** Kilobytes of pages in memory: what a day of orders touches again and again. */
const cacheKilobytes = 32_000;

/** Pages in the log before SQLite itself carries them into the database, where the log's keeper did not come to it. 64 MB. */
const pagesOfLog = 16_000;
/**
 * A step of a transaction: it is about to begin, has written a row, is about to be committed, or is committed. A process that
 * ends there leaves the files as they are at that step.
 */
export type DatabaseStep = 'begin' | 'write' | 'commit' | 'committed';

function migrate(connection: DatabaseSync): void {
  const row = connection.prepare('PRAGMA user_version').get();
  const version = Number(row?.user_version ?? 0);
  for (const step of migrations.filter((candidate) => candidate.version > version)) {
    connection.exec(
      ['BEGIN', ...step.statements, `PRAGMA user_version = ${step.version}`, 'COMMIT'].join(';\n'),
    );
  }
}

function createQueryBuilder(): QueryBuilder {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

function connect(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: busyTimeoutMs });
  // NORMAL is safe under WAL against a crash of the process; a power cut may lose the last commits.
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  connection.exec(`PRAGMA cache_size = -${cacheKilobytes}; PRAGMA wal_autocheckpoint = ${pagesOfLog}`);
  migrate(connection);
  return connection;
}

/** Makes the check whether another process has written to the file: caches are emptied then. */
function createLookForOthers(connection: DatabaseSync, onOthers: () => void): () => void {
  const version = connection.prepare('PRAGMA data_version');
  let last = version.get()?.data_version;
  return () => {
    const now = version.get()?.data_version;
    if (now !== last) onOthers();
    last = now;
  };
}

/** Makes what keeps a copy of all rows, and puts it in their place. */
function createCopy(
  connection: DatabaseSync,
  onUndone: () => void,
): Pick<Database, 'clear' | 'keep' | 'restore'> {
  let hasKept = false;

  function clear(): void {
    for (const table of tableNames.toReversed()) connection.exec(`DELETE FROM ${table}`);
    onUndone();
  }

  return {
    clear,
    keep() {
      if (hasKept) connection.exec('DETACH kept');
      connection.exec("ATTACH ':memory:' AS kept");
      hasKept = true;
      // With names of their own: SQLite would look there for a table that the database has lost.
      for (const table of tableNames) {
        connection.exec(`CREATE TABLE kept.kept_${table} AS SELECT * FROM main.${table}`);
      }
    },
    restore() {
      clear();
      for (const table of tableNames) {
        connection.exec(`INSERT INTO main.${table} SELECT * FROM kept.kept_${table}`);
      }
      onUndone();
    },
  };
}

/**
 * Opens the database and brings its schema up to date.
 *
 * @param path - A file, or `:memory:`.
 * @param onStep - Called at each step of a transaction; a throw takes the transaction back, but where it is written already.
 */
export function openDatabase(path: string, onStep?: (step: DatabaseStep) => void): Database {
  const connection = connect(path);
  const watch = createWriteWatch(connection);
  const held = createHeldWrites();
  const log = createLogKeeper(path);
  const { forget, ...statements } = createStatements({
    connection,
    held,
    watch,
    onWrite() {
      log.wrote();
      if (connection.isTransaction) onStep?.('write');
    },
  });
  /** Done once the transaction is written, and once it is taken back. */
  let [afterwards, inVain]: [Array<() => void>, Array<() => void>] = [[], []];

  const lookForOthers = createLookForOthers(connection, watch.undone);
  function commit<Result>(work: () => Result): Result {
    onStep?.('begin');
    connection.exec('BEGIN IMMEDIATE');
    try {
      lookForOthers();
      const result = work();
      held.settleAll();
      onStep?.('commit');
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      afterwards = [];
      held.drop();
      // A full disk, for one, has rolled back already; a second one would hide why.
      if (connection.isTransaction) connection.exec('ROLLBACK');
      watch.undone();
      for (const undo of inVain.splice(0)) undo();
      throw error;
    }
  }

  return {
    ...statements,
    query: createQueryBuilder(),
    transaction(work) {
      if (connection.isTransaction) return work();
      const result = commit(work);
      inVain = [];
      onStep?.('committed');
      log.committed();
      for (const callback of afterwards.splice(0)) callback();
      return result;
    },
    afterCommit(work) {
      if (connection.isTransaction) afterwards.push(work);
      else work();
    },
    isInTransaction: () => connection.isTransaction,
    afterRollback(work) {
      if (connection.isTransaction) inVain.push(work);
    },
    hold: held.hold,
    onWrite: watch.on,
    onUndone: watch.onUndone,
    ...createCopy(connection, watch.undone),
    close() {
      forget();
      log.close();
      connection.close();
    },
  };
}
