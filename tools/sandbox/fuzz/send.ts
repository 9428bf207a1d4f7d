import { Agent, request } from 'node:http';
import * as z from 'zod/mini';
import type { FuzzRequest } from './makeRequest.ts';

export interface Answered {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

export type Send = (what: FuzzRequest) => Promise<Answered>;

/** Makes what sends requests to a sandbox on this machine over connections that stay open. */
export function createSend(port: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return {
    close: () => agent.destroy(),
    send: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        const outgoing = request(
          {
            agent,
            host: '127.0.0.1',
            port,
            method,
            path: target,
            headers: { ...headers, ...(body.length > 0 ? { 'Content-Length': String(body.length) } : {}) },
          },
          (response) => {
            let text = '';
            response.setEncoding('utf8');
            response.on('data', (chunk: string) => {
              text += chunk;
            });
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
            );
            response.on('error', reject);
          },
        );
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
  };
}

const envelopeSchema = z.strictObject({ data: z.unknown(), message: z.string() });

function isEnvelope(text: string): boolean {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** What is wrong with an answer, whatever was asked; empty when nothing is. */
export function faultsOf({ status, headers, text }: Answered, method: string): string[] {
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(method === 'HEAD' || isEnvelope(text) ? [] : ['outside the envelope']),
    ...(headers['cache-control'] === 'no-store' ? [] : ['without no-store']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['without nosniff']),
    ...(headers['content-security-policy'] === undefined ? ['without a policy'] : []),
  ];
}
