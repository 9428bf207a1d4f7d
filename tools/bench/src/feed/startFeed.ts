import { rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer, type WebSocket } from 'ws';
import { buildPages } from '../buildPages.ts';
import { freePort, startSandbox } from '../processes.ts';
import { answerWithFile } from '../answerWithFile.ts';
import { answerOfFeed, feedInstruments, isOfFeed } from './feedAnswers.ts';
import { instrumentsOfRound, quoteAt, tickAt, type FeedInstrument } from './feedQuotes.ts';

/** Ticks a second and frames a second of spec "Measuring". */
const fullSpeed = 10_000;
const framesPerSecond = 60;
const heartbeatMs = 5_000;
/** Rows that a window of 900 px shows without scrolling. */
const inViewCount = 14;

/** Where the pages of the peers lie on the feed's own origin. */
export const peersPath = '/peers/';

export interface RunningFeed {
  origin: string;
  /** Sends so many ticks a second from now on; 10,000 until then. */
  setTicksPerSecond: (ticks: number) => void;
  /** Ticks sent so far, to every socket. */
  sent: () => number;
  stop: () => Promise<void>;
}

interface ClientFrame {
  type?: string;
  instruments?: FeedInstrument[];
}

function readFrame(data: unknown): ClientFrame {
  const frame: unknown = JSON.parse(String(data));
  return typeof frame === 'object' && frame !== null ? frame : {};
}

/** A market of 5,000 instruments that sends 10,000 ticks a second in 60 frames, whether subscribed or not. */
function startMarket(server: WebSocketServer) {
  let seq = 1;
  let sent = 0;
  const began = performance.now();
  let ticksPerSecond = fullSpeed;
  /** When the speed was chosen, and what had been sent until then. */
  let chosen = { at: began, sent };

  function say(frame: object, sockets: Iterable<WebSocket> = server.clients) {
    const body = JSON.stringify(frame);
    for (const socket of sockets) if (socket.readyState === socket.OPEN) socket.send(body);
  }

  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const { type, instruments = [] } = readFrame(data);
      const now = Date.now();
      if (type === 'auth') say({ type: 'ready', seq, server_time: new Date(now).toISOString() }, [socket]);
      if (type === 'subscribe')
        say({ type: 'snapshot', seq, quotes: instruments.map((one) => quoteAt(one, now)) }, [socket]);
    });
  });

  function round() {
    const wanted = Math.floor(((performance.now() - chosen.at) / 1_000) * ticksPerSecond);
    const due = chosen.sent + wanted - sent;
    const now = Date.now();
    const moved = instrumentsOfRound({ instruments: feedInstruments, inViewCount, sent, due });
    sent += due;
    seq += 1;
    const ticks = moved.map((instrument) => tickAt(instrument, now));
    say({ type: 'ticks', seq, time: new Date(now).toISOString(), ticks });
  }

  let frame = 0;
  let next: NodeJS.Timeout;
  function pace() {
    round();
    frame += 1;
    // By the clock and not by the distance, so that late frames do not add up.
    next = setTimeout(pace, Math.max(0, began + (frame * 1_000) / framesPerSecond - performance.now()));
  }
  pace();
  const heart = setInterval(
    () => say({ type: 'heartbeat', seq, server_time: new Date().toISOString() }),
    heartbeatMs,
  );
  return {
    sent: () => sent,
    setTicksPerSecond(ticks: number) {
      ticksPerSecond = ticks;
      chosen = { at: performance.now(), sent };
    },
    stop() {
      clearTimeout(next);
      clearInterval(heart);
      server.close();
    },
  };
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
  // Without what it asks for: the sandbox knows no instrument of the feed.
  const target = isOurs ? new URL(url.pathname, url) : url;
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
    sent: market.sent,
    setTicksPerSecond: market.setTicksPerSecond,
    async stop() {
      market.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.stop();
      rmSync(peers, { recursive: true, force: true });
    },
  };
}
