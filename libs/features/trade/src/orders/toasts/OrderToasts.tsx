import type { Order } from '@wealth/api-sdk/model';
import { useSession } from '@wealth/session';
import { useClientEvents } from '@wealth/stream';
import { toasts } from '@wealth/ui/toast';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createOrderToasts } from './createOrderToasts.ts';

/** Its texts come with the first order that something happens to. */
const OrderTeller = lazy(async () => ({ default: (await import('./OrderTeller.tsx')).OrderTeller }));

const none: readonly Order[] = [];

function later(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}

/** Tells on every page what happens to the client's orders: accepted, part filled, filled, ended with its reason. */
export function OrderToasts() {
  const { serverClock } = useSession();
  const [teller] = useState(() =>
    createOrderToasts({ show: toasts.show, now: serverClock.now, after: later }),
  );
  const [untold, setUntold] = useState(none);
  const [isNeeded, setNeeded] = useState(false);

  useClientEvents((event) => {
    if (event.kind !== 'order' || event.quiet) return;
    setNeeded(true);
    setUntold((before) => [...before, event.order]);
  });
  useEffect(() => () => teller.stop(), [teller]);

  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <OrderTeller
        orders={untold}
        toasts={teller}
        onTold={(count) => setUntold((before) => (count === before.length ? none : before.slice(count)))}
      />
    </Suspense>
  );
}
