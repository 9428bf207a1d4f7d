import type { Database } from './database.ts';
import type { Given, Statement } from './statements.ts';

interface SettingStatements {
  read: Statement<{ name: string }, { value: string }>;
  write: Statement<{ name: string; value: string }, unknown>;
}

/** Built once for each database: what is due asks for some of them at each step. */
const built = new WeakMap<Database, SettingStatements>();

function statementsOf(database: Database): SettingStatements {
  const known = built.get(database);
  if (known) return known;
  const { query, prepare } = database;
  const made: SettingStatements = {
    read: prepare((given: Given<{ name: string }>) =>
      query.selectFrom('setting').select('value').where('name', '=', given('name')),
    ),
    write: prepare((given: Given<{ name: string; value: string }>) =>
      query
        .insertInto('setting')
        .values({ name: given('name'), value: given('value') })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: given('value') })),
    ),
  };
  built.set(database, made);
  return made;
}

/** Reads a stored setting, or null. */
export function readSetting(database: Database, name: string): string | null {
  return statementsOf(database).read.first({ name })?.value ?? null;
}

/** Stores a setting over its former value. */
export function writeSetting(database: Database, name: string, value: string): void {
  statementsOf(database).write.run({ name, value });
}

/** Removes a setting. */
export function deleteSetting(database: Database, name: string): void {
  database.run(database.query.deleteFrom('setting').where('name', '=', name));
}
