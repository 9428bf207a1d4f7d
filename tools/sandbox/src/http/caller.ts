import { isSameText } from '../auth/tokenHash.ts';
import type { Services } from '../services.ts';
import { refusals, type Answer } from './answer.ts';
import type { Access, RequestFacts, SignedIn } from './operation.ts';

export type Admission = { isAdmitted: true; caller: SignedIn | null } | { isAdmitted: false; answer: Answer };

/** The client behind an access token, or null. */
export function findCaller({ sessions, clients }: Services, facts: RequestFacts): SignedIn | null {
  const bearer = facts.bearerText === null ? null : sessions.authenticate(facts.bearerText);
  const client = bearer ? clients.byId(bearer.clientId) : null;
  return bearer && client ? { bearer, client } : null;
}

/** Decides whether a caller may use an operation: first who it is, then whether the KYC allows it. */
export function admit(
  access: Access,
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
