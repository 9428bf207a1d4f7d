import { instrumentIdOf, toIstIsoMs } from '@wealth/domain';
import type { Round } from '../engine/index.ts';
import { toWireTick } from '../market/wire.ts';

/** One round of the engine as the stream counts them. */
export interface StreamRound {
  seq: number;
  /** ISO 8601 in IST, to the millisecond. */
  time: string;
  /** Rows of the frame in JSON by the instrument's id: written once for all connections. */
  rows: ReadonlyMap<string, string>;
  /** Whether ticks alone do not cover what has changed: a snapshot follows. */
  isJump: boolean;
}

/** Writes down a round for the frames of all connections. */
export function createStreamRound({ seq, at, ticks, isJump }: Omit<Round, 'events'>): StreamRound {
  const rows = new Map(ticks.map((tick) => [instrumentIdOf(tick), JSON.stringify(toWireTick(tick))]));
  return { seq, time: toIstIsoMs(at), rows, isJump };
}

/** How many rounds a reconnecting client can still be given. */
const capacity = 120;

export interface RoundRing {
  push(round: StreamRound): void;
  /**
   * The rounds after `fromSeq`, oldest first; null when some of them are gone, or when the number is not one
   * of ours, or when a snapshot belongs to one of them.
   */
  since(fromSeq: number): readonly StreamRound[] | null;
}

/** Makes the memory of the last 120 rounds. */
export function createRoundRing(): RoundRing {
  const rounds: StreamRound[] = [];
  return {
    push(round) {
      rounds.push(round);
      if (rounds.length > capacity) rounds.shift();
    },
    since(fromSeq) {
      const newest = rounds.at(-1);
      const oldest = rounds[0];
      if (!newest || !oldest || fromSeq > newest.seq || fromSeq < oldest.seq - 1) return null;
      const missed = rounds.filter((round) => round.seq > fromSeq);
      return missed.some(({ isJump }) => isJump) ? null : missed;
    },
  };
}
