import { toIstIso } from '@wealth/domain';
import type { RawData } from 'ws';
import type { Bearer, Sessions } from '../auth/sessions.ts';
import type { ClientEvents } from '../clients/client-events.ts';
import type { SandboxClock } from '../clock.ts';
import type { Market } from '../market/market.ts';
import type { RandomSource } from '../random.ts';
import type { Timers } from '../timers.ts';
import { closeCodes, createConnection, type Connection, type StreamSocket } from './connection.ts';
import { createConversation } from './conversation.ts';
import { createRoundRing, type StreamRound } from './round-ring.ts';
import { eventFrame, heartbeatFrame, snapshotFrame, ticksFrame } from './server-frames.ts';

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
  /** Number of the last round. */
  seq(): number;
  closeAll(code: number): void;
}

function toText(data: RawData): string {
  if (data instanceof ArrayBuffer) return Buffer.from(data).toString();
  return Buffer.isBuffer(data) ? data.toString() : Buffer.concat(data).toString();
}

/** Sends a round; one serialisation for each distinct set of subscriptions, however many pages share it. */
function sendRound(connections: ReadonlySet<Connection>, round: StreamRound, market: Market): void {
  const frames = new Map<string, string>();
  for (const connection of connections) {
    const group = connection.group();
    if (group === '' || !connection.takesTicks()) continue;
    if (connection.takeLag()) {
      connection.send(snapshotFrame(market.engine(), round.seq, connection.keys()));
      continue;
    }
    const frame = frames.get(group) ?? ticksFrame(round, connection.keys());
    frames.set(group, frame);
    connection.send(frame);
  }
}

/** Takes a new socket into the hub: its frames, its end, and the time it has to authenticate. */
function attach(
  socket: StreamSocket,
  connection: Connection,
  hub: { receive: (text: string) => void; forget: () => void; stopWaiting: () => void },
): void {
  socket.on('message', (data, isBinary) => {
    if (isBinary) connection.sendError('bad_frame');
    else hub.receive(toText(data));
  });
  socket.on('close', () => {
    hub.stopWaiting();
    hub.forget();
  });
  // A protocol error of the peer (a frame too large, for one) has closed the socket already.
  socket.on('error', hub.forget);
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

  const receive = createConversation({ clock, sessions, market, ring, seq: () => seq, close });

  function closeExpired(): void {
    for (const connection of connections) {
      const bearer = connection.bearer();
      if (bearer && bearer.expiresAt <= clock.now()) close(connection, closeCodes.unauthenticated);
    }
  }

  /** Asks the session store again: the session may have ended elsewhere since the last frame. */
  function stillValid(connection: Connection): Bearer | null {
    const token = connection.token();
    return token === null ? null : sessions.authenticate(token);
  }

  sessions.onEndedElsewhere((familyId) => {
    for (const connection of connections) {
      if (connection.bearer()?.familyId === familyId) close(connection, closeCodes.unauthenticated);
    }
  });

  options.events.subscribe((clientId, event) => {
    const frame = eventFrame(event, { id: random.uuid(), now: clock.now() });
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
      attach(socket, connection, {
        receive: (text) => receive(connection, text),
        forget: () => connections.delete(connection),
        stopWaiting,
      });
    },
    step() {
      const { quotes } = market.engine().step();
      seq += 1;
      const round = { seq, time: toIstIso(clock.now()), quotes };
      ring.push(round);
      closeExpired();
      sendRound(connections, round, market);
    },
    beat() {
      const frame = heartbeatFrame({ seq, now: clock.now() });
      for (const connection of connections) {
        if (connection.bearer() === null) continue;
        if (stillValid(connection)) connection.send(frame);
        else close(connection, closeCodes.unauthenticated);
      }
    },
    seq: () => seq,
    closeAll(code) {
      for (const connection of connections) close(connection, code);
    },
  };
}
