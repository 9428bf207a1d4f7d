import type { TapeSegment } from './TapeSegment.ts';

/** What a share has traded on a day where clients' orders take part, and how far that is known. */
export interface ClientTape {
  /** In order of time; between them the plan holds. */
  segments: TapeSegment[];
  /** Milliseconds since midnight: what comes then may still change; Infinity where nothing does. */
  knownMs: number;
}
