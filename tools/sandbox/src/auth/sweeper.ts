interface Swept {
  sweep(): void;
}

/** How often what is over is deleted. */
export const sweepEveryMs = 60_000;

/** Deletes the rows of sessions, codes, grants, limits and kept answers that nothing looks at any more. */
export function sweep({
  attempts,
  codes,
  grants,
  idempotency,
  sessions,
}: Record<'attempts' | 'codes' | 'grants' | 'idempotency' | 'sessions', Swept>): void {
  for (const store of [sessions, codes, grants, attempts, idempotency]) store.sweep();
}
