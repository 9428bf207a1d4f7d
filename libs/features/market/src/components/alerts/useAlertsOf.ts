import { useGetAlerts } from '@wealth/api-sdk/client';
import type { PriceAlert } from '@wealth/api-sdk/model';
import type { InstrumentRef } from '@wealth/domain';
import { useCallback } from 'react';
import { alertsOf } from './alertRows.ts';

/**
 * The alerts of one instrument; the same array until one changes. What shows them says where they could not be had: no
 * toast comes for them.
 */
export function useAlertsOf({ market, symbol }: InstrumentRef) {
  const select = useCallback(
    (alerts: readonly PriceAlert[]) => alertsOf(alerts, { market, symbol }),
    [market, symbol],
  );
  return useGetAlerts({ query: { select, meta: { claims: () => true } } });
}
