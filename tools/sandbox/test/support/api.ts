import md5 from 'md5';
import * as z from 'zod/mini';
import type { Sandbox } from '../../src/index.ts';
import { responseValidatorOf } from './responseValidatorOf.ts';

export const origin = 'http://localhost:4200';

export interface CallOptions {
  token?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  data: unknown;
  message: string;
  headers: Headers;
}

const envelopeSchema = z.strictObject({ data: z.unknown(), message: z.string() });
const authDataSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

export type AuthData = z.infer<typeof authDataSchema>;

function toRequest(method: string, path: string, { token, json, body, headers }: CallOptions): Request {
  return new Request(`${origin}${path}`, {
    method,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(body === undefined ? {} : { body }),
  });
}

/** Sends one request to a sandbox in this process and reads the envelope; anything else fails the test. */
export async function call(
  sandbox: Pick<Sandbox, 'fetch'>,
  target: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'} /${string}`,
  options: CallOptions = {},
): Promise<Reply> {
  const [method = '', path = ''] = target.split(' ', 2);
  const response = await sandbox.fetch(toRequest(method, path, options));
  const text = await response.text();
  const envelope = z.parse(envelopeSchema, JSON.parse(text));
  // Every success of every test is checked against the description.
  if (response.status === 200) responseValidatorOf(method, path)?.parse(envelope);
  return { status: response.status, headers: response.headers, ...envelope };
}

/** Sends a login. */
export function login(
  sandbox: Pick<Sandbox, 'fetch'>,
  username: string,
  { password = 'Wealth@123', headers = {} }: { password?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return call(sandbox, 'POST /auth/app/v1/login', { json: { username, password: md5(password) }, headers });
}

/** A login with a password that nobody has. */
export function guess(sandbox: Sandbox, username: string): Promise<Reply> {
  return login(sandbox, username, { password: 'Wrong@123' });
}

export function toAuthData(reply: Reply): AuthData {
  return z.parse(authDataSchema, reply.data);
}

/** Signs a seeded client in. */
export async function signIn(sandbox: Sandbox, username: string): Promise<AuthData> {
  return toAuthData(await login(sandbox, username));
}

export async function refresh(sandbox: Sandbox, token: string): Promise<Reply> {
  return call(sandbox, 'POST /auth/app/v1/refresh', { token });
}

/** The value of a `Set-Cookie` header, as a browser would send it back. */
export function cookieOf(reply: Reply): string {
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
