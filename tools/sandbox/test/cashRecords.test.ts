import { fromPaise } from '@wealth/domain';
import { expect, it } from 'vitest';
import { createTestLedger } from './support/testLedger.ts';

const count = 10_000;
/** The first page of so many, with what they add up to, and all of them have to be there in this time; milliseconds. */
const soon = { first: 300, all: 1_000 };

function timed<Result>(work: () => Result): { result: Result; took: number } {
  const begun = performance.now();
  const result = work();
  return { result, took: performance.now() - begun };
}

it('ten thousand records answer their first page soon, and add up [I6A-3-MANY]', { timeout: 120_000 }, () => {
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
  const all = { kind: null, state: null, from: null, to: null, words: [], before: null };
  ledger.cashRecords(clientId, { ...all, limit: 51 });
  const page = timed(() => ({
    rows: ledger.cashRecords(clientId, { ...all, limit: 51 }),
    totals: ledger.cashTotals(clientId, all),
  }));
  expect(page.took).toBeLessThan(soon.first);
  expect(page.result.rows).toHaveLength(51);
  const records = timed(() => ledger.cashRecords(clientId, { ...all, limit: 20_000 }));
  expect(records.took).toBeLessThan(soon.all);
  expect(records.result).toHaveLength(count);
  const { cash } = ledger.money(clientId);
  expect(records.result[0]?.balance).toBe(cash);
  expect(page.result.totals).toEqual({ count, moneyIn: cash, moneyOut: 0, opening: 0, closing: cash });
  if (process.env['FUND_TIMES'] !== undefined) process.stdout.write(`${page.took} ${records.took}\n`);
});
