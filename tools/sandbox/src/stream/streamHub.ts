import type { RawData } from 'ws';
import type { Agenda } from '../agenda/createAgenda.ts';
import type { Bearer, Sessions } from '../auth/sessions.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { MarketEvent, Tick } from '../engine/index.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Timers } from '../machine/timers.ts';
import type { Market } from '../market/market.ts';
import { closeCodes, createConnection, type Connection, type StreamSocket } from './connection.ts';
import { createConnections } from './connections.ts';
import { createConversation } from './createConversation.ts';
import { createMarketWatch } from './createMarketWatch.ts';
import { Followed } from './Followed.ts';
import { createRoundRing, createStreamRound } from './roundRing.ts';
import { roundSender } from './roundSender.ts';
import { eventFrame, heartbeatFrame } from './serverFrames.ts';
import { Snapshots } from './Snapshots.ts';

export const authWindowMs = 5_000;
export const heartbeatMs = 5_000;

/** Looks at rounds beside the pages. */
export interface RoundWatcher {
  /** Ids of the instruments that it looks at. */
  watched(): ReadonlySet<string>;
  /**
   * Called with what a round has changed, once it was sent to all connections.
   *
   * @param at - Epoch milliseconds of its end.
   */
  onRound(ticks: readonly Tick[], at: number): void;
  /** Called instead where ticks do not say how much has changed. */
  onJump(at: number): void;
  /** Called when the market has reached the clock: nothing more follows at once. */
  onRoundsEnd(): void;
}

/** Takes what came to clients' orders in a round. */
export interface OrderWatcher {
  onEvents(events: readonly MarketEvent[]): void;
}

export interface StreamHubOptions {
  clock: SandboxClock;
  random: RandomSource;
  sessions: Sessions;
  events: ClientEvents;
  market: Market;
  timers: Timers;
  /** Number of the round before the first; it must not have been used by an earlier run. */
  firstSeq: number;
  alerts: RoundWatcher;
  orders: OrderWatcher;
  agenda: Pick<Agenda, 'run'>;
  /** Called with an unexpected failure, which ends one socket and nothing else. */
  onError: (error: unknown) => void;
}

export interface StreamHub {
  /** Whether an address may have another socket that has not said yet who it is. */
  hasRoomFor(address: string): boolean;
  /** Takes over an accepted socket. */
  accept(socket: StreamSocket, address: string): void;
  /**
   * Does what is due up to the clock, steps the engine and sends what changed.
   *
   * @param isEnough - Asked after each thing that was due: whether the rest, and the market, are left for another call.
   * @returns Whether all of it is done.
   */
  step(isEnough?: () => boolean): boolean;
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

/** Takes a new socket into the hub: its frames, its end, and the time it has to authenticate. */
function attach(
  socket: StreamSocket,
  hub: { receive: (text: string | null) => void; forget: () => void; end: () => void },
): void {
  socket.on('message', (data, isBinary) => hub.receive(isBinary ? null : toText(data)));
  socket.on('close', hub.end);
  // A protocol error of the peer (a frame too large, for one) has closed the socket already.
  socket.on('error', hub.forget);
}

function isExpired(connection: Connection, clock: SandboxClock): boolean {
  const bearer = connection.bearer();
  return bearer !== null && bearer.expiresAt <= clock.now();
}

/** Asks the session store again: the session may have ended elsewhere since the last frame. */
function stillValid(connection: Connection, sessions: Sessions): Bearer | null {
  const token = connection.token();
  return token === null ? null : sessions.authenticate(token);
}

/** Sends what happens to a client to that client's pages. */
function publishEvents(
  { events, random, clock, sessions }: StreamHubOptions,
  each: (work: (connection: Connection) => void) => void,
): void {
  events.subscribe((clientId, read) => {
    let frame: string | null = null;
    each((connection) => {
      if (connection.bearer()?.clientId !== clientId) return;
      if (stillValid(connection, sessions)?.clientId !== clientId) return;
      frame ??= eventFrame(read(), { id: random.uuid(), now: clock.now() });
      connection.send(frame);
    });
  });
}

interface BeatOptions {
  sessions: Sessions;
  close: ReturnType<typeof createConnections>['close'];
  frame: string;
}

function beatTo(connection: Connection, { sessions, close, frame }: BeatOptions): void {
  if (connection.isStuck()) close(connection, closeCodes.policy);
  else if (connection.bearer() === null) return;
  else if (stillValid(connection, sessions)) connection.send(frame);
  else close(connection, closeCodes.unauthenticated);
}

/** Closes the pages of a session that has ended elsewhere. */
function closeEnded(sessions: Sessions, { close, each }: ReturnType<typeof createConnections>): void {
  sessions.onEndedElsewhere((familyId) => {
    each((connection) => {
      if (connection.bearer()?.familyId === familyId) close(connection, closeCodes.unauthenticated);
    });
  });
}

interface TakeInOptions {
  connections: ReturnType<typeof createConnections>;
  timers: Timers;
  receive: (connection: Connection, text: string | null) => void;
}

/** Begins with a connection, which has some time to say who it is. */
function takeIn(
  socket: StreamSocket,
  connection: Connection,
  { connections, timers, receive }: TakeInOptions,
): void {
  connections.add(connection);
  const stopWaiting = timers.after(authWindowMs, () => {
    if (connection.bearer() === null) connections.close(connection, closeCodes.unauthenticated);
  });
  attach(socket, {
    receive(text) {
      // What still comes in after a close is answered no more.
      if (connections.has(connection)) connections.guarded(connection, () => receive(connection, text));
    },
    forget: () => connections.remove(connection),
    end() {
      stopWaiting();
      connection.forget();
      connections.remove(connection);
    },
  });
}

/** Makes the hub that joins the market and the client events with the open pages. */
export function createStreamHub(options: StreamHubOptions): StreamHub {
  const { agenda, alerts, clock, orders, sessions, market, timers } = options;
  const connections = createConnections(options.onError);
  const { close } = connections;
  const ring = createRoundRing();
  const followed = new Followed();
  const snapshots = new Snapshots();
  const marketWatch = createMarketWatch(market, clock);
  let seq = options.firstSeq;

  const receive = createConversation({
    clock,
    sessions,
    market,
    ring,
    followed,
    snapshots,
    seq: () => seq,
    close,
    makeRoomFor: connections.makeRoomFor,
  });

  function closeExpired(connection: Connection): void {
    if (isExpired(connection, clock)) close(connection, closeCodes.unauthenticated);
  }

  closeEnded(sessions, connections);
  publishEvents(options, connections.each);

  /** Brings the market up to the clock, and sends what changed to all connections. */
  function round(): void {
    const watched = connections.watched().union(alerts.watched());
    for (const { at, ticks, events, isJump } of market.engine().step(watched)) {
      seq += 1;
      const sent = createStreamRound({ seq, at, ticks, isJump });
      ring.push(sent);
      connections.each(closeExpired);
      const changed = followed.onRound(market.engine(), connections.subjects(), { seq, at });
      connections.each(
        roundSender({
          round: sent,
          engine: market.engine(),
          changed,
          followed,
          snapshots,
          market: marketWatch(sent),
        }),
      );
      if (isJump) alerts.onJump(at);
      else alerts.onRound(ticks, at);
      orders.onEvents(events);
    }
    alerts.onRoundsEnd();
  }

  return {
    hasRoomFor: connections.hasRoomFor,
    accept(socket, address) {
      takeIn(socket, createConnection(socket, { clock, timers, address }), { connections, timers, receive });
    },
    step(isEnough) {
      let isDone = true;
      try {
        isDone = agenda.run(round, isEnough);
      } finally {
        // Pages go on whatever is due.
        if (isDone) round();
      }
      // What the round has brought may have been due before its end: an hour after an alert was fired, for one.
      return isDone && agenda.run(round, isEnough);
    },
    beat() {
      const frame = heartbeatFrame({ seq, now: clock.now() });
      connections.each((connection) => beatTo(connection, { sessions, close, frame }));
    },
    seq: () => seq,
    closeAll(code) {
      connections.each((connection) => close(connection, code));
    },
  };
}
