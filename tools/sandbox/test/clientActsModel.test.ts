import { operations } from '@wealth/api-sdk/operations';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { createTrader } from '../simulator/createTrader.ts';
import { read } from './support/clientExports.ts';
import { acts } from './support/clientActs.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';
import { whatDisagrees } from './support/whatDisagrees.ts';

/** After so many acts everything is compared. */
const comparedEvery = 10;
/** A longer run, and another one, are asked for by the environment. */
const count = Number(process.env['CLIENT_ACTS'] ?? 80);
const seed = Number(process.env['CLIENT_ACTS_SEED'] ?? 13);

const names = Object.keys(acts);
/** Time goes by more often than anything else happens. */
const drawn = fc.record({
  name: fc.oneof(
    { weight: 1, arbitrary: fc.constant('wait') },
    { weight: 5, arbitrary: fc.constantFrom(...names) },
  ),
  which: fc.integer({ min: 0, max: 999 }),
  size: fc.integer({ min: 0, max: 50_000 }),
});

let test: TestSandbox | undefined;

afterEach(async () => {
  await test?.dispose();
});

it(
  'orders, applications, loans, money and actions in any order leave every number as it is elsewhere [I5B-1-AGREE]',
  { timeout: 600_000 },
  async () => {
    test = await createTestSandbox();
    const { sandbox } = test;
    const trader = createTrader({ sandbox: () => sandbox }, { mobile: '9876543210', pin: '246810' });
    const [bank] = await read(trader, operations.getBankAccounts.answer, '/client/app/v1/bank');
    if (!bank) throw new Error('the client has no account');
    for (const [at, { name, ...how }] of fc.sample(drawn, { numRuns: count, seed }).entries()) {
      await acts[name]?.({ test, trader, bank }, how);
      if ((at + 1) % comparedEvery !== 0) continue;
      expect([at, await whatDisagrees(trader)]).toEqual([at, []]);
      expect([at, ledgerFaults(test)]).toEqual([at, []]);
    }
    expect(test.errors).toEqual([]);
  },
);
