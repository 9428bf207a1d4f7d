import type { Access } from './access.ts';
import type { Answer } from './answer.ts';
import { ApiError } from './ApiError.ts';
import { httpConfig, type HttpConfig } from './config.ts';
import { dataOf, errorOf } from './envelope.ts';
import { sendByFetch } from './sendByFetch.ts';
import { withOneRepeat, withRepeats, withToken } from './repeats.ts';
import type { UploadProgress, WireRequest } from './transport.ts';

/** What a generated call hands over. */
export interface HttpRequest<Data> {
  /** Loads the check of the answer, beside the request. */
  answer: () => Promise<Answer<Data>>;
  /** How the request proves who sends it. @default 'session' */
  access?: Access;
  url: string;
  method: string;
  params?: Record<string, string | number | boolean | undefined>;
  data?: unknown;
  headers?: Record<string, string | undefined>;
  signal?: AbortSignal | undefined;
}

/** What a caller may add to any call: the `options` of a function, the `request` of a hook. */
export interface RequestOptions {
  /** Sent as the bearer in place of the access token; used by refresh, whose bearer is the refresh token. */
  bearer?: string;
  /** The language in which the texts of the answer are wanted, as a BCP 47 tag. @default the browser's own */
  language?: string;
  /** Lets the request outlive the page: for what is sent while leaving it. */
  keepalive?: boolean;
  /** Told while a multipart body is being sent. */
  onUploadProgress?: (progress: UploadProgress) => void;
}

/** The error type of every generated hook. */
// oxlint-disable-next-line no-unused-vars -- Orval hands over the type of the body; ours is one for all.
export type ErrorType<_Body> = ApiError;

interface Call<Data> {
  request: HttpRequest<Data>;
  /** Settles when the check of the answer has loaded. */
  answer: Promise<Answer<Data>>;
  options: RequestOptions;
  config: HttpConfig;
  access: Access;
  signal: AbortSignal;
  label: string;
}

function urlOf({ request, config, access }: Call<unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.params ?? {})) {
    if (value !== undefined) query.append(name, String(value));
  }
  const base = access === 'stockKey' ? config.stockBaseUrl : config.baseUrl;
  return `${base}${request.url}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

function headersOf({ request, options, config, access }: Call<unknown>, token: string | null) {
  const headers: Record<string, string> = { Accept: 'application/json' };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    // The browser writes the multipart type itself, with its boundary.
    if (value !== undefined && value !== 'multipart/form-data') headers[name] = value;
  }
  if (options.language !== undefined) headers['Accept-Language'] = options.language;
  const bearer = options.bearer ?? token;
  if (access === 'stockKey') headers['Authorization'] = config.stockKey;
  else if (bearer !== null) headers['Authorization'] = `Bearer ${bearer}`;
  return headers;
}

function bodyOf(data: unknown): string | FormData | undefined {
  if (data === undefined || data instanceof FormData) return data;
  return JSON.stringify(data);
}

/** Aborted as soon as the caller leaves or the session ends. */
function signalOf(...signals: (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal !== undefined));
}

/** One exchange: sends, reads the envelope, checks the answer. */
async function exchange<Data>(call: Call<Data>, token: string | null): Promise<Data> {
  const { request, config, label } = call;
  const wire: WireRequest = {
    label,
    url: urlOf(call),
    method: request.method,
    headers: headersOf(call, token),
    body: bodyOf(request.data),
    // The stock-data API knows no client, so it gets no cookie either.
    credentials: call.access === 'stockKey' ? 'omit' : 'include',
    signal: call.signal,
    keepalive: call.options.keepalive ?? false,
    onUploadProgress: call.options.onUploadProgress,
  };
  const send = wire.body instanceof FormData ? config.upload : sendByFetch;
  const answer = await send(wire, config.schedule).catch((error: unknown) => {
    const isSilent = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
    throw isSilent && !config.isOnline() ? new ApiError('offline', label, { cause: error }) : error;
  });
  if (answer.status !== 200) throw errorOf(answer, label, config.now());
  const check = await checkOf(call);
  const checked = check(dataOf(answer.text), (droppedRows, rows) =>
    config.warn('Rows of an answer were left out.', { request: label, droppedRows, rows }),
  );
  if (!checked) throw new ApiError('malformed', label, { status: answer.status });
  return checked.data;
}

/** @throws ApiError when the code of the check did not come: the server was reached, its files were not. */
async function checkOf<Data>({ answer, config, label }: Call<Data>): Promise<Answer<Data>> {
  try {
    return await answer;
  } catch (error) {
    throw new ApiError(config.isOnline() ? 'network' : 'offline', label, { cause: error });
  }
}

function callOf<Data>(request: HttpRequest<Data>, options: RequestOptions): Call<Data> {
  const config = httpConfig();
  const { access = 'session' } = request;
  const endsWithSession = access === 'session' || access === 'stockKey';
  const answer = request.answer();
  // Looked at only once the server has answered; until then its failure is nobody's.
  answer.catch(() => undefined);
  return {
    request,
    answer,
    options,
    config,
    access,
    signal: signalOf(request.signal, endsWithSession ? config.tokenSource?.ended : undefined),
    label: `${request.method} ${request.url}`,
  };
}

/**
 * The one way to a server: every generated call ends here. The result is the checked `data` of the envelope.
 *
 * A GET is repeated at most twice after a passing fault, an upload once, anything else only with an Idempotency-Key. A
 * 401 asks the token source for a new token. It never shows, stores or navigates.
 * @throws ApiError, and nothing else.
 */
export async function http<Data>(request: HttpRequest<Data>, options: RequestOptions = {}): Promise<Data> {
  const call = callOf(request, options);
  const { access, config } = call;
  const isRepeatable = request.method === 'GET' || request.headers?.['Idempotency-Key'] !== undefined;
  function send(token: string | null) {
    const once = () => exchange(call, token);
    if (request.data instanceof FormData) return withOneRepeat(once, config, call);
    return isRepeatable ? withRepeats(once, config, call) : once();
  }

  if (config.tokenSource && access === 'session') return withToken(send, config.tokenSource, call);
  return send(access === 'token' ? (config.tokenSource?.accessToken() ?? null) : null);
}
