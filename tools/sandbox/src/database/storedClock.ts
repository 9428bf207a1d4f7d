import type { Database } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';
import { createSandboxClock, type Now, type SandboxClock } from '../machine/createSandboxClock.ts';

const settingName = 'clock_offset_ms';

/** The clock where an earlier run left it: as far ahead of the one underneath. */
export function openClock(database: Database, base: Now): SandboxClock {
  return createSandboxClock(base, Number(readSetting(database, settingName) ?? 0));
}

/** Writes down how far the clock is ahead. */
export function storeClock(database: Database, clock: SandboxClock): void {
  writeSetting(database, settingName, String(clock.offset()));
}
