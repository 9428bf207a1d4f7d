import { toIstIso } from '@wealth/domain';
import type { MiddlewareHandler } from 'hono';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { refusals, toResponse } from './answer.ts';
import { isApiPath, isSandboxPath } from './apiPath.ts';
import { originContext, type HttpEnv } from './facts.ts';
import type { HostCheck } from './hosts.ts';
import { isAllowedOrigin } from './origin.ts';
import { RequestAborted } from './requestBody.ts';
import type { RequestLog } from './requestLog.ts';
import { securityHeadersOf } from './securityHeaders.ts';

/** Puts the security headers on every answer, on files of the build those that concern them; an answer that brings its own of a name keeps it. */
export function securityHeaderMiddleware(styleHashes: readonly string[]): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const { host, isSecure } = originContext(c);
    for (const [name, value] of securityHeadersOf(c.req.path, { host, isSecure, styleHashes })) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

/** Refuses requests under a host name that others may have pointed to this machine. */
export function hostMiddleware(isServedHost: HostCheck): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (isServedHost(originContext(c).host)) await next();
    else c.res = toResponse(refusals.foreignHost());
  };
}

/** Refuses what a page of another site sends: for whatever changes something. */
export function originMiddleware(allowedOrigins: readonly string[]): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (isAllowedOrigin(originContext(c), allowedOrigins)) await next();
    else c.res = toResponse(refusals.crossOrigin());
  };
}

/** Lets pages of the configured origins read answers; without any, no answer names an origin. */
export function corsMiddleware(allowedOrigins: readonly string[]): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isForeignButAllowed = origin !== undefined && allowedOrigins.includes(origin);
    if (isForeignButAllowed && c.req.method === 'OPTIONS') {
      c.res = new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-remember-me',
          'access-control-max-age': '600',
        },
      });
    } else {
      await next();
    }
    if (isForeignButAllowed) {
      c.res.headers.set('access-control-allow-origin', origin);
      c.res.headers.set('access-control-allow-credentials', 'true');
      c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    }
  };
}

/** Notes API requests for the control API. Control calls and static files are left out. */
export function requestLogMiddleware(log: RequestLog, clock: SandboxClock): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const { path, method } = c.req;
    if (!isApiPath(path) || isSandboxPath(path)) return;
    const wasDropped = c.res.headers.has('x-hono-already-sent') || c.error instanceof RequestAborted;
    log.add({ method, path, status: wasDropped ? 0 : c.res.status, time: toIstIso(clock.now()) });
  };
}
