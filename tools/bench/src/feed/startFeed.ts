import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer, type WebSocket } from 'ws';
import { freePort, startSandbox } from '../processes.ts';
import { answerOfFeed, feedInstruments, isOfFeed } from './feedAnswers.ts';
import { instrumentsOfRound, quoteAt, tickAt, type FeedInstrument } from './feedQuotes.ts';

/** Ticks a second and frames a second of spec "Measuring". */
const ticksPerSecond = 10_000;
const framesPerSecond = 60;
const heartbeatMs = 5_000;
/** Rows that a window of 900 px shows without scrolling. */
const inViewCount = 14;

export interface RunningFeed {
  origin: string;
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
    const due = Math.floor(((performance.now() - began) / 1_000) * ticksPerSecond) - sent;
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
function passOn(sandboxOrigin: string, asked: IncomingMessage, answer: ServerResponse) {
  const url = new URL(asked.url ?? '/', sandboxOrigin);
  const isOurs = asked.method === 'GET' && isOfFeed(url);
  const headers = isOurs ? withoutCaching(asked.headers) : asked.headers;
  // Without what it asks for: the sandbox knows no instrument of the feed.
  const target = isOurs ? new URL(url.pathname, url) : url;
  const passed = request(target, { method: asked.method, headers }, (given) => {
    if (!isOurs || given.statusCode !== 200) {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      return;
    }
    void text(given).then((body) => {
      const { 'content-length': _length, etag: _etag, ...kept } = given.headers;
      answer.writeHead(200, kept).end(answerOfFeed(url, body, Date.now()));
    });
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

/** The sandbox with the built app, and in front of it a market that is as fast as the measurement asks for. */
export async function startFeed(): Promise<RunningFeed> {
  const sandbox = await startSandbox();
  const port = await freePort();
  const server = createServer((asked, answer) => passOn(sandbox.origin, asked, answer));
  const sockets = new WebSocketServer({ server, path: '/stock/ws' });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const market = startMarket(sockets);

  return {
    origin: `http://localhost:${port}`,
    sent: market.sent,
    async stop() {
      market.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.stop();
    },
  };
}
