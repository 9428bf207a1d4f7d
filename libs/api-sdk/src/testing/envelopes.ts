import { http, HttpResponse, type HttpHandler } from 'msw';
import type { FieldError } from '../generated/model/index.ts';

/** The envelope of a successful answer. */
export function envelopeOf<Data>(data: Data, message = 'OK'): { data: Data; message: string } {
  return { data, message };
}

export interface Failure {
  status: number;
  message: string;
  errors?: FieldError[];
  /** Seconds. */
  retryAfter?: number;
}

/**
 * A handler that answers an error in the envelope.
 * @param path - As MSW matches it, e.g. a star followed by `/stat/app/v1/portfolio`.
 */
export function failing(path: string, failure: Failure): HttpHandler {
  const { status, message, errors, retryAfter } = failure;
  return http.all(path, () =>
    HttpResponse.json(
      { data: errors ? { errors } : null, message },
      { status, headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) } },
    ),
  );
}
