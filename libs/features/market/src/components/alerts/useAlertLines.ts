import type { PriceAlert } from '@wealth/api-sdk/model';
import type { InstrumentRef } from '@wealth/domain';
import { useAlertWords } from '@wealth/parts';
import type { ChartPriceLine } from '@wealth/ui/candle-chart';
import { useMemo } from 'react';
import { isWaiting } from './alertRows.ts';
import { useAlertsOf } from './useAlertsOf.ts';

const none: readonly PriceAlert[] = [];

/** The alerts on the price of an instrument that wait, as lines of its chart. The same array until one changes. */
export function useAlertLines(instrument: InstrumentRef): readonly ChartPriceLine[] {
  const words = useAlertWords();
  // The list of alerts says when they could not be had; the chart stands without them.
  const { data = none } = useAlertsOf(instrument);
  return useMemo(
    () =>
      data
        .filter((alert) => alert.kind === 'price' && isWaiting(alert))
        .map((alert) => ({ id: alert.id, price: alert.value, label: words.shortOf(alert) })),
    [data, words],
  );
}
