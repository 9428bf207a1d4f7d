import { fromRupees } from '@wealth/domain';
import Big from 'big.js';
import type { Services } from '../services/services.ts';
import { bankAccountId, bankAccountsState } from './accountStates.ts';
import { seedClients } from './seedClients.ts';
import { seeded, type StateValues } from './signedIn.ts';

/** Ids that the contract names in its requests. */
const quoteId = '6d5e4f3a-2b1c-4d0e-9f8a-7b6c5d4e3f2a';
const loanId = '7e6f5a4b-3c2d-4e1f-8a9b-8c7d6e5f4a3b';
const borrowed = 300_000;
const openedAt = Date.parse('2026-11-20T11:00:00+05:30');

/** With a key-facts statement that waits, or with the loan that was signed by it and paid out. */
export function loanState(services: Services, which: 'asking' | 'quoted' | 'running'): StateValues {
  const { clock, loans } = services;
  clock.set(openedAt);
  const values = bankAccountsState(services, 'only');
  if (which === 'asking') return values;
  const { id: clientId } = seeded(services, seedClients.holder.mobile);
  const [largest] = services.accounts.positions(clientId).filter(({ symbol }) => symbol === 'ARAVBANK');
  const shares = largest ? [{ isin: largest.isin, quantity: largest.sellable }] : [];
  const amount = fromRupees(Big(borrowed));
  const draft = { id: quoteId, shares, amount, tenureMonths: 12, bankId: bankAccountId };
  const made = loans.quotes.make(clientId, draft);
  if (made.kind !== 'quote') throw new RangeError('the quote of the contract was not made');
  if (which === 'quoted') return values;
  const signed = loans.sign(made.quote, amount, loanId);
  if (signed.kind !== 'loan') throw new RangeError('the loan of the contract was not signed');
  // Paid out at once: the confirmation of the PIN is good for minutes.
  loans.due.next({ from: openedAt, to: signed.loan.due_at ?? openedAt })?.act();
  return values;
}
