import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocket, type ClientOptions, type RawData } from 'ws';
import * as z from 'zod/mini';
import type { Sandbox } from '../../src/index.ts';
import { serverFrameSchema } from './serverFrameSchema.ts';

const host = '127.0.0.1';

/** Listens on a free port. @returns Host with port. */
export async function listen(sandbox: Sandbox): Promise<string> {
  return `${host}:${await sandbox.listen(0, [host])}`;
}

/** Sends raw bytes and answers everything that came back until the server closed, or until `enough` matches it. */
export function sendRaw(address: string, text: string, enough?: RegExp): Promise<string> {
  const port = Number(address.split(':')[1]);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, host, () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (enough?.test(received)) socket.destroy();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

function toText(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : '';
}

const frameSchema = z.looseObject({ type: z.string() });

export type Frame = z.infer<typeof frameSchema>;

/** A page's end of the stream, for tests: frames wait in a queue until they are asked for. */
export interface StreamClient {
  send(frame: unknown): void;
  sendText(text: string | Buffer): void;
  /** The next frame, waiting for it. */
  next(): Promise<Frame>;
  /** The close code, waiting for it. */
  closed: Promise<number>;
  /** Stops to read from the network, as a page that hangs does. */
  pause(): void;
  resume(): void;
  close(): void;
}

/** Opens the stream; rejects with the HTTP status when the handshake is refused. */
export async function openStream(address: string, options: ClientOptions = {}): Promise<StreamClient> {
  const socket = new WebSocket(`ws://${address}/stock/ws`, options);
  onTestFinished(() => socket.terminate());
  const frames: Frame[] = [];
  const waiting: Array<(frame: Frame) => void> = [];
  socket.on('message', (data) => {
    const frame = z.parse(frameSchema, JSON.parse(toText(data)));
    // Every frame of every test is checked against openapi/stream.yaml.
    z.parse(serverFrameSchema(frame.type), frame);
    const waiter = waiting.shift();
    if (waiter) waiter(frame);
    else frames.push(frame);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
  });
  return {
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendText: (text) => socket.send(text),
    next: () => {
      const frame = frames.shift();
      if (frame) return Promise.resolve(frame);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    closed,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: () => socket.close(),
  };
}
