import type { FreshnessState } from '@wealth/stream';

/** Why the figures on the screen are not of now. */
export interface Provenance {
  kind: 'lost' | 'offline' | 'silent' | 'reads';
  /** Since when: ISO 8601, or epoch milliseconds of the server's clock; null where nothing was ever live. */
  since: string | number | null;
  retryInMs: number | null;
}

/**
 * The one reason that the line names. Without a connection nothing else matters; a read that could not be repeated
 * counts only while the prices themselves are live.
 *
 * @param oldestRead - When the oldest figure was read whose last refresh failed; null where there is none.
 */
export function provenanceOf(freshness: FreshnessState, oldestRead: number | null): Provenance | null {
  const { kind, since, retryInMs } = freshness;
  if (kind === 'lost' || kind === 'offline' || kind === 'silent') return { kind, since, retryInMs };
  if (oldestRead !== null) return { kind: 'reads', since: oldestRead, retryInMs: null };
  return null;
}
