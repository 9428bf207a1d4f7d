import { operations } from '@wealth/api-sdk/operations';
import { TooBusyError } from '../auth/hashQueue.ts';
import { refusals, type Answer, type Refusal } from '../http/answer.ts';
import type { HttpContext } from '../http/facts.ts';
import type { Timers } from '../machine/timers.ts';
import { isIdempotencyKey, type IdempotencyRequest } from '../services/idempotency.ts';
import type { Services } from '../services/services.ts';
import type { ReceivedFile } from '../uploads/ReceivedFile.ts';
import { createBodyProgress, type BodyProgress } from '../uploads/bodyProgress.ts';
import { accessRefusal, findCaller, type CallContext, type CallerOptions, type SignedIn } from './caller.ts';
import type { Operation, Prepared } from './handle.ts';
import { readInput, readUpload, type ReadInput } from './readInput.ts';

export interface DispatchOptions extends CallerOptions {
  stockKey: string;
  timers: Timers;
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
  c: CallContext;
}

interface CountedUpload {
  clientId: string;
  part: ReceivedFile;
  progress: BodyProgress;
}

/** Reads an upload, and counts what came of it, whatever becomes of it. */
async function readCounted({ options, c }: Routed, upload: CountedUpload): Promise<ReadInput> {
  const { clientId, part, progress } = upload;
  try {
    return await readUpload(c, part, progress);
  } finally {
    options.services.uploadAdmission.countBytes(clientId, progress.total());
  }
}

/** Gives an upload its place before a byte of it is read, and keeps nothing of it but what was stored. */
async function runUpload(routed: Routed, clientId: string): Promise<Answer> {
  const { services, timers } = routed.options;
  const progress = createBodyProgress(timers);
  const place = services.uploadAdmission.enter(clientId, progress);
  if (!place.isAdmitted) return place.answer;
  const part = services.uploads.newPart();
  try {
    return await runOnInput(routed, await readCounted(routed, { clientId, part, progress }));
  } finally {
    place.leave();
    await part.discard();
  }
}

async function runOnInput({ options, operation, c }: Routed, input: ReadInput): Promise<Answer> {
  if (!input.isRead) return input.answer;
  const routed = { options, operation, c };
  const { isIdempotent } = operations[operation.id];
  if (!isIdempotent || !c.var.caller) return runNow(routed, input);
  return options.services.commits(() => {
    const answer = runNow(routed, input);
    if (answer instanceof Promise) throw new RangeError('an idempotent handler must be synchronous');
    return answer;
  });
}

/** Runs an operation on what was read for it. */
function runNow(
  { options, operation, c }: Routed,
  input: Extract<ReadInput, { isRead: true }>,
): Answer | Promise<Answer> {
  const { services } = options;
  const { facts } = c.var;
  const callerNow = () => findCaller(services, facts);
  const { body, isIdempotent } = operations[operation.id];
  // Asked again, because reading a body takes time: a lock or the end of the session may have come since.
  const caller = body ? callerNow() : c.var.caller;
  const refusal = refusalOf({ options, operation, c }, caller);
  if (refusal) return refusal;
  const prepare = () =>
    operation.prepare({ facts, body: input.body, query: queryOf(c), path: c.req.param(), caller, callerNow });
  if (!isIdempotent || !caller) return runPrepared(prepare());
  const request = {
    clientId: caller.client.id,
    key: facts.header('idempotency-key'),
    operationId: operation.id,
    path: c.req.path,
    body: input.bytes,
  };
  return runOnce(services, request, prepare);
}

function refusalOf({ options, operation, c }: Routed, caller: SignedIn | null): Refusal | null {
  const key = { given: c.var.facts.header('authorization') ?? '', expected: options.stockKey };
  const { access, needs } = operations[operation.id];
  return accessRefusal({ access, needs, caller, key });
}

/**
 * Answers a request for an operation. Order of the checks: origin, who calls, flood, role, what an
 * operation refuses early, place for an upload, content type and size, idempotency look-up, body and query, then the
 * handler's own rules. The first three are middlewares in front of this.
 */
export async function dispatch(
  options: DispatchOptions,
  operation: Operation,
  c: CallContext,
): Promise<Answer> {
  const { facts, caller } = c.var;
  const routed = { options, operation, c };
  const refusal = refusalOf(routed, caller) ?? operation.refuseEarly(facts);
  if (refusal) return refusal;
  try {
    if (operations[operation.id].isUpload && caller) return await runUpload(routed, caller.client.id);
    return await runOnInput(routed, await readInput(operation, c));
  } catch (error) {
    if (error instanceof TooBusyError) return refusals.busy(error.retryAfterSeconds);
    throw error;
  }
}
