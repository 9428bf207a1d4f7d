import type { Paise } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { createActionTable } from './actionTable.ts';

/** Makes what knows at which price the share of a new company stands until it lists. */
export function createImpliedPrices(database: Database) {
  const table = createActionTable(database);
  return (clientId: string, isin: string): Paise | null => {
    const sides = table.list(clientId, 'demerger').flatMap(({ facts }) => facts.after.slice(1));
    return sides.find(({ share }) => share.isin === isin)?.price ?? null;
  };
}
