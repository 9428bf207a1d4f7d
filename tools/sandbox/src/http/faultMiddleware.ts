import type { MiddlewareHandler } from 'hono';
import type { Timers } from '../machine/timers.ts';
import { failure, refusals, toResponse } from './answer.ts';
import { isControlPath } from './apiPath.ts';
import type { HttpContext, HttpEnv } from './facts.ts';
import { defaultDelayMs, type Fault, type Faults } from './faults.ts';

const statusTexts: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  401: 'Authentication is required.',
  403: 'This is not allowed.',
  404: 'Not found.',
  409: 'The state does not allow this.',
  413: 'The request body is too large.',
  429: 'Too many attempts. Please try again later.',
  500: 'Something went wrong on our side.',
  503: 'Service is temporarily unavailable.',
};

const errorPage =
  '<!doctype html><html lang="en"><head><title>Bad gateway</title></head><body>Bad gateway</body></html>';

/** Headers of an answer that is no envelope. */
function headersOf(status: number, contentType: string): Record<string, string> {
  return {
    'content-type': contentType,
    'cache-control': 'no-store',
    ...(status === 429 ? { 'retry-after': '1' } : {}),
  };
}

/** The answer that stands in for the handler's. */
function replacement(fault: Fault): Response {
  const status = fault.status ?? 503;
  const plainStatus = fault.status ?? 200;
  switch (fault.kind) {
    case 'unauthorized':
      return toResponse(refusals.unauthorized());
    case 'malformed':
      return new Response('{"data":{"id":"1000', {
        status: plainStatus,
        headers: headersOf(plainStatus, 'application/json'),
      });
    case 'html':
      return new Response(errorPage, {
        status: plainStatus,
        headers: headersOf(plainStatus, 'text/html; charset=utf-8'),
      });
    default:
      return toResponse(failure(status, statusTexts[status] ?? 'The request failed.'));
  }
}

function drop(c: HttpContext): Response {
  const socket = c.env?.incoming?.socket;
  // Without a socket (a call of `fetch` inside the process) there is no connection that could break.
  if (!socket) return Response.error();
  socket.destroy();
  // Signals to the node adapter that there is nothing left to write.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

/** Answers faults that the control API has ordered. Delay and drop let the handler work first. */
export function faultMiddleware(faults: Faults, timers: Timers): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const fault = isControlPath(c.req.path) ? null : faults.take(c.req.method, c.req.path);
    if (!fault) {
      await next();
      return;
    }
    if (fault.kind !== 'delay' && fault.kind !== 'drop') {
      c.res = replacement(fault);
      return;
    }
    await next();
    if (fault.kind === 'drop') {
      c.res = undefined;
      c.res = drop(c);
      return;
    }
    await new Promise<void>((resolve) => {
      timers.after(fault.delay_ms ?? defaultDelayMs, resolve);
    });
  };
}
