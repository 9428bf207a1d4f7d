import { diskFaultOf } from '../machine/diskFault.ts';
import type { DueSource } from './dueSource.ts';

/** How long a source is left alone that has thrown; milliseconds of the clock. */
export const leftAloneMs = 60_000;

/** A source that has thrown. */
interface Behind {
  /** What it could not do comes after this instant, epoch milliseconds. */
  from: number;
  /** Epoch milliseconds: until then it is left alone. */
  until: number;
}

/** Keeps a source that throws from holding up the others: it is skipped for a while, then continues where it stopped. */
export function createSourceGuard({ onError }: { onError: (error: unknown) => void }) {
  const behind = new Map<DueSource, Behind>();
  let now = 0;

  const from = (source: DueSource, reached: number) => behind.get(source)?.from ?? reached;
  const isLeftAlone = (source: DueSource) => (behind.get(source)?.until ?? -Infinity) > now;

  /** @throws Where nothing can be written at all: that is not the fault of a source. */
  function leave(source: DueSource, reached: number, error: unknown): void {
    if (diskFaultOf(error) !== null) throw error;
    onError(new Error(`What is due of ${source.name} could not be done.`, { cause: error }));
    behind.set(source, { from: from(source, reached), until: now + leftAloneMs });
  }

  return {
    /** A run begins, at an instant in epoch milliseconds. */
    begin(at: number): void {
      // The clock was set back.
      for (const [source, { until }] of behind) if (until > at + leftAloneMs) behind.delete(source);
      now = at;
    },
    /** Everything up to an instant is done, but for what was left alone. */
    end(): void {
      for (const source of behind.keys()) if (!isLeftAlone(source)) behind.delete(source);
    },
    /** Up to when everything of a source is done. */
    from,
    /** Asks a source; null while it is left alone. */
    try<Answer>(source: DueSource, reached: number, ask: () => Answer): Answer | null {
      if (isLeftAlone(source)) return null;
      try {
        return ask();
      } catch (error) {
        leave(source, reached, error);
        return null;
      }
    },
    /** Does something of a source that is due at an instant. */
    do(source: DueSource, { reached, at }: { reached: number; at: number }, work: () => void): void {
      try {
        work();
      } catch (error) {
        leave(source, reached, error);
        return;
      }
      const known = behind.get(source);
      if (known) behind.set(source, { ...known, from: Math.max(known.from, at) });
    },
    /** Up to when everything of every source is done. */
    oldest: (reached: number) => Math.min(reached, ...[...behind.values()].map((one) => one.from)),
    forget(): void {
      behind.clear();
    },
  };
}
