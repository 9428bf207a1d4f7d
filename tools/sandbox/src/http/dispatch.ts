import { operations } from '@wealth/api-sdk/operations';
import { TooBusyError } from '../auth/hashQueue.ts';
import type { Services } from '../services.ts';
import type { Timers } from '../timers.ts';
import { createBodyProgress } from '../uploads/bodyProgress.ts';
import type { ReceivedFile } from '../uploads/ReceivedFile.ts';
import { failure, refusals, type Answer, type Refusal } from './answer.ts';
import { admit, findCaller, type Admission } from './caller.ts';
import type { AddressReader } from './clientAddress.ts';
import { originContext, requestFacts, type HttpContext } from './facts.ts';
import type { FloodLimit } from './floodLimit.ts';
import { isIdempotencyKey, type IdempotencyRequest } from './idempotency.ts';
import type { Operation, Prepared, RequestFacts } from './handle.ts';

import { isAllowedOrigin } from './origin.ts';
import { readInput, readUpload, type ReadInput } from './readInput.ts';

export interface DispatchOptions {
  services: Services;
  stockKey: string;
  allowedOrigins: readonly string[];
  readAddress: AddressReader;
  timers: Timers;
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

function queryOf(c: HttpContext): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries());
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

interface Routed {
  options: DispatchOptions;
  operation: Operation;
  c: HttpContext;
}

/** Reads an upload, and counts what came of it, whatever becomes of it. */
async function readCounted({ options, c }: Routed, clientId: string, part: ReceivedFile): Promise<ReadInput> {
  const progress = createBodyProgress(options.timers);
  try {
    return await readUpload(c, part, progress);
  } finally {
    options.services.uploadAdmission.countBytes(clientId, progress.total());
  }
}

/** Gives an upload its place before a byte of it is read, and keeps nothing of it but what was stored. */
async function runUpload(routed: Routed, clientId: string): Promise<Answer> {
  const { services } = routed.options;
  const place = services.uploadAdmission.enter(clientId);
  if (!place.isAdmitted) return place.answer;
  const part = services.uploads.newPart();
  try {
    return await runOnInput(routed, await readCounted(routed, clientId, part));
  } finally {
    place.leave();
    await part.discard();
  }
}

async function runOnInput({ options, operation, c }: Routed, input: ReadInput): Promise<Answer> {
  const { services } = options;
  const facts = requestFacts(c, options.readAddress);
  if (!input.isRead) return input.answer;
  // Asked again, because reading a body takes time: a lock or the end of the session may have come since.
  const admission = admitCaller(options, operation, facts);
  if (!admission.isAdmitted) return admission.answer;
  const { caller } = admission;
  const prepare = () =>
    operation.prepare({ facts, body: input.body, query: queryOf(c), path: c.req.param(), caller });
  if (!operations[operation.id].isIdempotent || !caller) return runPrepared(prepare());
  const request = {
    clientId: caller.client.id,
    key: facts.header('idempotency-key'),
    operationId: operation.id,
    body: input.bytes,
  };
  return runOnce(services, request, prepare);
}

function admitCaller(
  { services, stockKey }: DispatchOptions,
  { id }: Operation,
  facts: RequestFacts,
): Admission {
  const key = { given: facts.header('authorization') ?? '', expected: stockKey };
  return admit(operations[id].access, findCaller(services, facts), key);
}

/** Refuses a caller who sends too much; null for all others. Asking counts. */
export function refuseFlood({ services, floodLimit }: DispatchOptions, facts: RequestFacts): Refusal | null {
  const retryAfterSeconds = floodLimit?.take(findCaller(services, facts)?.client.id ?? facts.address) ?? 0;
  if (retryAfterSeconds === 0) return null;
  return failure(429, 'Too many requests. Please slow down.', { retryAfterSeconds });
}

/**
 * Answers a request for an operation. Order of the checks: origin, flood, who calls, role, what an
 * operation refuses early, place for an upload, content type and size, idempotency look-up, body and query, then the
 * handler's own rules.
 */
export async function dispatch(
  options: DispatchOptions,
  operation: Operation,
  c: HttpContext,
): Promise<Answer> {
  const { method, isUpload } = operations[operation.id];
  const isWrite = method !== 'GET';
  if (isWrite && !isAllowedOrigin(originContext(c), options.allowedOrigins)) return refusals.crossOrigin();
  const facts = requestFacts(c, options.readAddress);
  const flood = refuseFlood(options, facts);
  if (flood) return flood;
  const admission = admitCaller(options, operation, facts);
  if (!admission.isAdmitted) return admission.answer;
  const refusal = operation.refuseEarly(facts);
  if (refusal) return refusal;
  const routed = { options, operation, c };
  try {
    if (isUpload && admission.caller) return await runUpload(routed, admission.caller.client.id);
    return await runOnInput(routed, await readInput(operation, c));
  } catch (error) {
    if (error instanceof TooBusyError) return refusals.busy(error.retryAfterSeconds);
    throw error;
  }
}
