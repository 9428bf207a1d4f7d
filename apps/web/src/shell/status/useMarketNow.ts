import { useIsTimeKnown, useSession } from '@wealth/session';
import { useNow } from '@wealth/ui/clock';
import { useSystemInfo } from '../../core/systemInfo.ts';

export interface MarketNow {
  /** Epoch milliseconds of the server's clock. */
  now: number;
  /** The device's clock is never shown: false until the server has told its time. */
  isTimeKnown: boolean;
  /** Undefined until the server has told whether its market is open at any hour. */
  isAlwaysOpen: boolean | undefined;
}

/** The time of the market, to the second, and what is known of its hours. */
export function useMarketNow(): MarketNow {
  const { serverClock } = useSession();
  const info = useSystemInfo();
  const isTimeKnown = useIsTimeKnown();
  const now = useNow({ clock: serverClock.now, isRunning: isTimeKnown });
  return { now, isTimeKnown, isAlwaysOpen: info && info.features?.always_open === true };
}
