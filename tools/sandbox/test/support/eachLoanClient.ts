import { afterEach, beforeEach, expect } from 'vitest';
import { ledgerFaults } from './fundClient.ts';
import { createLoanClient, type LoanClient } from './loanClient.ts';
import { createTestSandbox, type TestSandbox } from './testSandbox.ts';

/** Each test has a sandbox of its own with a client who may borrow; in the end its ledger is whole, and nothing has failed. */
export function eachLoanClient(use: (made: { test: TestSandbox; client: LoanClient }) => void): void {
  let test: TestSandbox;

  beforeEach(async () => {
    test = await createTestSandbox();
    use({ test, client: await createLoanClient(test) });
  });

  afterEach(async () => {
    expect(ledgerFaults(test)).toEqual([]);
    expect(test.errors).toEqual([]);
    await test.dispose();
  });
}
