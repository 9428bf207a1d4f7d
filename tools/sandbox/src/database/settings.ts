import type { Database } from './database.ts';

/** Reads a stored setting, or null. */
export function readSetting(database: Database, name: string): string | null {
  const row = database.first(database.query.selectFrom('setting').select('value').where('name', '=', name));
  return row?.value ?? null;
}

/** Stores a setting over its former value. */
export function writeSetting(database: Database, name: string, value: string): void {
  database.run(
    database.query
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
  );
}

/** Removes a setting. */
export function deleteSetting(database: Database, name: string): void {
  database.run(database.query.deleteFrom('setting').where('name', '=', name));
}
