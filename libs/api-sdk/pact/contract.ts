import {
  MatchersV3,
  PactV4,
  SpecificationVersion,
  type TemplateHeaders,
  type TemplateQuery,
} from '@pact-foundation/pact';
import { ApiError, configureHttp, sendByFetch, type TokenSource } from '../src/index.ts';
import { pactsFolder } from './paths.ts';

const { like, regex } = MatchersV3;

const accessToken = 'sample-access-token';
/** What a provider takes for no token at all. The verification leaves it as it is. */
const unknownToken = 'unknown-token';
const stockKey = 'wealth-sandbox-key';
const unknownStockKey = 'unknown-key';

const pact = new PactV4({
  consumer: 'wealth-web',
  provider: 'wealth-api',
  dir: pactsFolder,
  spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
  logLevel: 'error',
});

/** Any bearer: the verification puts in one that is good in the state of the interaction. */
export const anyBearer = { Authorization: regex('^Bearer .+$', `Bearer ${accessToken}`) };
export const anyStockKey = { Authorization: regex('^\\S+$', stockKey) };

/** The success of a call that answers nothing but success. */
export const nothing = { data: null, message: like('OK') };
export const holding = (data: unknown) => ({ data, message: like('OK') });
/** A refusal of which the app reads the text only. */
export const refusal = (message: string) => ({ message: like(message) });

export const md5 = (example: string) => regex('^[0-9a-f]{32}$', example);
export const moment = (example: string) =>
  regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$', example);

export interface Exchange {
  /** Names of docs/contracts.md; every number of a client stands in them for a reader. */
  state?: string;
  /** Unique in the contract. */
  receiving: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: TemplateQuery;
  headers?: TemplateHeaders;
  json?: unknown;
  /** Sends this file in the field `file`. */
  upload?: { path: string; mediaType: string };
  status?: number;
  answer: unknown;
  answerHeaders?: TemplateHeaders;
  /** The answer is this page instead of JSON: what a proxy says when the server behind it does not answer. */
  page?: string;
}

type More = Partial<Exchange>;
export const get = (path: string) => (receiving: string, more: More) =>
  ({ method: 'GET', path, receiving, answer: nothing, ...more }) as const;
export const post = (path: string) => (receiving: string, more: More) =>
  ({ method: 'POST', path, receiving, answer: nothing, ...more }) as const;

export const put = (path: string) => (receiving: string, more: More) =>
  ({ method: 'PUT', path, receiving, answer: nothing, ...more }) as const;
export const patch = (path: string) => (receiving: string, more: More) =>
  ({ method: 'PATCH', path, receiving, answer: nothing, ...more }) as const;
export const remove = (path: string) => (receiving: string, more: More) =>
  ({ method: 'DELETE', path, receiving, answer: nothing, ...more }) as const;

/** A request of a client who is signed in as the state says. */
export const by = (state: string) => ({ state, headers: anyBearer });
export const refused = (status: number, message: string) => ({ status, answer: refusal(message) });

/** A refusal whose reason the app reads from the first fault. */
export const refusedFor = (status: number, fault: { field: string; code: string; message: string }) => ({
  status,
  answer: {
    data: { errors: [{ field: fault.field, code: fault.code, message: like(fault.message) }] },
    message: like(fault.message),
  },
});

/** States that several files name. */
export const holder = 'client 9876543210 is signed in';
export const unverified = 'client 9876543211 is unverified and signed in';

interface Asked {
  /** The token that the core wanted a newer one for. */
  refreshed: (string | null)[];
}

function tokenSource(token: string, asked: Asked): TokenSource {
  return {
    accessToken: () => token,
    refresh: (usedToken) => {
      asked.refreshed.push(usedToken);
      return Promise.reject(new ApiError('aborted', 'session'));
    },
    subscribe: () => () => {},
    ended: new AbortController().signal,
    reportExhausted: () => {},
  };
}

async function run<Result>(
  exchange: Exchange,
  knows: { token: string; key: string },
  call: (asked: Asked) => Promise<Result>,
): Promise<Result> {
  const {
    state,
    receiving,
    method,
    path,
    query,
    headers,
    json,
    upload,
    status = 200,
    answer,
    answerHeaders,
    page,
  } = exchange;
  const interaction = pact.addInteraction();
  if (state !== undefined) interaction.given(state);
  let outcome: { result: Result } | undefined;
  await interaction
    .uponReceiving(receiving)
    .withRequest(method, path, (request) => {
      if (query) request.query(query);
      if (headers) request.headers(headers);
      if (json !== undefined) request.jsonBody(json);
      if (upload) request.multipartBody(upload.mediaType, upload.path, 'file', 'specimen');
    })
    .willRespondWith(status, (response) => {
      if (page !== undefined) {
        // Whatever it says: no body is expected of a provider.
        response.headers({ 'Content-Type': regex('^text/html.*$', 'text/html') });
        return;
      }
      response.headers({
        'Content-Type': regex('^application/json.*$', 'application/json'),
        ...answerHeaders,
      });
      response.jsonBody(answer);
    })
    .executeTest(async ({ url }) => {
      const asked: Asked = { refreshed: [] };
      configureHttp({
        baseUrl: url,
        stockBaseUrl: url,
        stockKey: knows.key,
        tokenSource: tokenSource(knows.token, asked),
        upload: sendByFetch,
      });
      outcome = { result: await call(asked) };
    });
  if (!outcome) throw new Error('The interaction did not run.');
  return outcome.result;
}

/** Runs a generated call through the real HTTP core against the interaction, which becomes part of the contract. */
export function succeeds<Result>(exchange: Exchange, call: () => Promise<Result>): Promise<Result> {
  return run(exchange, { token: accessToken, key: stockKey }, call);
}

async function rejected(call: () => Promise<unknown>): Promise<ApiError> {
  const outcome = await call().then(
    () => 'resolved',
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw new TypeError('The call did not reject with an ApiError.', { cause: outcome });
}

/** The same for an interaction that the provider refuses. */
export function isRefused(exchange: Exchange, call: () => Promise<unknown>): Promise<ApiError> {
  return run(exchange, { token: accessToken, key: stockKey }, () => rejected(call));
}

/** Its `data` is pinned too: a back end that told more to a stranger would break the contract. */
export const unauthorized = {
  status: 401,
  answer: { data: null, ...refusal('Authentication is required.') },
};

/** A call of the session with a token that the provider does not know: the core asks for a newer one. */
export async function asksForNewToken(exchange: Exchange, call: () => Promise<unknown>): Promise<boolean> {
  const headers = { Authorization: `Bearer ${unknownToken}` };
  return run(
    { ...exchange, ...unauthorized, state: 'no client is signed in', headers },
    { token: unknownToken, key: stockKey },
    async (asked) => {
      await rejected(call);
      return asked.refreshed.length === 1 && asked.refreshed[0] === unknownToken;
    },
  );
}

/** A call of the stock-data API with a key that the provider does not know. */
export function isRefusedByKey(exchange: Exchange, call: () => Promise<unknown>): Promise<ApiError> {
  const headers = { Authorization: unknownStockKey };
  const wrong = { ...exchange, ...unauthorized, state: 'the stock key unknown-key is not known', headers };
  return run(wrong, { token: accessToken, key: unknownStockKey }, () => rejected(call));
}
