import { fromRupees } from '@wealth/domain';
import Big from 'big.js';
import type { Services } from '../services/services.ts';
import { bankAccountId, bankAccountsState } from './accountStates.ts';
import { seedClients } from './seedClients.ts';
import { seeded, signIn, type StateValues } from './signedIn.ts';

/** Ids that the contract names in its requests. */
const depositId = '7a6b5c4d-3e2f-4a1b-8c9d-0e1f2a3b4c5d';
const withdrawalId = '8b7c6d5e-4f30-4b2c-9d0e-1f2a3b4c5d6e';
const recordId = 1;

const rupees = (amount: number) => fromRupees(Big(amount));

/** With a deposit of 25,000 by UPI that waits, or a withdrawal of 5,000, under the id of the contract. */
export function fundState(services: Services, which: 'deposit' | 'withdrawal'): StateValues {
  const { deposits, withdrawals } = services.funds;
  bankAccountsState(services, 'only');
  const { id } = seeded(services, seedClients.holder.mobile);
  const asked =
    which === 'deposit'
      ? deposits.ask(id, { id: depositId, method: 'upi', amount: rupees(25_000), bankId: bankAccountId })
      : withdrawals.ask(id, { id: withdrawalId, amount: rupees(5_000), bankId: bankAccountId });
  if (asked.kind !== which) throw new RangeError(`the ${which} of the contract was not taken`);
  return signIn(services, seedClients.holder);
}

/** The oldest record is that of a deposit, and has the id of the contract. */
export function recordState(services: Services): StateValues {
  const { id } = seeded(services, seedClients.holder.mobile);
  const record = services.ledger.cashRecord(id, recordId);
  if (record?.kind !== 'deposit') throw new RangeError('the record of the contract is no deposit');
  return signIn(services, seedClients.holder);
}
