import type { Order } from '@wealth/api-sdk/model';
import { textsOf, type Language } from '@wealth/i18n-locale';
import { usePreference } from '@wealth/preferences';
import { useSession } from '@wealth/session';
import { useClientEvents } from '@wealth/stream';
import { toasts } from '@wealth/ui/toast';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { createOrderToasts } from './createOrderToasts.ts';
import type { OrderTellerProps } from './OrderTeller.tsx';

type Teller = ComponentType<OrderTellerProps>;

/** Its texts come with the first order that something happens to. */
async function loadTeller(language: Language): Promise<Teller> {
  const [{ OrderTeller }] = await Promise.all([import('./OrderTeller.tsx'), textsOf(language, 'orders')]);
  return OrderTeller;
}

const none: readonly Order[] = [];

/** Milliseconds until the code is asked for again, where it could not be had. */
const againMs = 2_000;

function later(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}

/**
 * The code that tells, once it is needed. Not React's `lazy`: an order may be told of in the moment in which the server dies,
 * and the page around it, which asks for that order, has to stay.
 */
function useTeller(isNeeded: boolean, load: typeof loadTeller): { Teller: Teller } | null {
  const [language] = usePreference('language');
  const [loaded, setLoaded] = useState<{ Teller: Teller } | null>(null);
  const isMissing = isNeeded && loaded === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    let stop = () => {};
    const ask = async () => {
      try {
        const Teller = await load(language);
        if (!isOver) setLoaded({ Teller });
      } catch {
        if (!isOver) stop = later(againMs, () => void ask());
      }
    };
    void ask();
    return () => {
      isOver = true;
      stop();
    };
  }, [isMissing, language, load]);
  return loaded;
}

export interface OrderToastsProps {
  /** @default loads the code and its texts from the server */
  load?: typeof loadTeller;
}

/** Tells on every page what happens to the client's orders: accepted, part filled, filled, ended with its reason. */
export function OrderToasts({ load = loadTeller }: OrderToastsProps) {
  const { serverClock } = useSession();
  const [teller] = useState(() =>
    createOrderToasts({ show: toasts.show, hide: toasts.dismiss, now: serverClock.now, after: later }),
  );
  const [untold, setUntold] = useState(none);
  const [isNeeded, setNeeded] = useState(false);
  const loaded = useTeller(isNeeded, load);

  useClientEvents((event) => {
    if (event.kind !== 'order' || event.quiet) return;
    setNeeded(true);
    setUntold((before) => [...before, event.order]);
  });
  useEffect(() => () => teller.stop(), [teller]);

  if (!loaded) return null;
  return (
    <Suspense fallback={null}>
      <loaded.Teller
        orders={untold}
        toasts={teller}
        onTold={(count) => setUntold((before) => (count === before.length ? none : before.slice(count)))}
      />
    </Suspense>
  );
}
