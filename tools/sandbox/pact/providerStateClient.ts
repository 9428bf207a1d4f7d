import * as z from 'zod/mini';

/** What the back end's state handler may answer for the next request. */
const valuesSchema = z.object({
  access_token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  code_grant: z.optional(z.string()),
  pin_grant: z.optional(z.string()),
});
/** The values alone, or as the `data` of an envelope. */
const answerSchema = z.union([z.object({ data: valuesSchema }), valuesSchema]);

export type StateValues = z.infer<typeof valuesSchema>;
type StateAction = 'setup' | 'teardown';

/** The verification cannot go on: an address does not answer, or does not do what it is there for. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The innermost reason of a failed fetch, e.g. `connect ECONNREFUSED 127.0.0.1:9`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.cause instanceof AggregateError) return reasonOf(error.cause.errors[0]);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

// Longer than a state takes to set up, shorter than a person waits.
const answerWithinMs = 30_000;

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(answerWithinMs) });
  } catch (error) {
    throw new UnreachableError(`Nothing answers at ${url}: ${reasonOf(error)}.`, { cause: error });
  }
}

/** @throws UnreachableError unless something speaks HTTP at the address; any answer is good. */
export async function mustAnswer(url: string): Promise<void> {
  const response = await request(url, { method: 'GET' });
  await response.body?.cancel();
}

function parseAnswer(text: string): StateValues {
  const answer = z.parse(answerSchema, text === '' ? {} : JSON.parse(text));
  return 'data' in answer ? answer.data : answer;
}

/** The message of an envelope, or the beginning of what came instead. */
function told(text: string): string {
  try {
    return z.parse(z.object({ message: z.string() }), JSON.parse(text)).message;
  } catch {
    return text.slice(0, 200);
  }
}

/**
 * Sets a provider state up or takes it down again.
 *
 * @throws UnreachableError when the states URL does not answer 200 with values, or nothing.
 */
export async function setState(statesUrl: string, state: string, action: StateAction): Promise<StateValues> {
  const response = await request(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params: {}, action }),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new UnreachableError(
      `The ${action} of the state "${state}" at ${statesUrl} answered ${response.status}: ${told(text)}`,
    );
  }
  try {
    return parseAnswer(text);
  } catch (error) {
    throw new UnreachableError(
      `The ${action} of the state "${state}" at ${statesUrl} answered something that is no set of values.`,
      { cause: error },
    );
  }
}
