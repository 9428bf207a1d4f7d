import {
  operations,
  type AccessOf,
  type BodyOf,
  type DataOf,
  type OperationId,
  type PathOf,
  type QueryOf,
} from '@wealth/api-sdk/operations';
import type { Answer, FieldFault, Refusal } from '../http/answer.ts';
import type { RequestFacts } from '../http/facts.ts';
import { validate, type Schema, type Validated } from '../http/validate.ts';
import { uploadBody, type ReceivedFile } from '../uploads/ReceivedFile.ts';
import type { SignedIn } from './caller.ts';

/** A signed-in client, as it was when the body had come. */
interface Caller extends SignedIn {
  /** The caller as of now, for use after slow work: the session may have ended, the password may have changed. */
  callerNow: () => SignedIn | null;
}

type CallerOf<Id extends OperationId> = AccessOf<Id> extends 'client' | 'approved' ? Caller : unknown;
type IsUpload<Id extends OperationId> = (typeof operations)[Id]['isUpload'];

/** What a handler receives: body and query as the description has them, and the caller where the operation needs one. */
export type InputOf<Id extends OperationId> = RequestFacts &
  CallerOf<Id> & {
    body: IsUpload<Id> extends true ? { file: ReceivedFile } : BodyOf<Id>;
    query: QueryOf<Id>;
    /** The parts of the path in braces. No more than what the caller wrote there. */
    path: PathOf<Id>;
  };

export type AnswerOf<Id extends OperationId> = Answer<DataOf<Id>>;

/** An idempotent one is synchronous and begins no transaction of its own: look-up, handler and record are one. */
export type Handler<Id extends OperationId> = (
  input: InputOf<Id>,
) => AnswerOf<Id> | ((typeof operations)[Id]['isIdempotent'] extends true ? never : Promise<AnswerOf<Id>>);

export interface Guards {
  /** Refuses, or null, before the body is read: a flood should cost nothing that can be saved. */
  refuseEarly?: (facts: RequestFacts) => Refusal | null;
  /** Stands in for the field faults where the specification names one text. */
  bodyFault?: (body: unknown) => Refusal | null;
}

interface RawInput {
  facts: RequestFacts;
  body: unknown;
  query: Record<string, string | string[]>;
  path: Record<string, string>;
  caller: SignedIn | null;
  callerNow: () => SignedIn | null;
}

export type Prepared =
  | { isValid: true; run: () => Answer | Promise<Answer> }
  | { isValid: false; faults: FieldFault[]; answer: Refusal | null };

/** One operation of the description with its handler, ready to be routed. */
export interface Operation<Id extends OperationId = OperationId> {
  id: Id;
  refuseEarly: (facts: RequestFacts) => Refusal | null;
  /** Validates, and answers what is left to do. */
  prepare(input: RawInput): Prepared;
}

/** An input whose types are not known here; `prepare` has checked it by the description of the same operation. */
type CheckedInput = RequestFacts &
  Partial<Caller> & { body: unknown; query: unknown; path: Record<string, string> };

function checkedBy(schema: Schema<unknown> | null, input: unknown): Validated<unknown> {
  return schema ? validate(schema, input) : { isValid: true, value: undefined };
}

function toQuery(raw: RawInput['query'], numeric: readonly string[]): Record<string, unknown> {
  const entries = Object.entries(raw).map(([name, value]): [string, unknown] => {
    const isNumber = numeric.includes(name) && typeof value === 'string' && /^-?\d{1,10}$/.test(value);
    return [name, isNumber ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

/**
 * Joins an operation of openapi/wealth.yaml with its handler. Whatever else there is to know of it (method, path, who
 * may call, body, query, answer) stands in the description only.
 */
export function handle<Id extends OperationId>(id: Id, handler: Handler<Id>, guards?: Guards): Operation<Id>;
export function handle(
  id: OperationId,
  handler: (input: CheckedInput) => Answer | Promise<Answer>,
  { refuseEarly = () => null, bodyFault = () => null }: Guards = {},
): Operation {
  const { access, body: bodySchema, isUpload, numericQuery, query: querySchema } = operations[id];
  const needsCaller = access === 'client' || access === 'approved';
  return {
    id,
    refuseEarly,
    prepare(input) {
      const replacement = bodyFault(input.body);
      const body = checkedBy(isUpload ? uploadBody : bodySchema, input.body);
      const query = checkedBy(querySchema, toQuery(input.query, numericQuery));
      if (replacement || !body.isValid || !query.isValid) {
        const faults = [...(body.isValid ? [] : body.faults), ...(query.isValid ? [] : query.faults)];
        return { isValid: false, faults, answer: replacement };
      }
      const { facts, path, caller, callerNow } = input;
      if (needsCaller && !caller) throw new RangeError(`${id} was run without a signed-in client`);
      return {
        isValid: true,
        run: () => handler({ ...facts, ...caller, callerNow, path, body: body.value, query: query.value }),
      };
    },
  };
}
