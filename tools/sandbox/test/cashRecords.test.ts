import { fromPaise } from '@wealth/domain';
import { expect, it } from 'vitest';
import { createTestLedger } from './support/testLedger.ts';

const count = 10_000;
/** The first page of so many has to be there in this time, milliseconds. */
const soon = 300;

it(
  'ten thousand records answer their first page soon, and add up [I6A-15-MANY]',
  { timeout: 120_000 },
  () => {
    const { clientId, clock, database, ledger } = createTestLedger();
    database.transaction(() => {
      for (let number = 0; number < count; number += 1) {
        ledger.deposit({
          clientId,
          amount: fromPaise(100 + number),
          at: clock.now() - (count - number) * 1_000,
        });
      }
    });
    const all = { kind: null, state: null, from: null, to: null, before: null };
    ledger.cashRecords(clientId, { ...all, limit: 51 });
    const begun = performance.now();
    const page = ledger.cashRecords(clientId, { ...all, limit: 51 });
    expect(performance.now() - begun).toBeLessThan(soon);
    expect(page).toHaveLength(51);
    const records = ledger.cashRecords(clientId, { ...all, limit: 20_000 });
    expect(records).toHaveLength(count);
    expect(records[0]?.balance).toBe(ledger.money(clientId).cash);
  },
);
