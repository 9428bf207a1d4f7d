import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Handler = (response: ServerResponse, request: SeenRequest) => void;

export interface LocalServer {
  url: string;
  /** Every request so far, oldest first. */
  seen: SeenRequest[];
  /** Resolves once so many requests have arrived. */
  arrived: (count: number) => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A real HTTP server of one test on a free port of the loopback address; it ends with the test. */
export async function localServer(handler: Handler): Promise<LocalServer> {
  const seen: SeenRequest[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const one: SeenRequest = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body,
      };
      seen.push(one);
      handler(response, one);
      for (const { count, resolve } of waiting) if (seen.length >= count) resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    arrived: (count) =>
      seen.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push({ count, resolve });
          }),
  };
}

/** Answers a text as it is. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Handler {
  return (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body);
  };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Handler {
  return text(status, JSON.stringify(body), headers);
}

/** Answers with each handler in turn; the last one stays. */
export function inTurn(...handlers: Handler[]): Handler {
  let next = 0;
  return (response, request) => {
    handlers[Math.min(next, handlers.length - 1)]?.(response, request);
    next += 1;
  };
}
