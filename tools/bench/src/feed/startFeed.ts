import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerWithFile, freePort } from '@wealth/browser';
import { WebSocketServer } from 'ws';
import { buildPages } from '../buildPages.ts';
import { startSandbox } from '../processes.ts';
import { answerOfFeed, isOfFeed, isUnknownToSandbox } from './feedAnswers.ts';
import { startMarket, type MarketControls } from './startMarket.ts';

/** Where the pages of the peers lie on the feed's own origin. */
export const peersPath = '/peers/';

export interface RunningFeed extends MarketControls {
  origin: string;
  stop: () => Promise<void>;
}

function withoutCaching(headers: IncomingMessage['headers']) {
  const kept = { ...headers, 'accept-encoding': 'identity' };
  delete kept['if-none-match'];
  return kept;
}

/** Hands a request on to the sandbox, and puts the feed's data into the answers that are about its instruments. */
async function passOn(sandboxOrigin: string, asked: IncomingMessage, answer: ServerResponse) {
  const url = new URL(asked.url ?? '/', sandboxOrigin);
  const method = asked.method ?? 'GET';
  const isOurs = isOfFeed(method, url);
  const headers = isOurs ? withoutCaching(asked.headers) : asked.headers;
  const target = isUnknownToSandbox(url) ? new URL(url.pathname, url) : url;
  const question = isOurs ? await text(asked) : null;
  const passed = request(target, { method, headers }, (given) => {
    if (question === null || given.statusCode !== 200) {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      return;
    }
    void text(given).then((served) => {
      const { 'content-length': _length, etag: _etag, ...kept } = given.headers;
      answer.writeHead(200, kept).end(answerOfFeed(method, { url, question, served, epochMs: Date.now() }));
    });
  });
  passed.on('error', () => answer.destroy());
  if (question === null) asked.pipe(passed);
  else passed.end(question);
}

/** The sandbox with the built app and the peers, and in front of it a market as fast as the measurement asks for. */
export async function startFeed(): Promise<RunningFeed> {
  const peers = await buildPages('peers', peersPath);
  const sandbox = await startSandbox();
  const port = await freePort();
  const server = createServer((asked, answer) => {
    const name = new URL(asked.url ?? '/', sandbox.origin).pathname;
    if (name.startsWith(peersPath)) void answerWithFile(peers, name.slice(peersPath.length - 1), answer);
    else void passOn(sandbox.origin, asked, answer);
  });
  const sockets = new WebSocketServer({ server, path: '/stock/ws' });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const market = startMarket(sockets);

  return {
    origin: `http://localhost:${port}`,
    ...market.controls,
    async stop() {
      market.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.stop();
      rmSync(peers, { recursive: true, force: true });
    },
  };
}
