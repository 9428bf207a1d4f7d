import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { waitForServer } from './waitForServer.ts';

let server: Server | undefined;
afterEach(() => server?.close());

function listen(port: number): Promise<number> {
  return new Promise((resolve) => {
    server = createServer((socket) => socket.destroy());
    server.listen(port, '127.0.0.1', () => {
      const address = server?.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

it('waits until the server is back [I3A-USE-13]', async () => {
  const port = await listen(0);
  await new Promise((resolve) => server?.close(resolve));
  const waited = waitForServer(`http://127.0.0.1:${port}`);
  await listen(port);

  await expect(waited).resolves.toBe(true);
});

it('gives up in the end', async () => {
  const port = await listen(0);
  await new Promise((resolve) => server?.close(resolve));

  await expect(waitForServer(`http://127.0.0.1:${port}`, 50)).resolves.toBe(false);
});
