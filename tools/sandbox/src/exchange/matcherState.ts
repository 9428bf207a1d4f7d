import type { Band, MatchPhase } from './contract.ts';

/** What the matching of a share reads and moves beside its queues. */
export interface MatcherState {
  band: Band;
  phase: MatchPhase;
  reference: number;
  /** Paise; null before the first trade of the day. */
  lastPrice: number | null;
}
