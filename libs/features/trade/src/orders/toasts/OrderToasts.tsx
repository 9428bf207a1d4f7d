import type { Order } from '@wealth/api-sdk/model';
import { textsOf, type Language } from '@wealth/i18n-locale';
import { usePreference } from '@wealth/preferences';
import { useSession } from '@wealth/session';
import { useClientEvents } from '@wealth/stream';
import { toasts } from '@wealth/ui/toast';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { createOrderToasts } from './createOrderToasts.ts';
import type { OrderAnnouncerProps } from './OrderAnnouncer.tsx';

type Announcer = ComponentType<OrderAnnouncerProps>;

/** Its texts come with the first order that something happens to. */
async function loadAnnouncer(language: Language): Promise<Announcer> {
  const [{ OrderAnnouncer }] = await Promise.all([
    import('./OrderAnnouncer.tsx'),
    textsOf(language, 'orders'),
  ]);
  return OrderAnnouncer;
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
function useAnnouncer(isNeeded: boolean, load: typeof loadAnnouncer): { Announcer: Announcer } | null {
  const [language] = usePreference('language');
  const [loaded, setLoaded] = useState<{ Announcer: Announcer } | null>(null);
  const isMissing = isNeeded && loaded === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    let stop = () => {};
    const ask = async () => {
      try {
        const Announcer = await load(language);
        if (!isOver) setLoaded({ Announcer });
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
  load?: typeof loadAnnouncer;
}

/** Tells on every page what happens to the client's orders: accepted, part filled, filled, ended with its reason. */
export function OrderToasts({ load = loadAnnouncer }: OrderToastsProps) {
  const { serverClock } = useSession();
  const [orderToasts] = useState(() =>
    createOrderToasts({ show: toasts.show, hide: toasts.dismiss, now: serverClock.now, after: later }),
  );
  const [waiting, setWaiting] = useState(none);
  const [isNeeded, setNeeded] = useState(false);
  const loaded = useAnnouncer(isNeeded, load);

  useClientEvents((event) => {
    if (event.kind !== 'order' || event.quiet) return;
    setNeeded(true);
    setWaiting((before) => [...before, event.order]);
  });
  useEffect(() => () => orderToasts.stop(), [orderToasts]);

  if (!loaded) return null;
  return (
    <Suspense fallback={null}>
      <loaded.Announcer
        orders={waiting}
        toasts={orderToasts}
        onAnnounced={(count) =>
          setWaiting((before) => (count === before.length ? none : before.slice(count)))
        }
      />
    </Suspense>
  );
}
