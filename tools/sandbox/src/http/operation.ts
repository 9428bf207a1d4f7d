import * as z from 'zod/mini';
import type { Bearer } from '../auth/sessions.ts';
import type { Client } from '../clients/clients.ts';
import type { Answer, FieldFault } from './answer.ts';
import { validate, type Schema } from './validate.ts';

/**
 * Who may call: anyone, a signed-in client, a client with approved KYC, or the holder of the publishable
 * stock key.
 */
export type Access = 'public' | 'client' | 'approved' | 'stockKey';

export interface SignedIn {
  client: Client;
  bearer: Bearer;
}

/** What every handler may read of the request besides body and query. */
export interface RequestFacts {
  address: string;
  bearerText: string | null;
  header: (name: string) => string | undefined;
  cookie: (name: string) => string | undefined;
  /** The `{id}` of the path; empty where the path has none. No more than what the caller wrote there. */
  pathId: string;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Description<Body, Query> {
  /** The operationId of openapi/wealth.yaml. */
  id: string;
  method: Method;
  /** As openapi/wealth.yaml writes it, with `{id}` for the id of an object. */
  path: string;
  body: Schema<Body>;
  query: Schema<Query>;
  /** Query parameters that are numbers. */
  numericQuery?: readonly string[];
  /** Body of a multipart request instead of JSON. */
  isUpload?: boolean;
  /**
   * Answers a repeated Idempotency-Key with its first result. Look-up, handler and record are one transaction,
   * so the handler must be synchronous and begin none of its own.
   */
  isIdempotent?: boolean;
  /** Refuses, or null, before the body is read: a flood should cost nothing that can be saved. */
  refuseEarly?: (facts: RequestFacts) => Answer | null;
  /** Stands in for the field faults where the specification names one text. */
  bodyFault?: (body: unknown) => Answer | null;
}

export interface OpenInput<Body, Query> extends RequestFacts {
  body: Body;
  query: Query;
}

export interface ClientInput<Body, Query> extends OpenInput<Body, Query>, SignedIn {}

interface RawInput {
  facts: RequestFacts;
  body: unknown;
  query: Record<string, string | string[]>;
  caller: SignedIn | null;
}

export type Prepared =
  | { isValid: true; run: () => Answer | Promise<Answer> }
  | { isValid: false; faults: FieldFault[]; answer: Answer | null };

/** One operation of the API description with its handler, ready to be routed. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  access: Access;
  takesBody: boolean;
  isUpload: boolean;
  isIdempotent: boolean;
  refuseEarly: (facts: RequestFacts) => Answer | null;
  /** Validates, and answers what is left to do. */
  prepare(input: RawInput): Prepared;
}

/** The schema of an operation without body or query. */
export const nothing = z.unknown();

function toQuery(raw: RawInput['query'], numeric: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(raw).map(([name, value]): [string, unknown] => {
    const isNumber = numeric.includes(name) && typeof value === 'string' && /^-?\d{1,9}$/.test(value);
    return [name, isNumber ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

function compile<Body, Query>(
  description: Description<Body, Query>,
  access: Access,
  handle: (input: OpenInput<Body, Query>, caller: SignedIn | null) => Answer | Promise<Answer>,
): Operation {
  return {
    id: description.id,
    method: description.method,
    path: description.path,
    access,
    takesBody: description.body !== nothing,
    isUpload: description.isUpload ?? false,
    isIdempotent: description.isIdempotent ?? false,
    refuseEarly: description.refuseEarly ?? (() => null),
    prepare(input) {
      const replacement = description.bodyFault?.(input.body) ?? null;
      const body = validate(description.body, input.body);
      const query = validate(description.query, toQuery(input.query, description.numericQuery ?? []));
      if (replacement || !body.isValid || !query.isValid) {
        const faults = [...(body.isValid ? [] : body.faults), ...(query.isValid ? [] : query.faults)];
        return { isValid: false, faults, answer: replacement };
      }
      const values = { ...input.facts, body: body.value, query: query.value };
      return { isValid: true, run: () => handle(values, input.caller) };
    },
  };
}

/** An operation that anyone, or the holder of the stock key, may call. */
export function openOperation<Body, Query>(
  description: Description<Body, Query> & {
    access: 'public' | 'stockKey';
    handle: (input: OpenInput<Body, Query>) => Answer | Promise<Answer>;
  },
): Operation {
  return compile(description, description.access, (input) => description.handle(input));
}

/** An operation of a signed-in client. */
export function clientOperation<Body, Query>(
  description: Description<Body, Query> & {
    access: 'client' | 'approved';
    handle: (input: ClientInput<Body, Query>) => Answer | Promise<Answer>;
  },
): Operation {
  return compile(description, description.access, (input, caller) => {
    if (!caller) throw new RangeError(`${description.id} was run without a signed-in client`);
    return description.handle({ ...input, ...caller });
  });
}
