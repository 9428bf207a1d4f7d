import type { Database } from '../database/database.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';

const settingName = 'alerts_reached';

/** How far the market has been looked at, also across a restart; epoch milliseconds. */
export function createAlertProgress({ database, clock }: { database: Database; clock: SandboxClock }) {
  const stored = readSetting(database, settingName);
  let at = Math.min(clock.now(), stored === null ? Infinity : Number(stored));
  /** The end of the last round whose trades were not checked. */
  let missedUpTo = at;
  /** Whether every round up to the next one was looked at. */
  let isFollowing = false;
  return {
    at: () => at,
    isFollowing: () => isFollowing,
    missedUpTo: () => missedUpTo,
    fallBehind(until: number): void {
      missedUpTo = until;
      isFollowing = false;
    },
    set(until: number): void {
      at = until;
      isFollowing = true;
    },
    keep: () => writeSetting(database, settingName, String(at)),
    forget(): void {
      at = clock.now();
      missedUpTo = at;
      isFollowing = false;
    },
  };
}

export type AlertProgress = ReturnType<typeof createAlertProgress>;
