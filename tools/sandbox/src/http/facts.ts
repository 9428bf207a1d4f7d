import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import type { AddressReader } from './clientAddress.ts';
import { isForwardedSecure, type OriginContext } from './origin.ts';

/** Hono's environment: the node objects are there for a real socket, and absent for `fetch` in a test. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>;
}

/** What is read of Hono's context, whatever variables it carries. */
export type HttpContext = Pick<Context<HttpEnv>, 'req' | 'env'>;

/** What every handler may read of the request besides body, query and path. */
export interface RequestFacts {
  address: string;
  bearerText: string | null;
  header: (name: string) => string | undefined;
  cookie: (name: string) => string | undefined;
}

/** Reads what origin checks look at. */
export function originContext(c: HttpContext): OriginContext {
  return {
    origin: c.req.header('origin'),
    host: c.req.header('host') ?? new URL(c.req.url).host,
    isSecure: isForwardedSecure(c.req.header('x-forwarded-proto')),
  };
}

/** Address of the peer; `in-process` when there is no socket. */
export function peerAddress(c: HttpContext): string {
  return c.env?.incoming?.socket.remoteAddress ?? 'in-process';
}

/** Reads what handlers may know of a request. */
export function requestFacts(c: HttpContext, readAddress: AddressReader): RequestFacts {
  const bearer = /^Bearer ([A-Za-z0-9._~+/-]{1,512}=*)$/i.exec(c.req.header('authorization') ?? '');
  return {
    address: readAddress(peerAddress(c), c.req.header('x-forwarded-for')),
    bearerText: bearer?.[1] ?? null,
    header: (name) => c.req.header(name),
    cookie: (name) => parse(c.req.header('cookie') ?? '', name)[name],
  };
}
