import type { Quote } from '../engine/index.ts';

/** One round of the engine as the stream counts them. */
export interface StreamRound {
  seq: number;
  /** ISO 8601 in IST. */
  time: string;
  quotes: readonly Quote[];
}

/** How many rounds a reconnecting client can still be given. */
const capacity = 120;

export interface RoundRing {
  push(round: StreamRound): void;
  /**
   * The rounds after `fromSeq`, oldest first; null when some of them are gone, or when the number is not one
   * of ours.
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
      return rounds.filter((round) => round.seq > fromSeq);
    },
  };
}
