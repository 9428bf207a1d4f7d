import { createListeners, type Listeners } from './listeners.ts';

/** The time of the server, so that a wrong clock of the device shifts nothing. */
export interface ServerClock {
  /** Epoch milliseconds of the server; of the device until the server has told its time. */
  now: () => number;
  /** The same as a date. */
  date: () => Date;
  /** Takes the `server_time` of system_info or of a heartbeat, ISO 8601 with offset; anything else is ignored. */
  sync: (serverTime: string) => void;
  /** Whether the server has told its time: what is on a screen is not told by the device's clock before. */
  isKnown: () => boolean;
  /** Told once, when it has. */
  subscribe: Listeners['subscribe'];
}

/**
 * @param deviceNow - Epoch milliseconds of the device.
 * @param onMoved - Told by how many milliseconds the server's time and that of the device have moved apart since the
 *   server told its time before: one of the two clocks was set.
 */
export function createServerClock(deviceNow: () => number, onMoved: (movedMs: number) => void): ServerClock {
  let offsetMs: number | null = null;
  const { subscribe, notify } = createListeners();
  const now = () => deviceNow() + (offsetMs ?? 0);
  return {
    now,
    date: () => new Date(now()),
    sync: (serverTime) => {
      const serverMs = Date.parse(serverTime);
      if (Number.isNaN(serverMs)) return;
      const before = offsetMs;
      offsetMs = serverMs - deviceNow();
      if (before === null) notify();
      else onMoved(offsetMs - before);
    },
    isKnown: () => offsetMs !== null,
    subscribe,
  };
}
