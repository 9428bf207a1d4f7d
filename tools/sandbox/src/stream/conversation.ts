import type { Sessions } from '../auth/sessions.ts';
import type { SandboxClock } from '../clock.ts';
import type { Market } from '../market/market.ts';
import { closeCodes, type Connection } from './connection.ts';
import {
  instrumentKey,
  maxInstruments,
  parseFrame,
  type ClientFrame,
  type InstrumentName,
} from './frames.ts';
import type { RoundRing } from './round-ring.ts';
import { readyFrame, snapshotFrame, ticksFrame } from './server-frames.ts';

export interface ConversationOptions {
  clock: SandboxClock;
  sessions: Sessions;
  market: Market;
  ring: RoundRing;
  /** Number of the last round. */
  seq: () => number;
  close: (connection: Connection, code: number) => void;
}

type SubscribeFrame = Extract<ClientFrame, { type: 'subscribe' }>;

/** Makes the function that answers one text frame of a client. */
export function createConversation(
  options: ConversationOptions,
): (connection: Connection, text: string) => void {
  const { clock, sessions, market, ring, seq } = options;

  function authenticate(connection: Connection, token: string): void {
    const bearer = sessions.authenticate(token);
    if (!bearer) {
      options.close(connection, closeCodes.unauthenticated);
      return;
    }
    connection.authenticate(token, bearer);
    connection.send(readyFrame({ seq: seq(), now: clock.now() }));
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
    const named = new Set(knownKeys(connection, frame.instruments));
    connection.subscribe(named);
    const missed = frame.from_seq === undefined ? null : ring.since(frame.from_seq);
    if (missed) for (const round of missed) connection.send(ticksFrame(round, named));
    else connection.send(snapshotFrame(market.engine(), seq(), named));
  }

  return (connection, text) => {
    const frame = parseFrame(text);
    if (!frame) connection.sendError('bad_frame');
    else if (frame.type === 'auth') authenticate(connection, frame.token);
    else if (connection.bearer() === null) connection.sendError('not_authenticated');
    else if (frame.type === 'subscribe') subscribe(connection, frame);
    else connection.unsubscribe(new Set(frame.instruments.map(instrumentKey)));
  };
}
