import { signIn } from './api.ts';
import { account, createBankClient, idOf, type BankClient } from './bankClient.ts';
import { createTestSandbox, type TestSandbox } from './testSandbox.ts';

/** How long the sandbox takes to check an account. */
export const pennyDropMs = 10_000;

/** Of an account that nobody has. */
export const unknownId = '6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2';

export interface OpenBank {
  test: TestSandbox;
  token: string;
  bank: BankClient;
  /** Adds an account and waits for its penny drop. @returns Its id. */
  addVerified: (changes?: object) => Promise<string>;
}

/** A sandbox of its own, and the bank accounts of a client who is signed in. */
export async function openBank(): Promise<OpenBank> {
  const test = await createTestSandbox();
  const { access_token: token } = await signIn(test.sandbox, '9876543210');
  const bank = createBankClient(test.sandbox, token);
  return {
    test,
    token,
    bank,
    async addVerified(changes = {}) {
      const id = idOf(await bank.add({ ...account, ...changes }));
      test.pass(pennyDropMs);
      return id;
    },
  };
}
