import type { PriceAlert } from '@wealth/api-sdk/model';
import { useAlertWords } from '@wealth/parts';
import type { ChartPriceLine } from '@wealth/ui/candle-chart';
import { useMemo } from 'react';
import { isWaiting } from './alertRows.ts';

/** Alerts on a price that wait, as lines of a chart. The same array until one changes. */
export function useAlertLines(alerts: readonly PriceAlert[]): readonly ChartPriceLine[] {
  const words = useAlertWords();
  return useMemo(
    () =>
      alerts
        .filter((alert) => alert.kind === 'price' && isWaiting(alert))
        .map((alert) => ({ id: alert.id, price: alert.value, label: words.shortOf(alert) })),
    [alerts, words],
  );
}
