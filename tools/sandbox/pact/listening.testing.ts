import type { Server } from 'node:http';

export interface Listening {
  url: string;
  close: () => Promise<void>;
}

/** Lets a server listen on a free port of this machine. */
export async function startListening(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
