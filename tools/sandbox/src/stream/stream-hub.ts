import { toIstIso } from '@wealth/domain';
import type { Bearer, Sessions } from '../auth/sessions';
import type { ClientEvents } from '../clients/client-events';
import type { SandboxClock } from '../clock';
import type { Quote } from '../engine';
import type { Market } from '../market/market';
import { toWireQuote, toWireTick } from '../market/wire';
import type { RandomSource } from '../random';
import type { Timers } from '../timers';
import { closeCodes, createConnection, type Connection, type StreamSocket } from './connection';
import { instrumentKey, maxInstruments, parseFrame, type ClientFrame, type InstrumentName } from './frames';
import { createRoundRing, type StreamRound } from './round-ring';

export const authWindowMs = 5_000;
export const heartbeatMs = 5_000;

export interface StreamHubOptions {
  clock: SandboxClock;
  random: RandomSource;
  sessions: Sessions;
  events: ClientEvents;
  market: Market;
  timers: Timers;
  /** Number of the round before the first; it must not have been used by an earlier run. */
  firstSeq: number;
}

export interface StreamHub {
  /** Takes over an accepted socket. */
  accept(socket: StreamSocket): void;
  /** Steps the engine once and sends what changed. */
  step(): void;
  /** Heartbeat to all; pages whose session has ended are closed. */
  beat(): void;
  seq(): number;
  connectionCount(): number;
  closeAll(code: number): void;
}

type SubscribeFrame = Extract<ClientFrame, { type: 'subscribe' }>;

function quoteKey(quote: Quote): string {
  return instrumentKey(quote);
}

/** The tick frame of a round for one set of subscriptions. */
function ticksFrame(round: StreamRound, keys: ReadonlySet<string>): string {
  const ticks = round.quotes.filter((quote) => keys.has(quoteKey(quote))).map(toWireTick);
  return JSON.stringify({ type: 'ticks', seq: round.seq, time: round.time, ticks });
}

/** Makes the hub that joins the market and the client events with the open pages. */
export function createStreamHub(options: StreamHubOptions): StreamHub {
  const { clock, random, sessions, market, timers } = options;
  const connections = new Set<Connection>();
  const ring = createRoundRing();
  let seq = options.firstSeq;

  function close(connection: Connection, code: number): void {
    connections.delete(connection);
    connection.close(code);
  }

  function snapshotFrame(keys: Iterable<string>): string {
    const engine = market.engine();
    const wanted = new Set(keys);
    const quotes = engine.quotes().filter((quote) => wanted.has(quoteKey(quote)));
    return JSON.stringify({ type: 'snapshot', seq, quotes: quotes.map(toWireQuote) });
  }

  function authenticate(connection: Connection, token: string): void {
    const bearer = sessions.authenticate(token);
    if (!bearer) {
      close(connection, closeCodes.unauthenticated);
      return;
    }
    connection.authenticate(token, bearer);
    connection.send(JSON.stringify({ type: 'ready', seq, server_time: toIstIso(clock.now()) }));
  }

  function knownKeys(connection: Connection, instruments: readonly InstrumentName[]): string[] {
    const engine = market.engine();
    const known = instruments.filter(({ market: code, symbol }) => engine.quote(code, symbol) !== null);
    if (known.length < instruments.length) connection.sendError('unknown_instrument');
    return known.map(instrumentKey);
  }

  function subscribe(connection: Connection, frame: SubscribeFrame): void {
    const total = new Set([...connection.keys(), ...frame.instruments.map(instrumentKey)]).size;
    if (total > maxInstruments) {
      connection.sendError('too_many');
      return;
    }
    const keys = knownKeys(connection, frame.instruments);
    connection.subscribe(keys);
    const missed = frame.from_seq === undefined ? null : ring.since(frame.from_seq);
    if (!missed) {
      connection.send(snapshotFrame(keys));
      return;
    }
    const named = new Set(keys);
    for (const round of missed) connection.send(ticksFrame(round, named));
  }

  function receive(connection: Connection, text: string): void {
    const frame = parseFrame(text);
    if (!frame) connection.sendError('bad_frame');
    else if (frame.type === 'auth') authenticate(connection, frame.token);
    else if (connection.bearer() === null) connection.sendError('not_authenticated');
    else if (frame.type === 'subscribe') subscribe(connection, frame);
    else connection.unsubscribe(frame.instruments.map(instrumentKey));
  }

  function closeExpired(): void {
    for (const connection of connections) {
      const bearer = connection.bearer();
      if (bearer && bearer.expiresAt <= clock.now()) close(connection, closeCodes.unauthenticated);
    }
  }

  function send(round: StreamRound): void {
    // One serialisation for each distinct set of subscriptions, however many pages share it.
    const frames = new Map<string, string>();
    for (const connection of connections) {
      const group = connection.group();
      if (group === '' || !connection.takesTicks()) continue;
      if (connection.takeLag()) {
        connection.send(snapshotFrame(connection.keys()));
        continue;
      }
      const frame = frames.get(group) ?? ticksFrame(round, connection.keys());
      frames.set(group, frame);
      connection.send(frame);
    }
  }

  /** Asks the session store again: the session may have ended elsewhere since the last frame. */
  function stillValid(connection: Connection): Bearer | null {
    const token = connection.token();
    return token === null ? null : sessions.authenticate(token);
  }

  options.events.subscribe((clientId, event) => {
    const frame = JSON.stringify({ type: 'event', id: random.uuid(), time: toIstIso(clock.now()), event });
    for (const connection of connections) {
      if (stillValid(connection)?.clientId === clientId) connection.send(frame);
    }
  });

  return {
    accept(socket) {
      const connection = createConnection(socket);
      connections.add(connection);
      const stopWaiting = timers.after(authWindowMs, () => {
        if (connection.bearer() === null) close(connection, closeCodes.unauthenticated);
      });
      socket.on('message', (data, isBinary) => {
        if (isBinary) connection.sendError('bad_frame');
        else receive(connection, data.toString());
      });
      socket.on('close', () => {
        stopWaiting();
        connections.delete(connection);
      });
      // A protocol error of the peer (a frame too large, for one) has closed the socket already.
      socket.on('error', () => connections.delete(connection));
    },
    step() {
      const { quotes } = market.engine().step();
      seq += 1;
      const round = { seq, time: toIstIso(clock.now()), quotes };
      ring.push(round);
      closeExpired();
      send(round);
    },
    beat() {
      const frame = JSON.stringify({ type: 'heartbeat', seq, server_time: toIstIso(clock.now()) });
      for (const connection of connections) {
        if (connection.bearer() === null) continue;
        if (stillValid(connection)) connection.send(frame);
        else close(connection, closeCodes.unauthenticated);
      }
    },
    seq: () => seq,
    connectionCount: () => connections.size,
    closeAll(code) {
      for (const connection of connections) close(connection, code);
    },
  };
}
