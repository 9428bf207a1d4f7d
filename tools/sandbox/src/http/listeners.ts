import {
  closeServer,
  createHttpServer,
  isMissingAddress,
  listenOn,
  trackSockets,
  type ServerOptions,
} from './server.ts';

/** The servers of a sandbox, one for each address it listens on. */
export interface Listeners {
  /** Listens on every host with the same port. @returns The port. */
  listen: (port: number, hosts: readonly string[]) => Promise<number>;
  close: () => Promise<void>;
}

/** Makes the listeners; they share one application. */
export function createListeners(options: ServerOptions): Listeners {
  const closes: Array<() => Promise<void>> = [];

  async function listenOnOne(port: number, host: string): Promise<number> {
    const server = createHttpServer(options);
    const sockets = trackSockets(server);
    const boundPort = await listenOn(server, port, host);
    closes.push(() => closeServer(server, sockets));
    return boundPort;
  }

  return {
    async listen(port, hosts) {
      let boundPort = port;
      for (const [index, host] of hosts.entries()) {
        try {
          boundPort = await listenOnOne(boundPort, host);
        } catch (error) {
          // The first address must be there; a machine without IPv6 still serves by IPv4.
          if (index === 0 || !isMissingAddress(error)) throw error;
        }
      }
      return boundPort;
    },
    async close() {
      await Promise.all(closes.map((closeOne) => closeOne()));
    },
  };
}
