import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endSocket } from '../src/http/endSocket.ts';
import { createHttpServer } from '../src/http/server.ts';
import { createApp } from './support/createApp.ts';
import { listen } from './support/listening.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

interface Peer {
  socket: Socket;
  received: () => string;
}

/** A peer that reads, but never closes its own side. */
function openPeer(port: number, text: string): Peer {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
  });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, received: () => received };
}

/** Both ends of every connection are in this process. */
function countSockets(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
}

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

describe('a socket that is refused', () => {
  let test: TestSandbox;
  let port: number;

  beforeEach(async () => {
    test = await createTestSandbox();
    port = Number((await listen(test.sandbox)).split(':')[1]);
  });

  afterEach(async () => {
    await test.dispose();
  });

  it('is closed wholly, though its peer keeps its own side open', async () => {
    const before = countSockets();
    const requests = [
      `GET /nowhere HTTP/1.1\r\nHost: localhost\r\n${upgrade}`,
      `GET /stock/ws HTTP/1.1\r\nHost: localhost\r\n${upgrade}`,
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\n\r\n',
      'NONSENSE\r\n\r\n',
    ];
    const peers = requests.map((request) => openPeer(port, request));
    await vi.waitFor(() =>
      expect(peers.map(({ received }) => received().slice(0, 12))).toEqual([
        'HTTP/1.1 404',
        'HTTP/1.1 400',
        'HTTP/1.1 400',
        'HTTP/1.1 417',
        'HTTP/1.1 400',
      ]),
    );

    await vi.waitFor(() => expect(countSockets() - before).toBe(peers.length), 10_000);
  });
});

it('a request that takes too long is cut off, though its peer goes on to send', async () => {
  const server = createHttpServer({
    ...createApp(),
    timeouts: { headersMs: 50, requestMs: 100, formMs: 100, checkMs: 20 },
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const { socket, received } = openPeer(
    typeof bound === 'object' && bound !== null ? bound.port : 0,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n',
  );
  const trickle = setInterval(() => socket.writable && socket.write('a'), 20);
  onTestFinished(() => clearInterval(trickle));

  await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 408 /));
  await vi.waitFor(() => expect(socket.destroyed).toBe(true), 10_000);
});

it('a peer that does not even read its refusal is cut off', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const deaf = new Duplex({ read: () => undefined, write: () => undefined });
  endSocket(deaf, 'HTTP/1.1 400 Bad Request\r\n\r\n');
  expect(deaf.destroyed).toBe(false);
  vi.advanceTimersByTime(2_000);

  expect(deaf.destroyed).toBe(true);
});
