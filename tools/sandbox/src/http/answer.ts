import type {
  ApplicationFaultCode,
  ClaimFaultCode,
  FieldErrorCode,
  FundFaultCode,
  OrderFaultCode,
} from '@wealth/api-sdk/codes';
import type { OrderStatus } from '@wealth/api-sdk/model';

/** One wrong field of a request. */
export interface FieldFault {
  field: string;
  code:
    | ApplicationFaultCode
    | ClaimFaultCode
    | FieldErrorCode
    | FundFaultCode
    | OrderFaultCode
    | Lowercase<OrderStatus>;
  message: string;
  /** Of a wrong PIN: tries that are left. */
  left?: number;
  /** Of money in or out, or of an application: the nearest value that would pass; rupees or units. */
  nearest?: number;
}

interface Answered {
  status: number;
  message: string;
  headers: Record<string, string>;
}

export interface Success<Data> extends Answered {
  isRefusal: false;
  data: Data;
}

export interface Refusal extends Answered {
  isRefusal: true;
  /** Null where no field is at fault. */
  faults: readonly FieldFault[] | null;
  /** What the caller has to go on from, where it was behind. */
  current?: unknown;
}

/** What a handler answers; `toResponse` puts it into the envelope. */
export type Answer<Data = unknown> = Success<Data> | Refusal;

interface FailureOptions {
  fields?: readonly FieldFault[];
  current?: unknown;
  retryAfterSeconds?: number;
}

/** Success: always 200. The type of the data is that of the answer that is asked for here. */
export function ok<Data>(data: NoInfer<Data>, headers: Record<string, string> = {}): Success<Data> {
  return { isRefusal: false, status: 200, data, message: 'OK', headers };
}

/** Success without data. */
export function done(headers: Record<string, string> = {}): Success<null> {
  return ok<null>(null, headers);
}

/** A refusal, with the fields that are at fault where there are any. */
export function failure(status: number, message: string, options: FailureOptions = {}): Refusal {
  return {
    isRefusal: true,
    status,
    faults: options.fields ?? null,
    current: options.current,
    message,
    headers:
      options.retryAfterSeconds === undefined ? {} : { 'retry-after': String(options.retryAfterSeconds) },
  };
}

/** The refusals that several places answer. */
export const refusals = {
  malformed: () => failure(400, 'The request is not valid HTTP.'),
  unauthorized: () => failure(401, 'Authentication is required.'),
  /** The client was not given this right. */
  notAllowed: (field: string) => {
    const message = 'This is not enabled for your account.';
    return failure(403, message, { fields: [{ field, code: 'not_allowed', message }] });
  },
  kycRequired: () => failure(403, 'KYC approval is required.'),
  crossOrigin: () => failure(403, 'Cross-origin requests are not allowed.'),
  foreignHost: () => failure(403, 'This host name is not served here.'),
  /** The PIN has to be confirmed (`pin_required`) or set (`pin_not_set`) first. */
  pin: (code: 'pin_required' | 'pin_not_set') => {
    const message = code === 'pin_required' ? 'Please confirm your PIN first.' : 'Please set a PIN first.';
    return failure(403, message, { fields: [{ field: 'pin', code, message }] });
  },
  notFound: () => failure(404, 'Not found.'),
  methodNotAllowed: (allow: string): Refusal => ({
    ...failure(405, 'This method is not allowed here.'),
    headers: { allow },
  }),
  tookTooLong: () => failure(408, 'The request took too long.'),
  tooMany: (retryAfterSeconds: number) =>
    failure(429, 'Too many attempts. Please try again later.', { retryAfterSeconds }),
  fields: (fields: readonly FieldFault[]) => failure(400, 'Please check the highlighted fields.', { fields }),
  /** A cursor that the list did not hand out. */
  unknownCursor: () =>
    refusals.fields([{ field: 'cursor', code: 'unknown', message: 'There is no such place in the list' }]),
  /** Too much slow work waits. */
  busy: (retryAfterSeconds: number) =>
    failure(503, 'Service is temporarily unavailable.', { retryAfterSeconds }),
  /** Nothing reads this answer; nginx writes the same status for a caller that has disconnected. */
  aborted: () => failure(499, 'The request was not completed.'),
  serverError: () => failure(500, 'Something went wrong on our side.'),
};

function dataOf(answer: Answer): unknown {
  if (!answer.isRefusal) return answer.data;
  // JSON leaves out what is undefined.
  return answer.faults && { errors: answer.faults, current: answer.current };
}

/** The JSON text of an answer's envelope. */
export function toEnvelope(answer: Answer): string {
  return JSON.stringify({ data: dataOf(answer), message: answer.message });
}

/** A 429 that does not know better lets its caller try again in a second. */
const leastWait: Readonly<Record<string, string>> = { 'retry-after': '1' };

/** Puts an answer into the envelope. No API answer may be stored by a browser or a proxy. */
export function toResponse(answer: Answer): Response {
  return new Response(toEnvelope(answer), {
    status: answer.status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(answer.status === 429 ? leastWait : {}),
      ...answer.headers,
    },
  });
}
