import { createMemory } from '../database/createMemory.ts';
import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';

/** What the server keeps for a client by name; the first two it never looks into. */
export type ClientSettingName = 'chart_setup' | 'recent_searches' | 'trade_limits' | 'tax_losses';

export interface ClientSettings {
  /** The value as it was written, or null. */
  read(clientId: string, name: ClientSettingName): unknown;
  write(clientId: string, name: ClientSettingName, value: unknown): void;
}

/** Makes the store of what clients have set. */
export function createClientSettings(database: Database): ClientSettings {
  const { query, run, prepare } = database;
  const kept = prepare((given: Given<{ clientId: string; name: string }>) =>
    query
      .selectFrom('client_setting')
      .select('value')
      .where('client_id', '=', given('clientId'))
      .where('name', '=', given('name')),
  );
  // Each order asks for the limits that its client has set.
  const texts = createMemory<string | null>(database, ['client_setting']);
  return {
    read(clientId, name) {
      const text = texts.of(`${clientId} ${name}`, () => kept.first({ clientId, name })?.value ?? null);
      const value: unknown = text === null ? null : JSON.parse(text);
      return value;
    },
    write(clientId, name, value) {
      const text = JSON.stringify(value);
      run(
        query
          .insertInto('client_setting')
          .values({ client_id: clientId, name, value: text })
          .onConflict((conflict) => conflict.columns(['client_id', 'name']).doUpdateSet({ value: text })),
      );
    },
  };
}
