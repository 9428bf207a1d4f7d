import type { Services } from '../services.ts';

/** How often what is over is deleted. */
export const sweepEveryMs = 60_000;

/** Deletes the rows of sessions, codes, grants and limits that nothing looks at any more. */
export function sweep({ attempts, codes, grants, sessions }: Services): void {
  sessions.sweep();
  codes.sweep();
  grants.sweep();
  attempts.sweep();
}
