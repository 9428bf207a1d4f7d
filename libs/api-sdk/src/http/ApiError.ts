/**
 * What went wrong with a request.
 *
 * - `server`: the server said no, in the envelope · `unauthorized`: the same with status 401
 * - `timeout`, `network`: no whole answer · `offline`: no answer, and the browser knows that it is offline
 * - `aborted`: nobody waits for the answer any more, or the session has ended: never shown
 * - `malformed`: an answer that is not what the API description promises · `tooLarge`: over 5 MB
 */
export type ApiErrorKind =
  | 'server'
  | 'unauthorized'
  | 'timeout'
  | 'network'
  | 'offline'
  | 'aborted'
  | 'malformed'
  | 'tooLarge';

/** A fault of one field of the request body, as the server names it. */
export interface ApiFieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** Of a wrong PIN: tries that are left. */
  readonly left?: number;
}

export interface ApiErrorDetails {
  status?: number;
  serverMessage?: string | null;
  fieldErrors?: readonly ApiFieldError[];
  retryAfterSeconds?: number | null;
  data?: unknown;
  cause?: unknown;
}

/**
 * The only error that a call of the SDK rejects with.
 *
 * `message` names the request for the log and is never shown. `serverMessage` is the server's text when it is fit to
 * be shown: of the kinds `server` and `unauthorized`, null when the server gave none or none that is safe; the app
 * looks the text of every other kind up in its catalogue.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly fieldErrors: readonly ApiFieldError[];
  /** Seconds to wait, 0 to 86,400, by the Retry-After header; null when there was none. */
  readonly retryAfterSeconds: number | null;
  /** What the envelope of the refusal held, unchecked: a stale change finds there what to go on from. */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, request: string, details: ApiErrorDetails = {}) {
    super(`${request}: ${kind}${details.status === undefined ? '' : ` ${details.status}`}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.status = details.status ?? null;
    this.serverMessage = details.serverMessage ?? null;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.data = details.data;
  }
}
