import { ApiError } from '../src/http/ApiError.ts';

/** The ApiError that a call rejects with; throws when the call does anything else. */
export async function rejection(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => 'resolved',
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw new TypeError('The call did not reject with an ApiError.', { cause: outcome });
}
