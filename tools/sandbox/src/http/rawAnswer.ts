import { STATUS_CODES as statusCodes } from 'node:http';
import { failure, toEnvelope } from './answer.ts';
import { securityHeaders, type SecurityHeaderContext } from './securityHeaders.ts';

/**
 * The text of an HTTP answer for a socket that never became a request: a refused websocket handshake, or
 * headers that are too large or cannot be parsed. It carries the same headers as every other answer.
 */
export function rawAnswer(
  { status, message }: { status: number; message: string },
  context: SecurityHeaderContext,
): string {
  const body = toEnvelope(failure(status, message));
  const headers = [
    ...securityHeaders(context),
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
    ...(status === 429 ? [['retry-after', '5']] : []),
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${statusCodes[status] ?? ''}\r\n${lines}\r\n${body}`;
}
