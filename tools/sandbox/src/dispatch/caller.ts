import type { AccessOf, OperationId } from '@wealth/api-sdk/operations';
import type { Permission } from '@wealth/hrefs';
import type { Context, MiddlewareHandler } from 'hono';
import type { Bearer } from '../auth/sessions.ts';
import { isSameText } from '../auth/tokenHash.ts';
import type { Client } from '../clients/clientRows.ts';
import { failure, refusals, toResponse, type Refusal } from '../http/answer.ts';
import type { AddressReader } from '../http/clientAddress.ts';
import { requestFacts, type HttpEnv, type RequestFacts } from '../http/facts.ts';
import type { FloodLimit } from '../http/floodLimit.ts';
import type { Services } from '../services/services.ts';

export interface SignedIn {
  client: Client;
  bearer: Bearer;
}

/** What is known of the caller of a request; looked up once. */
export interface CallEnv extends HttpEnv {
  Variables: { facts: RequestFacts; caller: SignedIn | null };
}

export type CallContext = Context<CallEnv>;

export interface CallerOptions {
  services: Services;
  readAddress: AddressReader;
  /** Null lets every caller send as much as it likes. */
  floodLimit: FloodLimit | null;
}

/** The client behind an access token, or null. */
export function findCaller({ sessions, clients }: Services, facts: RequestFacts): SignedIn | null {
  const bearer = facts.bearerText === null ? null : sessions.authenticate(facts.bearerText);
  const client = bearer ? clients.byId(bearer.clientId) : null;
  return bearer && client ? { bearer, client } : null;
}

/** Reads the facts of a request and who sends it, and refuses who sends too much. Being asked counts. */
export function callerMiddleware(options: CallerOptions): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    const facts = requestFacts(c, options.readAddress);
    const caller = findCaller(options.services, facts);
    c.set('facts', facts);
    c.set('caller', caller);
    const retryAfterSeconds = options.floodLimit?.take(caller?.client.id ?? facts.address) ?? 0;
    if (retryAfterSeconds === 0) await next();
    else {
      c.res = toResponse(failure(429, 'Too many requests. Please slow down.', { retryAfterSeconds }));
    }
  };
}

export interface AccessQuestion {
  access: AccessOf<OperationId>;
  /** Rights that the operation asks for. */
  needs: readonly Permission[];
  caller: SignedIn | null;
  key: { given: string; expected: string };
}

/** Why a caller may not use an operation, or null: first who it is, then whether the KYC allows it, then its rights. */
export function accessRefusal({ access, needs, caller, key }: AccessQuestion): Refusal | null {
  if (access === 'open') return null;
  if (access === 'stockKey') return isSameText(key.given, key.expected) ? null : refusals.unauthorized();
  if (!caller) return refusals.unauthorized();
  const { client } = caller;
  if (access === 'approved' && client.kyc_status !== 'approved') return refusals.kycRequired();
  const lacking = needs.find((right) => client[right] !== 1);
  return lacking === undefined ? null : refusals.notAllowed(lacking);
}
