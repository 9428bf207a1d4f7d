import type { Services } from '../services';
import { failure, refusals, type Answer } from './answer';
import { admit, findCaller } from './caller';
import { originContext, requestFacts, type HttpContext } from './facts';
import type { FloodLimit } from './flood-limit';
import { isIdempotencyKey, type IdempotencyRequest } from './idempotency';
import type { Operation, Prepared, SignedIn } from './operation';
import { isAllowedOrigin } from './origin';
import { readInput } from './read-input';

export interface DispatchOptions {
  services: Services;
  stockKey: string;
  allowedOrigins: readonly string[];
  /** Null lets every caller send as much as it likes. */
  floodLimit: FloodLimit | null;
}

function runPrepared(prepared: Prepared): Answer | Promise<Answer> {
  return prepared.isValid ? prepared.run() : (prepared.answer ?? refusals.fields(prepared.faults));
}

function runSynchronously(prepare: () => Prepared): Answer {
  const answer = runPrepared(prepare());
  if (answer instanceof Promise) throw new RangeError('an idempotent handler must be synchronous');
  return answer;
}

/** Runs an idempotent operation as one transaction: of fifty equal requests exactly one takes effect. */
function runOnce(
  { database, idempotency }: Services,
  request: Omit<IdempotencyRequest, 'key'> & { key: string | undefined },
  prepare: () => Prepared,
): Answer {
  const { key } = request;
  if (key !== undefined && !isIdempotencyKey(key)) {
    return refusals.fields([
      { field: 'Idempotency-Key', code: 'invalid', message: 'Idempotency-Key is not valid' },
    ]);
  }
  return database.transaction(() => {
    if (key === undefined) return runSynchronously(prepare);
    const stored = idempotency.find({ ...request, key });
    if (stored) return stored;
    const answer = runSynchronously(prepare);
    idempotency.keep({ ...request, key }, answer);
    return answer;
  });
}

async function run(services: Services, operation: Operation, c: HttpContext, caller: SignedIn | null) {
  const facts = requestFacts(c);
  const input = await readInput(operation, c);
  if (!input.isRead) return input.answer;
  const query = Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );
  const prepare = () => operation.prepare({ facts, body: input.body, query, caller });
  if (!operation.isIdempotent || !caller) return runPrepared(prepare());
  const request = {
    clientId: caller.client.id,
    key: facts.header('idempotency-key'),
    operationId: operation.id,
    body: input.bytes,
  };
  return runOnce(services, request, prepare);
}

/**
 * Answers a request for an operation. Order of the checks: origin, flood, who calls, role, content type and
 * size, idempotency look-up, body and query, then the handler's own rules.
 */
export async function dispatch(
  options: DispatchOptions,
  operation: Operation,
  c: HttpContext,
): Promise<Answer> {
  const { services, stockKey, allowedOrigins, floodLimit } = options;
  const isWrite = operation.method !== 'GET';
  if (isWrite && !isAllowedOrigin(originContext(c), allowedOrigins)) return refusals.crossOrigin();
  const facts = requestFacts(c);
  const caller = findCaller(services, facts);
  const waitSeconds = floodLimit?.take(caller?.client.id ?? facts.address) ?? 0;
  if (waitSeconds > 0)
    return failure(429, 'Too many requests. Please slow down.', { retryAfterSeconds: waitSeconds });
  const key = { given: facts.header('authorization') ?? '', expected: stockKey };
  const admission = admit(operation.access, caller, key);
  if (!admission.isAdmitted) return admission.answer;
  return run(services, operation, c, admission.caller);
}
