import { instrumentIdOf } from '@wealth/domain';
import type { Sessions } from '../auth/sessions.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { isQuoted } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import { closeCodes, type Connection } from './connection.ts';
import { subjectKey, type Followed, type Subject } from './Followed.ts';
import {
  maxBooks,
  maxCharts,
  maxInstruments,
  parseFrame,
  type ClientFrame,
  type InstrumentName,
} from './frames.ts';
import type { RoundRing } from './roundRing.ts';
import { readyFrame, ticksFrame } from './serverFrames.ts';
import type { Snapshots } from './Snapshots.ts';

export interface ConversationOptions {
  clock: SandboxClock;
  sessions: Sessions;
  market: Market;
  ring: RoundRing;
  followed: Followed;
  snapshots: Snapshots;
  /** Number of the last round. */
  seq: () => number;
  close: (connection: Connection, code: number) => void;
  /** Closes the client's oldest socket when this one would be too many. */
  makeRoomFor: (connection: Connection, clientId: string) => void;
}

type SubscribeFrame = Extract<ClientFrame, { type: 'subscribe' }>;
type FollowFrame = Exclude<ClientFrame, { type: 'auth' }>;

/** The order books or the chart that a frame names; null where it is about quotes. */
function subjectsOf({ instruments, depth, candles: interval }: FollowFrame): Subject[] | null {
  if (interval !== undefined) {
    return instruments.map((instrument) => ({ kind: 'candle' as const, instrument, interval }));
  }
  return depth ? instruments.map((instrument) => ({ kind: 'depth' as const, instrument })) : null;
}

/** Whether a connection would follow more of one kind than it may. */
function isTooMany(connection: Connection, wanted: readonly Subject[]): boolean {
  const all = new Map(connection.subjects());
  for (const subject of wanted) all.set(subjectKey(subject), subject);
  const books = [...all.values()].filter(({ kind }) => kind === 'depth').length;
  return books > maxBooks || all.size - books > maxCharts;
}

/** Makes the function that answers one frame of a client; null is a binary message, which is no frame. */
export function createConversation(
  options: ConversationOptions,
): (connection: Connection, text: string | null) => void {
  const { clock, sessions, market, ring, followed, snapshots, seq } = options;

  function authenticate(connection: Connection, token: string): void {
    const bearer = sessions.authenticate(token);
    if (!bearer) {
      options.close(connection, closeCodes.unauthenticated);
      return;
    }
    options.makeRoomFor(connection, bearer.clientId);
    connection.authenticate(token, bearer);
    connection.send(readyFrame({ seq: seq(), now: clock.now() }));
  }

  function knownKeys(connection: Connection, instruments: readonly InstrumentName[]): string[] {
    const engine = market.engine();
    const known = instruments.filter((instrument) => isQuoted(engine, instrument));
    if (known.length < instruments.length) connection.sendError('unknown_instrument');
    return known.map(instrumentIdOf);
  }

  function subscribe(connection: Connection, frame: SubscribeFrame): void {
    if (!connection.takeInstruments(frame.instruments.length)) {
      options.close(connection, closeCodes.policy);
      return;
    }
    const total = new Set([...connection.keys(), ...frame.instruments.map(instrumentIdOf)]).size;
    if (total > maxInstruments) {
      connection.sendError('too_many');
      return;
    }
    const named = new Set(knownKeys(connection, frame.instruments));
    connection.subscribe(named);
    const missed =
      frame.from_seq === undefined || !connection.takeReplay() ? null : ring.since(frame.from_seq);
    if (missed) for (const round of missed) connection.send(ticksFrame(round, named));
    else connection.send(snapshots.frame(market.engine(), seq(), named));
  }

  function follow(connection: Connection, subjects: readonly Subject[]): void {
    if (isTooMany(connection, subjects)) {
      connection.sendError('too_many');
      return;
    }
    const frames = subjects.flatMap((subject) => {
      const frame = followed.frameNow(market.engine(), subject, seq());
      if (frame !== null) connection.follow(subject);
      return frame ?? [];
    });
    if (frames.length < subjects.length) connection.sendError('unknown_instrument');
    for (const frame of frames) connection.send(frame);
  }

  function change(connection: Connection, frame: FollowFrame): void {
    const subjects = subjectsOf(frame);
    if (frame.type === 'subscribe') {
      if (subjects) follow(connection, subjects);
      else subscribe(connection, frame);
    } else if (subjects) subjects.forEach(connection.unfollow);
    else connection.unsubscribe(new Set(frame.instruments.map(instrumentIdOf)));
  }

  function answer(connection: Connection, frame: ClientFrame): void {
    if (frame.type === 'auth') authenticate(connection, frame.token);
    else if (connection.bearer() === null) connection.sendError('not_authenticated');
    else change(connection, frame);
  }

  return (connection, text) => {
    // A client that floods, or sends without reading the answers, is disconnected before it costs anything.
    if (!connection.takeFrame() || connection.isOverfull()) {
      options.close(connection, closeCodes.policy);
      return;
    }
    const frame = text === null ? 'bad_frame' : parseFrame(text);
    if (typeof frame === 'string') connection.sendError(frame);
    else answer(connection, frame);
  };
}
