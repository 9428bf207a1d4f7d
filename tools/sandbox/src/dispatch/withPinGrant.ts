import { pinGrantCookie, type Grants } from '../auth/grants.ts';
import { refusals, type Answer } from '../http/answer.ts';
import type { RequestFacts } from '../http/facts.ts';
import type { SignedIn } from './caller.ts';

/**
 * Runs what only a client may do who has just confirmed the PIN in this session: moving money, changing a
 * bank account. A success uses the confirmation up; after a refusal it may be tried again.
 *
 * @param work - Synchronous, so that two requests cannot share one confirmation.
 */
export function withPinGrant<Data>(
  grants: Grants,
  { client, bearer, cookie }: SignedIn & Pick<RequestFacts, 'cookie'>,
  work: () => Answer<Data>,
): Answer<Data> {
  if (client.pin_hash === null) return refusals.pin('pin_not_set');
  const secret = cookie(pinGrantCookie);
  if (secret === undefined || !grants.isPinGrantGood(secret, bearer.familyId)) {
    return refusals.pin('pin_required');
  }
  const answer = work();
  if (!answer.isRefusal) grants.usePinGrant(secret);
  return answer;
}
