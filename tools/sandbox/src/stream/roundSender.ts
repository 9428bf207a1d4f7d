import type { MarketEngine } from '../engine/index.ts';
import type { Connection } from './connection.ts';
import type { Followed } from './Followed.ts';
import type { StreamRound } from './roundRing.ts';
import { ticksFrame } from './serverFrames.ts';
import type { Snapshots } from './Snapshots.ts';

interface SentRound {
  round: StreamRound;
  engine: MarketEngine;
  /** Frames of the order books and charts that have changed, by `subjectKey`. */
  changed: ReadonlyMap<string, string>;
  followed: Followed;
  snapshots: Snapshots;
  /** The frame of a phase or halt that has changed. */
  market: string | null;
}

/**
 * Makes the function that sends a round to one connection; one serialisation for each distinct set of
 * subscriptions, however many pages share it.
 */
export function roundSender(sent: SentRound): (connection: Connection) => void {
  const { round, engine, changed, followed } = sent;
  const frames = new Map<string, string>();

  function sendQuotes(connection: Connection, isBehind: boolean): void {
    const group = connection.group();
    if (group === '') return;
    if (!isBehind) {
      const frame = frames.get(group) ?? ticksFrame(round, connection.keys());
      frames.set(group, frame);
      connection.send(frame);
    }
    if (isBehind || round.isJump) connection.send(sent.snapshots.frame(engine, round.seq, connection.keys()));
  }

  function sendFollowed(connection: Connection, isBehind: boolean): void {
    for (const [key, subject] of connection.subjects()) {
      const frame = changed.get(key) ?? (isBehind ? followed.frameNow(engine, subject, round.seq) : null);
      if (frame !== null) connection.send(frame);
    }
  }

  function sendRound(connection: Connection): void {
    if (connection.group() === '' && connection.subjects().size === 0) return;
    if (!connection.takesTicks()) return;
    const isBehind = connection.takeLag();
    sendQuotes(connection, isBehind);
    sendFollowed(connection, isBehind);
  }

  return (connection) => {
    sendRound(connection);
    if (sent.market !== null && connection.bearer() !== null) connection.send(sent.market);
  };
}
