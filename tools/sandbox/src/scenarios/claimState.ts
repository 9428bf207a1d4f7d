import { calendarDay, fromRupees } from '@wealth/domain';
import Big from 'big.js';
import type { Services } from '../services/services.ts';
import { bankAccountsState } from './accountStates.ts';
import { seedClients } from './seedClients.ts';
import { seeded, type StateValues } from './signedIn.ts';

/** The id that the contract names in its requests. */
const claimId = '0b7c6d5e-4f3a-4b2c-9d1e-0f1a2b3c4d5e';
const claimedAt = Date.parse('2026-11-20T11:00:00+05:30');
const claimed = fromRupees(Big(1_240));

/** With a claim that was received, of which more is asked for, or that was answered with an offer. */
export function claimState(services: Services, which: 'received' | 'asked' | 'offered'): StateValues {
  const { claims, clock } = services;
  clock.set(claimedAt);
  const values = bankAccountsState(services, 'only');
  const { id: clientId } = seeded(services, seedClients.holder.mobile);
  const draft = {
    reason: 'statement_wrong',
    subject: null,
    amount: claimed,
    happenedOn: calendarDay('2026-11-17'),
    text: 'Two purchases are missing.',
    images: [],
  } as const;
  const made = claims.ask(clientId, draft, claimId);
  if (made.kind !== 'claim') throw new RangeError('the claim of the contract was not taken');
  if (which === 'received') return values;
  const lines = [{ text: null, claimed, offered: fromRupees(Big(620)) }];
  const decided = claims.decide(
    made.claim,
    which === 'asked'
      ? { kind: 'ask', text: 'Which two purchases?' }
      : { kind: 'offer', lines, why: 'The delay was ours.' },
  );
  if (decided === null) throw new RangeError('the claim of the contract was not answered');
  return values;
}
