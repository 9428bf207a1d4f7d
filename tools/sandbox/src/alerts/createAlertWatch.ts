import { instrumentIdOf, type InstrumentId } from '@wealth/domain';
import type { AlertTable, StoredAlert } from './alertTable.ts';

type Watched = Map<InstrumentId, readonly StoredAlert[]>;

/** What is watched, by instrument: read from the database once, so that a round without a firing reads nothing. */
export function createAlertWatch(table: AlertTable) {
  let watched: Watched | null = null;

  function read(): Watched {
    return Map.groupBy(table.watching(), instrumentIdOf);
  }

  return {
    all: (): Watched => (watched ??= read()),
    /** Takes an alert as it is now; one that no longer waits is watched no more. */
    set(alert: StoredAlert): void {
      if (!watched) return;
      const id = instrumentIdOf(alert);
      const others = (watched.get(id) ?? []).filter((other) => other.id !== alert.id);
      const isWaiting = alert.state === 'armed' || alert.state === 'resting';
      const all = isWaiting ? [...others, alert] : others;
      if (all.length > 0) watched.set(id, all);
      else watched.delete(id);
    },
    forget(): void {
      watched = null;
    },
  };
}

export type AlertWatch = ReturnType<typeof createAlertWatch>;
