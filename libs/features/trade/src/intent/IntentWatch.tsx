import { browserIntents, useProfile } from '@wealth/session';
import { useMessages } from '@wealth/i18n-locale-react';
import { useOwnQuantity } from '@wealth/parts';
import { toasts, type ToastOptions } from '@wealth/ui/toast';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { OrderProgress } from './createOrderDesk.ts';
import { useOrderDesk } from './useOrderDesk.ts';

const intents = browserIntents();

/** Milliseconds: what had been lost is told until it is seen. */
const untilClosed = 0;

function useToastOf(): (progress: OrderProgress | null) => ToastOptions | null {
  const t = useMessages('ticket');
  const quantityOf = useOwnQuantity();
  return (progress) => {
    switch (progress?.kind) {
      case 'placed':
        // What was answered at once is told as everything that happens to an order.
        if (!progress.isFoundAgain) return null;
        return {
          type: 'success',
          title: t('toastFoundAgain'),
          description: t(progress.order.side === 'BUY' ? 'orderBuy' : 'orderSell', {
            quantity: quantityOf(progress.order.quantity),
            symbol: progress.order.instrument.symbol,
          }),
          duration: untilClosed,
        };
      case 'notPlaced':
        return {
          type: 'warning',
          title: t('toastNotPlaced'),
          description: t('toastNotPlacedText'),
          duration: untilClosed,
        };
      case 'asking':
      case 'refused':
      case 'sending':
      case undefined:
        return null;
    }
  };
}

/**
 * Asks, on every page of a client, for the orders of which nobody knows what became of them: after a reload, a crash, a sign-out,
 * and when the ticket was closed while the exchange was being asked. What comes of it is told once, by one tab.
 */
export function IntentWatch() {
  const client = useProfile()?.id ?? '';
  const read = () => intents.list(client);
  const open = useSyncExternalStore(intents.subscribe, read, read);
  const desk = useOrderDesk();
  const followed = useRef(new Set<string>());
  const toastOf = useToastOf();
  const tell = useEffectEvent((key: string, progress: OrderProgress | null) => {
    const toast = desk.isShown(key) ? null : toastOf(progress);
    if (toast) toasts.show(toast);
  });

  useEffect(() => {
    for (const { key } of open) {
      if (followed.current.has(key)) continue;
      followed.current.add(key);
      // One that was sent here is being asked for already: its end is told as that of the others.
      void desk.takeUp(key).then((progress) => tell(key, progress));
    }
  }, [desk, open]);

  return null;
}
