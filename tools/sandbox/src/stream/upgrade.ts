import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { toIstIso } from '@wealth/domain';
import { WebSocketServer } from 'ws';
import type { SandboxClock } from '../clock';
import type { Faults } from '../control/faults';
import { isAllowedOrigin, isForwardedSecure } from '../http/origin';
import { rawAnswer } from '../http/raw-answer';
import type { RequestLog } from '../http/request-log';
import type { Timers } from '../timers';
import { maxFrameBytes } from './frames';
import type { StreamHub } from './stream-hub';

export const streamPath = '/stock/ws';

export interface UpgradeOptions {
  hub: StreamHub;
  allowedOrigins: readonly string[];
  faults: Faults;
  timers: Timers;
  requestLog: RequestLog;
  clock: SandboxClock;
  styleHashes: readonly string[];
}

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

function singleHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Makes the handler of websocket handshakes. A page of another origin is refused with 403 before anything
 * else, and so is an https page that came here in plain text.
 */
export function createUpgradeHandler(options: UpgradeOptions): UpgradeHandler {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false });

  return (request, socket, head) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const host = request.headers.host ?? '';
    const isSecure = isForwardedSecure(singleHeader(request.headers['x-forwarded-proto']));
    const origin = request.headers.origin;

    function log(status: number): void {
      options.requestLog.add({ method: 'GET', path, status, time: toIstIso(options.clock.now()) });
    }

    function refuse(status: number, message: string): void {
      log(status);
      socket.end(rawAnswer({ status, message }, { host, isSecure, styleHashes: options.styleHashes }));
    }

    function accept(): void {
      log(101);
      server.handleUpgrade(request, socket, head, (webSocket) => options.hub.accept(webSocket));
    }

    // A reset of the peer in mid-handshake must not end the process.
    socket.on('error', () => socket.destroy());
    if (path !== streamPath) return refuse(404, 'Not found.');
    if (!isAllowedOrigin({ origin, host, isSecure }, options.allowedOrigins)) {
      return refuse(403, 'Cross-origin requests are not allowed.');
    }
    const fault = options.faults.take('GET', path);
    if (!fault) return accept();
    if (fault.kind === 'delay') return void options.timers.after(fault.delay_ms ?? 1_000, accept);
    if (fault.kind === 'drop') {
      log(0);
      return void socket.destroy();
    }
    return refuse(fault.kind === 'unauthorized' ? 401 : (fault.status ?? 503), 'The request failed.');
  };
}
