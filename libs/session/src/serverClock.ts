/** The time of the server, so that a wrong clock of the device shifts nothing. */
export interface ServerClock {
  /** Epoch milliseconds of the server; of the device until the server has told its time. */
  now: () => number;
  /** The same as a date. */
  date: () => Date;
  /** Takes the `server_time` of system_info or of a heartbeat, ISO 8601 with offset; anything else is ignored. */
  sync: (serverTime: string) => void;
}

/**
 * @param deviceNow - Epoch milliseconds of the device.
 * @param onFirstSync - Told by how many milliseconds the clock moved when the server's time became known.
 */
export function createServerClock(
  deviceNow: () => number,
  onFirstSync: (movedMs: number) => void,
): ServerClock {
  let offsetMs: number | null = null;
  const now = () => deviceNow() + (offsetMs ?? 0);
  return {
    now,
    date: () => new Date(now()),
    sync: (serverTime) => {
      const serverMs = Date.parse(serverTime);
      if (Number.isNaN(serverMs)) return;
      const isFirst = offsetMs === null;
      offsetMs = serverMs - deviceNow();
      if (isFirst) onFirstSync(offsetMs);
    },
  };
}
