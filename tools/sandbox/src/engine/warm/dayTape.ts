import type { TapeSegment } from './TapeSegment.ts';

/** Who tells a share's day beside its plan, and how far it is known. */
export interface DayTape {
  /** In order of time; between them the plan holds. */
  segments: TapeSegment[];
  /** Milliseconds since midnight: what comes then may still change; Infinity where nothing does. */
  knownMs: number;
}
