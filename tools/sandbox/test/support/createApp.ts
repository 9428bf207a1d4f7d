import { Hono } from 'hono';
import type { HttpEnv } from '../../src/http/facts.ts';
import type { ServerOptions } from '../../src/http/server.ts';

/** What a server needs, around an application that answers nothing of its own. */
export function createApp(): ServerOptions {
  const app = new Hono<HttpEnv>();
  app.post('/', async (c) => c.text(await c.req.text()));
  // Hono's own handler prints what went wrong.
  app.onError((_, c) => c.text('', 500));
  return { app, upgrade: (_, socket) => socket.destroy(), styleHashes: [], onError: () => undefined };
}
