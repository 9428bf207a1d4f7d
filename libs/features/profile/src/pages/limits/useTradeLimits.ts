import { useGetTradeLimits } from '@wealth/api-sdk/client';
import { fromWire, limitsAt, type Paise, type TradeLimits } from '@wealth/domain';
import { tradeLimitsOf } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useNow } from '@wealth/ui/clock';
import { useMemo } from 'react';

/** The client's own limits as they count at this moment. */
export interface LimitsNow {
  limits: TradeLimits;
  /** Realised loss of today after charges, zero or more. */
  lost: Paise;
  /** Epoch milliseconds of the server's clock. */
  now: number;
}

/** Reads the limits; `current` is null as long as they are not known. */
export function useTradeLimits() {
  const { serverClock } = useSession();
  const now = useNow({ clock: serverClock.now });
  const query = useGetTradeLimits();
  const { data } = query;
  const current = useMemo<LimitsNow | null>(
    () =>
      data ? { limits: limitsAt(tradeLimitsOf(data), now), lost: fromWire(data.lost_today), now } : null,
    [data, now],
  );
  return { query, current };
}
