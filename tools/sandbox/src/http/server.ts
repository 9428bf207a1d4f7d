import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { UpgradeHandler } from '../stream/upgrade.ts';
import type { HttpEnv } from './facts.ts';
import { rawAnswer } from './raw-answer.ts';

/** Request line and headers together; larger ones answer 431. */
const maxHeaderBytes = 16_384;

export interface ServerOptions {
  app: Hono<HttpEnv>;
  upgrade: UpgradeHandler;
  styleHashes: readonly string[];
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A port that somebody else holds. The message is for the person who started the sandbox. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`Port ${port} is already in use: stop the other program or choose another port with PORT=…`);
    this.name = 'PortInUseError';
  }
}

/** Makes one HTTP server; the sandbox runs one for each address it listens on. */
export function createHttpServer({ app, upgrade, styleHashes }: ServerOptions): Server {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer({ maxHeaderSize: maxHeaderBytes }, (request, response) => {
    void listener(request, response);
  });
  server.on('upgrade', upgrade);
  server.on('clientError', (error: unknown, socket: Socket) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const isTooLarge = errorCode(error) === 'HPE_HEADER_OVERFLOW';
    const answer = isTooLarge
      ? { status: 431, message: 'The request headers are too large.' }
      : { status: 400, message: 'The request is not valid HTTP.' };
    socket.end(rawAnswer(answer, { host: '', isSecure: false, styleHashes }));
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
 * @throws PortInUseError when somebody else holds the port.
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

/** Closes a server with its open connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
