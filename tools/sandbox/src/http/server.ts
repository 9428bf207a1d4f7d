import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { failure, refusals, toResponse, type Answer } from './answer.ts';
import { discardAfterAnswer } from './discardAfterAnswer.ts';
import { endSocket } from './endSocket.ts';
import type { HttpEnv } from './facts.ts';
import { hasOneHost } from './hosts.ts';
import { limitBodyTime } from './limitBodyTime.ts';
import { rawAnswer } from './rawAnswer.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Request line and headers together; larger ones answer 431. */
const maxHeaderBytes = 16_384;

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Timeouts {
  headersMs: number;
  /** A whole request with its body, but for a form. */
  requestMs: number;
  /** A whole form with its file, however steadily it comes. */
  formMs: number;
  /** How often Node looks for requests that take too long. */
  checkMs: number;
}

/** Two photos of 6 MB take four minutes at 400 kbit/s, one of 20 MB takes seven. */
const defaultTimeouts: Timeouts = { headersMs: 20_000, requestMs: 60_000, formMs: 900_000, checkMs: 5_000 };
/** How long a socket may take to say goodbye when the server stops. */
const goodbyeMs = 1_500;

export interface ServerOptions {
  app: Pick<Hono<HttpEnv>, 'fetch'>;
  upgrade: UpgradeHandler;
  styleHashes: readonly string[];
  /** Called with an unexpected failure of the server. */
  onError: (error: unknown) => void;
  timeouts?: Timeouts;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A port that another process uses. The message is for the person who started the sandbox. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is already in use: stop the other program or choose another port with PORT=…`);
    this.name = 'PortInUseError';
  }
}

const parserRefusals: Readonly<Record<string, () => Answer>> = {
  HPE_HEADER_OVERFLOW: () => failure(431, 'The request headers are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: refusals.tookTooLong,
};

/** Every other upgrade (h2c above all, which Java offers by default) is answered as a plain request. */
function isWebsocketUpgrade({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** Makes one HTTP server; the sandbox runs one for each address it listens on. */
export function createHttpServer(options: ServerOptions): Server {
  const { app, upgrade, styleHashes, onError, timeouts = defaultTimeouts } = options;
  const context = { host: '', isSecure: false, styleHashes };

  /** An answer to what never became a request of the application. */
  function answerOutside(answer: Answer): Response {
    const response = toResponse(answer);
    for (const [name, value] of securityHeaders(context)) response.headers.set(name, value);
    return response;
  }

  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // Half a second, which is its own patience, is too short for a slow line.
    autoCleanupIncoming: false,
    errorHandler(error) {
      if (error instanceof RequestError) return answerOutside(refusals.malformed());
      onError(error);
      return answerOutside(refusals.serverError());
    },
  });
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      requestTimeout: timeouts.formMs,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      // Node's own refusal has no body and no headers; a request without Host is refused below.
      requireHostHeader: false,
      shouldUpgradeCallback: isWebsocketUpgrade,
    },
    (request, response) => {
      if (!hasOneHost(request)) {
        endSocket(request.socket, rawAnswer(refusals.malformed(), context));
        return;
      }
      limitBodyTime(request, response, {
        withinMs: timeouts.requestMs,
        onLate: () => endSocket(request.socket, rawAnswer(refusals.tookTooLong(), context)),
      });
      discardAfterAnswer(request, response);
      void listener(request, response);
    },
  );
  server.on('upgrade', upgrade);
  server.on('checkExpectation', (request: IncomingMessage) => {
    endSocket(request.socket, rawAnswer(failure(417, 'This expectation cannot be met.'), context));
  });
  server.on('clientError', (error: unknown, socket: Socket) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    endSocket(socket, rawAnswer((parserRefusals[errorCode(error)] ?? refusals.malformed)(), context));
  });
  return server;
}

function isAddressInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/**
 * Starts to listen.
 *
 * @returns The port: the given one, or a free one for 0.
 * @throws PortInUseError when another process uses the port.
 */
export function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(errorCode(error) === 'EADDRINUSE' ? new PortInUseError(port) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(isAddressInfo(address) ? address.port : port);
    });
  });
}

/** Whether listening failed because this machine does not have the address, e.g. no IPv6. */
export function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorCode(error));
}

/** Remembers the connections of a server: Node forgets those that became websockets. */
export function trackSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Closes a server with its open connections; one that does not answer the goodbye is cut off. */
export function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, goodbyeMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeAllConnections();
  });
}
