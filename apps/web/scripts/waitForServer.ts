import { connect } from 'node:net';
import type { Plugin } from 'vite';

// A restart of the sandbox takes about a second; a sandbox that is not coming back is an error worth seeing.
const longestWaitMs = 10_000;
const pauseMs = 100;

function answers(url: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** @returns whether the server took a connection within the time. */
export async function waitForServer(address: string, waitMs = longestWaitMs): Promise<boolean> {
  const url = new URL(address);
  const end = performance.now() + waitMs;
  while (performance.now() < end) {
    if (await answers(url)) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
  return false;
}

/**
 * Holds requests to the server behind the page while it restarts: a change of the contract would sign the developer
 * out otherwise, for the page that reloads with it asks for the profile at once.
 */
export function holdWhileAway(server: string, prefixes: readonly string[]): Plugin {
  async function hold(next: () => void): Promise<void> {
    await waitForServer(server);
    next();
  }
  return {
    name: 'wealth:hold-while-away',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const path = request.url ?? '';
        if (!prefixes.some((prefix) => path.startsWith(`${prefix}/`))) {
          next();
          return;
        }
        void hold(next);
      });
    },
  };
}
