import { useQueryClient } from '@tanstack/react-query';
import { getGetAlertsQueryKey, useChangeAlert } from '@wealth/api-sdk/client';
import type { PriceAlert, StockDetail } from '@wealth/api-sdk/model';
import { stepAlertPrice } from '@wealth/domain';
import { useAlertWords } from '@wealth/parts';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import type { ChartLineMoves } from '@wealth/ui/candle-chart';
import { useCallback, useMemo, useState } from 'react';

const lastPriceOf = ({ quote }: QuoteState) => quote?.last_price ?? null;

type AlertTerms = Pick<PriceAlert, 'direction' | 'value'>;

/** An alert waits for the side that its line is moved to: it would fire at once on the other. */
function directionAt(alert: PriceAlert, price: number, lastPrice: number): PriceAlert['direction'] {
  if (price === lastPrice) return alert.direction;
  return price > lastPrice ? 'above' : 'below';
}

export interface MovedAlert {
  before: PriceAlert;
  after: PriceAlert;
}

/** Moves the alerts of a share by their lines, and the last one back. @param alerts - The alerts of the share. */
export function useAlertMoves(share: StockDetail, alerts: readonly PriceAlert[]) {
  const client = useQueryClient();
  const words = useAlertWords();
  const [moved, setMoved] = useState<MovedAlert | null>(null);
  const { mutateAsync, isPending } = useChangeAlert();
  const { read } = useLiveSource(share, lastPriceOf);
  const { tick_size: tickSize, quote } = share;

  const change = useCallback(
    async (id: string, terms: AlertTerms) => {
      const after = await mutateAsync({ id, data: terms });
      // The line must not go back for the time that reading all of them takes.
      client.setQueryData<PriceAlert[]>(getGetAlertsQueryKey(), (all) =>
        all?.map((alert) => (alert.id === id ? after : alert)),
      );
      return after;
    },
    [client, mutateAsync],
  );

  const moves: ChartLineMoves = useMemo(() => {
    const alertOf = (id: string) => alerts.find((alert) => alert.id === id);
    const termsAt = (alert: PriceAlert, price: number) => ({
      direction: directionAt(alert, price, read() ?? quote.last_price),
      value: price,
    });
    return {
      step: (price, steps) => stepAlertPrice(price, steps, tickSize),
      labelAt(id, price) {
        const alert = alertOf(id);
        return alert ? words.shortOf({ kind: alert.kind, ...termsAt(alert, price) }) : '';
      },
      async move(id, price) {
        const before = alertOf(id);
        if (!before) return;
        try {
          const after = await change(id, termsAt(before, price));
          setMoved({ before, after });
        } catch {
          // The general toast has said it; the line stays where it was.
        }
      },
    };
  }, [alerts, change, quote.last_price, read, tickSize, words]);

  return {
    moves,
    /** The one that was moved last; null for none. */
    moved,
    isMovingBack: isPending,
    async moveBack(): Promise<void> {
      if (!moved) return;
      const { id, direction, value } = moved.before;
      try {
        await change(id, { direction, value });
        setMoved(null);
      } catch {
        // Said as above; the way back stays.
      }
    },
  };
}
