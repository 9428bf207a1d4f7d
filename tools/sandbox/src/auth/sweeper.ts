interface Swept {
  sweep(): void;
}

/** How often what is over is deleted. */
export const sweepEveryMs = 60_000;

/** Deletes the rows of sessions, codes, grants and limits that nothing looks at any more. */
export function sweep({
  attempts,
  codes,
  grants,
  sessions,
}: Record<'attempts' | 'codes' | 'grants' | 'sessions', Swept>): void {
  for (const store of [sessions, codes, grants, attempts]) store.sweep();
}
