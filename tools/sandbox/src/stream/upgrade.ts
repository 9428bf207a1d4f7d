import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { toIstIso } from '@wealth/domain';
import { WebSocketServer } from 'ws';
import { refusals } from '../http/answer.ts';
import type { AddressReader } from '../http/clientAddress.ts';
import { endSocket } from '../http/endSocket.ts';
import { defaultDelayMs, type Fault, type Faults } from '../http/faults.ts';
import { hasOneHost, type HostCheck } from '../http/hosts.ts';
import { isAllowedOrigin, isForwardedSecure, type OriginContext } from '../http/origin.ts';
import { rawAnswer } from '../http/rawAnswer.ts';
import type { RequestLog } from '../http/requestLog.ts';
import type { UpgradeHandler } from '../http/server.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Timers } from '../machine/timers.ts';
import { maxFrameBytes } from './frames.ts';
import type { StreamHub } from './streamHub.ts';

export const streamPath = '/stock/ws';

export interface UpgradeOptions {
  hub: StreamHub;
  allowedOrigins: readonly string[];
  faults: Faults;
  timers: Timers;
  requestLog: RequestLog;
  clock: SandboxClock;
  styleHashes: readonly string[];
  isServedHost: HostCheck;
  readAddress: AddressReader;
}

/** What becomes of a handshake: it is accepted at once or later, refused with a status, or cut off. */
type Decision =
  | { kind: 'accept'; delayMs: number }
  | { kind: 'refuse'; status: number; message: string }
  | { kind: 'drop' };

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function originOf({ headers }: IncomingMessage): OriginContext {
  const proto = headers['x-forwarded-proto'];
  return {
    origin: headers.origin,
    host: headers.host ?? '',
    isSecure: isForwardedSecure(Array.isArray(proto) ? proto[0] : proto),
  };
}

function addressOf({ headers, socket }: IncomingMessage, { readAddress }: UpgradeOptions): string {
  const forwarded = headers['x-forwarded-for'];
  const text = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return readAddress(socket.remoteAddress ?? '', text);
}

function faultDecision(fault: Fault): Decision {
  if (fault.kind === 'delay') return { kind: 'accept', delayMs: fault.delay_ms ?? defaultDelayMs };
  if (fault.kind === 'drop') return { kind: 'drop' };
  const status = fault.kind === 'unauthorized' ? 401 : (fault.status ?? 503);
  return { kind: 'refuse', status, message: 'The request failed.' };
}

/**
 * A page of another origin is refused with 403 before anything else of the stream is looked at, and so is an https
 * page that came here in plain text.
 */
function decide(request: IncomingMessage, options: UpgradeOptions): Decision {
  const { allowedOrigins, faults, hub, isServedHost } = options;
  const path = pathOf(request);
  if (!hasOneHost(request)) return { kind: 'refuse', ...refusals.malformed() };
  if (path !== streamPath) return { kind: 'refuse', status: 404, message: 'Not found.' };
  if (!isServedHost(request.headers.host ?? '')) {
    return { kind: 'refuse', status: 403, message: 'This host name is not served here.' };
  }
  if (!isAllowedOrigin(originOf(request), allowedOrigins)) {
    return { kind: 'refuse', status: 403, message: 'Cross-origin requests are not allowed.' };
  }
  if (!hub.hasRoomFor(addressOf(request, options))) {
    return { kind: 'refuse', status: 429, message: 'Too many connections. Please try again later.' };
  }
  const fault = faults.take('GET', path);
  return fault ? faultDecision(fault) : { kind: 'accept', delayMs: 0 };
}

/** Makes the handler of websocket handshakes. */
export function createUpgradeHandler(options: UpgradeOptions): UpgradeHandler {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false });

  /** Status 0 is a connection that was cut off. */
  function log(request: IncomingMessage, status: number): void {
    const time = toIstIso(options.clock.now());
    options.requestLog.add({ method: request.method ?? 'GET', path: pathOf(request), status, time });
  }

  function refuse(
    request: IncomingMessage,
    socket: Duplex,
    answer: { status: number; message: string },
  ): void {
    log(request, answer.status);
    endSocket(socket, rawAnswer(answer, { ...originOf(request), styleHashes: options.styleHashes }));
  }

  // The library's own refusals (no key, another version, POST) are plain text without headers.
  server.on('wsClientError', (_error, socket, request) => {
    const status = request.method === 'GET' ? 400 : 405;
    refuse(request, socket, { status, message: 'The websocket handshake is not valid.' });
  });

  return (request, socket, head) => {
    function drop(): void {
      log(request, 0);
      socket.destroy();
    }

    function accept(): void {
      // Gone while it was kept waiting: the library would drop it too, but not log it.
      if (!socket.readable || !socket.writable) return drop();
      server.handleUpgrade(request, socket, head, (webSocket) => {
        log(request, 101);
        options.hub.accept(webSocket, addressOf(request, options));
      });
    }

    // A reset of the peer in mid-handshake must not end the process.
    socket.on('error', () => socket.destroy());
    const decision = decide(request, options);
    if (decision.kind === 'refuse') {
      refuse(request, socket, decision);
    } else if (decision.kind === 'drop') {
      drop();
    } else if (decision.delayMs === 0) {
      accept();
    } else {
      options.timers.after(decision.delayMs, accept);
    }
  };
}
