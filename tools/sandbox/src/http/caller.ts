import type { AccessOf, OperationId } from '@wealth/api-sdk/operations';
import { isSameText } from '../auth/tokenHash.ts';
import type { Services } from '../services.ts';
import { refusals, type Refusal } from './answer.ts';
import type { RequestFacts, SignedIn } from './handle.ts';

export type Admission =
  { isAdmitted: true; caller: SignedIn | null } | { isAdmitted: false; answer: Refusal };

/** The client behind an access token, or null. */
export function findCaller({ sessions, clients }: Services, facts: RequestFacts): SignedIn | null {
  const bearer = facts.bearerText === null ? null : sessions.authenticate(facts.bearerText);
  const client = bearer ? clients.byId(bearer.clientId) : null;
  return bearer && client ? { bearer, client } : null;
}

/** Decides whether a caller may use an operation: first who it is, then whether the KYC allows it. */
export function admit(
  access: AccessOf<OperationId>,
  caller: SignedIn | null,
  key: { given: string; expected: string },
): Admission {
  if (access === 'stockKey' && !isSameText(key.given, key.expected)) {
    return { isAdmitted: false, answer: refusals.unauthorized() };
  }
  if ((access === 'client' || access === 'approved') && !caller) {
    return { isAdmitted: false, answer: refusals.unauthorized() };
  }
  if (access === 'approved' && caller?.client.kyc_status !== 'approved') {
    return { isAdmitted: false, answer: refusals.kycRequired() };
  }
  return { isAdmitted: true, caller };
}
