import { ApiError, type ApiFieldError } from './ApiError.ts';
import { retryAfterSeconds } from './retryAfterSeconds.ts';
import type { WireAnswer } from './transport.ts';

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longer texts and texts of several lines are stack traces and queries, not sentences for a client. */
function isFitToShow(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= 200 &&
    !/[\n\v\f\r\u0085\u2028\u2029]/.test(text)
  );
}

function isFieldError(candidate: unknown): candidate is ApiFieldError & JsonObject {
  return (
    isObject(candidate) &&
    typeof candidate['field'] === 'string' &&
    typeof candidate['code'] === 'string' &&
    isFitToShow(candidate['message'])
  );
}

function fieldErrorsOf(data: unknown): ApiFieldError[] {
  if (!isObject(data) || !Array.isArray(data['errors'])) return [];
  return data['errors'].filter(isFieldError).map(({ field, code, message, left }) => ({
    field,
    code,
    message,
    ...(typeof left === 'number' && Number.isSafeInteger(left) ? { left } : {}),
  }));
}

/** `{data, message}` whose parts have their types; an error may come without a message. */
function isErrorEnvelope(body: unknown): body is JsonObject {
  if (!isObject(body) || !('data' in body || 'message' in body)) return false;
  const { data = null, message = '' } = body;
  return (data === null || isObject(data)) && (message === null || typeof message === 'string');
}

/** The `data` of a successful answer, unchecked; undefined when the body is no envelope. */
export function dataOf(text: string): unknown {
  const body = parse(text);
  return isObject(body) && typeof body['message'] === 'string' ? body['data'] : undefined;
}

/**
 * The error that an answer other than 200 stands for.
 * @param label - Method and path of the request.
 * @param nowMs - Epoch milliseconds, for a Retry-After that is a date.
 */
export function errorOf(answer: WireAnswer, label: string, nowMs: number): ApiError {
  const { status } = answer;
  const retryAfter = retryAfterSeconds(answer.retryAfter, nowMs);
  const body = parse(answer.text);
  if (!isErrorEnvelope(body)) {
    return new ApiError('malformed', label, { status, retryAfterSeconds: retryAfter });
  }
  return new ApiError(status === 401 ? 'unauthorized' : 'server', label, {
    status,
    serverMessage: isFitToShow(body['message']) ? body['message'] : null,
    fieldErrors: fieldErrorsOf(body['data']),
    retryAfterSeconds: retryAfter,
    data: body['data'],
  });
}
