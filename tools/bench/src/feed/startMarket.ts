import type { WebSocket, WebSocketServer } from 'ws';
import { feedInstruments } from './feedAnswers.ts';
import { afterTrades, candlesUntil, type FeedCandle } from './feedCandles.ts';
import { instrumentsOfRound, quoteAt, tickAt, type FeedInstrument } from './feedQuotes.ts';

/** Ticks a second and frames a second of spec "Measuring". */
const fullSpeed = 10_000;
const framesPerSecond = 60;
const heartbeatMs = 5_000;
/** Rows that a window of 900 px shows without scrolling. */
const inViewCount = 14;

interface ClientFrame {
  type?: string;
  instruments?: FeedInstrument[];
  depth?: boolean;
  /** The interval of a chart. */
  candles?: string;
}

/** A chart that a client has open. */
interface OpenChart extends FeedInstrument {
  interval: string;
}

function readFrame(data: unknown): ClientFrame {
  const frame: unknown = JSON.parse(String(data));
  return typeof frame === 'object' && frame !== null ? frame : {};
}

/** What a measurement asks of the market. */
export interface MarketControls {
  /** Sends so many ticks a second from now on; 10,000 until then. */
  setTicksPerSecond: (ticks: number) => void;
  /** Whether the running candle of each open chart has a trade with each frame. */
  setTrading: (isTrading: boolean) => void;
  /** Trades in running candles so far. */
  trades: () => number;
  /** Ticks sent so far, to every socket. */
  sent: () => number;
}

/** The running candle of each open chart, which may have a trade with each frame. */
function createCharts(say: (frame: object, socket: WebSocket) => void) {
  const open = new Map<WebSocket, OpenChart>();
  let trades = 0;
  let isTrading = false;
  let latest: FeedCandle | undefined;
  return {
    open,
    trades: () => trades,
    setTrading(next: boolean) {
      isTrading = next;
      latest = candlesUntil(Date.now()).at(-1);
    },
    trade(seq: number) {
      if (!isTrading || !latest) return;
      trades += 1;
      const candle = afterTrades(latest, trades);
      for (const [socket, chart] of open) say({ type: 'candle', seq, ...chart, candle }, socket);
    },
  };
}

/** A market of 5,000 instruments that sends 10,000 ticks a second in 60 frames, whether subscribed or not. */
export function startMarket(server: WebSocketServer) {
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

  const charts = createCharts((frame, socket) => say(frame, [socket]));

  function subscribe(socket: WebSocket, { instruments = [], depth = false, candles }: ClientFrame) {
    const now = Date.now();
    const [chart] = instruments;
    if (candles !== undefined && chart) charts.open.set(socket, { ...chart, interval: candles });
    else if (!depth)
      say({ type: 'snapshot', seq, quotes: instruments.map((one) => quoteAt(one, now)) }, [socket]);
  }

  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const frame = readFrame(data);
      const server_time = new Date().toISOString();
      if (frame.type === 'auth') say({ type: 'ready', seq, server_time }, [socket]);
      if (frame.type === 'subscribe') subscribe(socket, frame);
    });
    socket.on('close', () => charts.open.delete(socket));
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
    charts.trade(seq);
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
    controls: {
      sent: () => sent,
      trades: charts.trades,
      setTrading: charts.setTrading,
      setTicksPerSecond(ticks: number) {
        ticksPerSecond = ticks;
        chosen = { at: performance.now(), sent };
      },
    } satisfies MarketControls,
    stop() {
      clearTimeout(next);
      clearInterval(heart);
      server.close();
    },
  };
}
