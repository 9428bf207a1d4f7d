import { failure, refusals, type Answer } from '../http/answer.ts';
import { toKey } from '../intents/createIntentKeys.ts';
import type { Services } from '../services/services.ts';
import { keySealed } from './askIntent.ts';

const keyUsed = () => {
  const message = 'This key was used for another request.';
  return failure(409, message, { fields: [{ field: 'Idempotency-Key', code: 'key_used', message }] });
};
interface Keyed {
  clientId: string;
  kind: 'deposit' | 'withdrawal' | 'application' | 'loan' | 'compensation';
  header: (name: string) => string | undefined;
}

/** Runs what moves money, under a key of the client's: once, and never under one that was asked for in vain. */
export function underKey<Data extends { id: string }>(
  { intents }: Services,
  { clientId, kind, header }: Keyed,
  work: () => Answer<Data>,
): Answer<Data> {
  const given = header('idempotency-key');
  if (given === undefined) {
    const message = 'Idempotency-Key is required';
    return refusals.fields([{ field: 'Idempotency-Key', code: 'required', message }]);
  }
  const key = toKey(given);
  if (intents.isSealed(clientId, key)) return keySealed('Idempotency-Key');
  if (intents.isUsed(clientId, key)) return keyUsed();
  const answer = work();
  if (!answer.isRefusal) intents.keep({ clientId, kind, key }, answer.data.id);
  return answer;
}
