import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';
import { failure, type Answer } from '../http/answer.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';

export const idempotencyLifetimeMs = 24 * 3_600_000;

export interface IdempotencyRequest {
  clientId: string;
  key: string;
  operationId: string;
  /** With the ids that it names: the same body for another of them is another request. */
  path: string;
  body: Uint8Array;
}

export interface IdempotencyStore {
  /** The answer that a repeated request gets at once, or null when it is a new one. */
  find(request: IdempotencyRequest): Answer | null;
  /** Keeps a success. A refusal had no effect, so its key may be used again. */
  keep(request: IdempotencyRequest, answer: Answer): void;
  /** Deletes the answers that have run out. */
  sweep(): void;
}

const successSchema = z.object({
  status: z.int(),
  data: z.unknown(),
  message: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** Whether a header value is a key: a UUID made by the client. */
export function isIdempotencyKey(key: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key);
}

function hashRequest({ operationId, path, body }: IdempotencyRequest): string {
  return createHash('sha256').update(`${operationId}\n${path}\n`).update(body).digest('base64url');
}

/** Makes the store. Keys are scoped to their client and live 24 hours. */
export function createIdempotencyStore(database: Database, clock: SandboxClock): IdempotencyStore {
  const { query, prepare } = database;
  const oldest = () => clock.now() - idempotencyLifetimeMs;
  const kept = prepare((given: Given<{ clientId: string; key: string; after: number }>) =>
    query
      .selectFrom('idempotency')
      .select(['body_hash', 'answer'])
      .where('client_id', '=', given('clientId'))
      .where('key', '=', given('key'))
      .where('created_at', '>', given('after')),
  );
  const makeRoom = prepare((given: Given<{ clientId: string; key: string; until: number }>) =>
    query
      .deleteFrom('idempotency')
      .where('client_id', '=', given('clientId'))
      .where('key', '=', given('key'))
      .where('created_at', '<=', given('until')),
  );
  return {
    find(request) {
      const { clientId, key } = request;
      const row = kept.first({ clientId, key, after: oldest() });
      if (!row) return null;
      if (row.body_hash !== hashRequest(request)) {
        return failure(409, 'This idempotency key was used for another request.');
      }
      return { isRefusal: false, ...z.parse(successSchema, JSON.parse(row.answer)) };
    },
    keep(request, answer) {
      if (answer.isRefusal) return;
      const { clientId, key } = request;
      // What has run out makes room for its key here, and for all others when it is swept.
      makeRoom.run({ clientId, key, until: oldest() });
      database.insert('idempotency', {
        client_id: clientId,
        key,
        operation_id: request.operationId,
        body_hash: hashRequest(request),
        answer: JSON.stringify(answer),
        created_at: clock.now(),
      });
    },
    sweep() {
      database.run(query.deleteFrom('idempotency').where('created_at', '<=', oldest()));
    },
  };
}
