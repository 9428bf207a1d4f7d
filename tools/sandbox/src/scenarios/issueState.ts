import type { Services } from '../services/services.ts';
import { bankAccountId, bankAccountsState } from './accountStates.ts';
import { seedClients } from './seedClients.ts';
import { seeded, type StateValues } from './signedIn.ts';

/** What the contract names in its requests. */
const issueId = 'IPO-2026-11-B';
const applicationId = '5c4d3e2f-1a0b-4c9d-8e7f-6a5b4c3d2e1f';
const openedAt = Date.parse('2026-11-20T11:00:00+05:30');

/** On a day on which the issue of the contract is open; with an application of one lot for it. */
export function issueState(services: Services, which: 'open' | 'waiting'): StateValues {
  const { clock, issues } = services;
  clock.set(openedAt);
  const values = bankAccountsState(services, 'only');
  if (which === 'open') return values;
  const { id } = seeded(services, seedClients.holder.mobile);
  const issue = issues.desk.known(issueId);
  const asked = issues.applications.apply({
    clientId: id,
    issue,
    draft: {
      id: applicationId,
      bids: [{ quantity: issue.terms?.lotSize ?? 0, price: null }],
      upiId: seedClients.holder.bankAccount?.upiId ?? null,
      bankId: bankAccountId,
    },
  });
  if (asked.kind !== 'application') throw new RangeError('the application of the contract was not taken');
  return values;
}
