import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { sql, type Compilable, type Expression, type Insertable, type Updateable } from 'kysely';
import type { HeldWrites } from './createHeldWrites.ts';
import type { RowChange, WriteTarget, WriteWatch } from './createWriteWatch.ts';
import { tableNames } from './migrations.ts';
import type { Tables } from './schema.ts';

/** Names the values of a statement while it is built. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => Expression<Values[Name]>;

/** A statement that was built once and runs with other values each time. */
export interface Statement<Values, Row> {
  all(values: Values): Row[];
  first(values: Values): Row | undefined;
  /** @returns How many rows changed. */
  run(values: Values): number;
}

/**
 * The ways to the rows. To build a query costs ten times what it costs to run it: what an order needs is built once, by
 * `prepare`, `insert` or `update`; what is asked for now and then is built each time, for `all`, `first` and `run`.
 */
export interface Statements {
  all: <Row>(query: Compilable<Row>) => Row[];
  first: <Row>(query: Compilable<Row>) => Row | undefined;
  /** @returns How many rows changed. */
  run: (query: Compilable) => number;
  /** Builds a statement when it first runs; `given` is the placeholder for a value of each run. */
  prepare: <Values extends object, Row>(
    build: (given: Given<Values>) => Compilable<Row>,
  ) => Statement<Values, Row>;
  /** Adds a row; what is undefined is left out. */
  insert: <Table extends keyof Tables>(table: Table, row: Insertable<Tables[Table]> & object) => void;
  /** Adds rows that name the same columns. */
  insertAll: <Table extends keyof Tables>(
    table: Table,
    rows: ReadonlyArray<Insertable<Tables[Table]> & object>,
  ) => void;
  /** Writes columns of the rows of a key; what is undefined is left out. @returns How many rows changed. */
  update: <Table extends keyof Tables>(
    table: Table,
    key: Updateable<Tables[Table]> & object,
    values: Updateable<Tables[Table]> & object,
  ) => number;
}

/** How many prepared statements stay; the sandbox has about two hundred distinct ones. */
const maxStatements = 500;

/** Stands in a statement for a value that comes with each run. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint') {
    return value;
  }
  throw new RangeError(`SQLite has no value for a ${typeof value}`);
}

/** The row's type was computed by the query builder from the schema; SQLite cannot confirm it at run time. */
function areRows<Row>(_rows: unknown[]): _rows is Row[] {
  return true;
}

function namesOf(row: object): string[] {
  return Object.keys(row).filter((name) => Reflect.get(row, name) !== undefined);
}

function valuesOf(row: object, names: readonly string[]): SQLInputValue[] {
  return names.map((name) => toSqlValue(Reflect.get(row, name)));
}

const columnsOf = (names: readonly string[], join: string, suffix: string) =>
  names.map((name) => `"${name}"${suffix}`).join(join);

interface Prepared {
  statement: StatementSync;
  /** Whether it writes nothing. */
  isRead: boolean;
  target: WriteTarget;
  /** All that it names. */
  tables: readonly string[];
}

function prepared({ connection, watch }: Connected, text: string): Prepared {
  return {
    statement: connection.prepare(text),
    isRead: /^\s*select\b/i.test(text),
    target: watch.targetOf(text),
    tables: tableNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text)),
  };
}

interface Connected {
  connection: DatabaseSync;
  watch: WriteWatch & { targetOf: (text: string) => WriteTarget };
  held: HeldWrites;
  /** Called after each statement that may have written. */
  onWrite: () => void;
}

/** A statement of a table for the columns that a write names, in their order. */
interface ColumnStatement {
  keys: readonly string[];
  names: readonly string[];
  prepared: Prepared;
}

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, at) => name === other[at]);

/**
 * Keeps the statements that `insert` and `update` make, by table and columns: to put their text together for each row costs
 * as much as to run a small one.
 */
function createColumnStatements(of: (text: string) => Prepared) {
  const byTable = new Map<string, ColumnStatement[]>();
  return {
    find(table: string, { keys, names }: Omit<ColumnStatement, 'prepared'>, text: () => string): Prepared {
      const ofTable = byTable.get(table) ?? [];
      const known = ofTable.find((one) => areSame(one.names, names) && areSame(one.keys, keys));
      if (known) return known.prepared;
      const made = of(text());
      byTable.set(table, [...ofTable, { keys, names, prepared: made }]);
      return made;
    },
    forget: () => byTable.clear(),
  };
}

/** Keeps the statements of a connection. */
function createStatementCache(connected: Connected) {
  const statements = new Map<string, Prepared>();
  return {
    of(text: string): Prepared {
      const known = statements.get(text);
      if (known) return known;
      if (statements.size >= maxStatements) statements.clear();
      const made = prepared(connected, text);
      statements.set(text, made);
      return made;
    },
    forget: () => statements.clear(),
  };
}

/** Makes what builds and runs a statement once it is needed. */
function createPrepare(connected: Connected): Statements['prepare'] {
  return function prepare<Values extends object, Row>(
    build: (given: Given<Values>) => Compilable<Row>,
  ): Statement<Values, Row> {
    const { held, watch, onWrite } = connected;
    let made: (Prepared & { inputs: ReadonlyArray<SQLInputValue | Place> }) | null = null;

    function given<Name extends keyof Values & string>(name: Name): Expression<Values[Name]> {
      return sql<Values[Name]>`${new Place(name)}`;
    }

    function ready() {
      if (made) return made;
      const { sql: text, parameters } = build(given).compile();
      const inputs = parameters.map((value) => (value instanceof Place ? value : toSqlValue(value)));
      made = { ...prepared(connected, text), inputs };
      return made;
    }

    function bound(values: Values, inputs: ReadonlyArray<SQLInputValue | Place>): SQLInputValue[] {
      return inputs.map((input) =>
        input instanceof Place ? toSqlValue(Reflect.get(values, input.name)) : input,
      );
    }

    return {
      all(values) {
        const { statement, inputs, isRead, target, tables } = ready();
        held.settle(tables);
        const rows: unknown[] = statement.all(...bound(values, inputs));
        if (!isRead) watch.wrote(target);
        return areRows<Row>(rows) ? rows : [];
      },
      first(values) {
        const { statement, inputs, isRead, target, tables } = ready();
        held.settle(tables);
        const row: unknown = statement.get(...bound(values, inputs));
        if (!isRead) watch.wrote(target);
        const rows = row === undefined ? [] : [row];
        return areRows<Row>(rows) ? rows[0] : undefined;
      },
      run(values) {
        const { statement, inputs, target, tables } = ready();
        held.settle(tables);
        const { changes } = statement.run(...bound(values, inputs));
        watch.wrote(target);
        onWrite();
        return Number(changes);
      },
    };
  };
}

/** Makes the ways to the rows of a connection. */
export function createStatements(connected: Connected): Statements & { forget: () => void } {
  const { held, onWrite, watch } = connected;
  const cache = createStatementCache(connected);
  const columns = createColumnStatements(cache.of);

  function all<Row>(query: Compilable<Row>): Row[] {
    const { sql: text, parameters } = query.compile();
    const { statement, isRead, target, tables } = cache.of(text);
    held.settle(tables);
    const rows: unknown[] = statement.all(...parameters.map(toSqlValue));
    if (!isRead) watch.wrote(target);
    return areRows<Row>(rows) ? rows : [];
  }

  function write(
    { statement, target, tables }: Prepared,
    values: readonly SQLInputValue[],
    change?: RowChange,
  ): number {
    held.settle(tables);
    const { changes } = statement.run(...values);
    watch.wrote(target, change);
    onWrite();
    return Number(changes);
  }

  function insertAll(table: string, rows: readonly object[]): void {
    const [first] = rows;
    if (!first) return;
    const names = namesOf(first);
    const { statement, target, tables } = columns.find(table, { keys: [], names }, () => {
      const places = names.map(() => '?').join();
      return `INSERT INTO "${table}" (${columnsOf(names, ', ', '')}) VALUES (${places})`;
    });
    held.settle(tables);
    // One after the other: SQLite copies each page that a statement of several rows changes, to take a part of it back.
    for (const row of rows) {
      statement.run(...valuesOf(row, names));
      onWrite();
    }
    watch.wrote(target);
  }

  return {
    all,
    first: (query) => all(query)[0],
    run(query) {
      const { sql: text, parameters } = query.compile();
      return write(cache.of(text), parameters.map(toSqlValue));
    },
    prepare: createPrepare(connected),
    insert: (table, row) => insertAll(table, [row]),
    insertAll,
    update(table, key, values) {
      const [keys, names] = [namesOf(key), namesOf(values)];
      if (names.length === 0) return 0;
      const made = columns.find(
        table,
        { keys, names },
        () =>
          `UPDATE "${table}" SET ${columnsOf(names, ', ', ' = ?')} WHERE ${columnsOf(keys, ' AND ', ' = ?')}`,
      );
      return write(made, [...valuesOf(values, names), ...valuesOf(key, keys)], { key, values });
    },
    forget() {
      cache.forget();
      columns.forget();
    },
  };
}
