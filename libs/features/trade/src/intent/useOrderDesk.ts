import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@wealth/api-sdk/model';
import { getAskOrderMutationOptions, getPlaceOrderMutationOptions } from '@wealth/api-sdk/trade';
import { browserIntents, useSession, type Session } from '@wealth/session';
import { useSyncExternalStore } from 'react';
import { createOrderDesk, type OrderDesk, type OrderProgress } from './createOrderDesk.ts';

const made = new WeakMap<QueryClient, OrderDesk>();

/** What goes wrong stands where the order stands; only the way to /error, when the connection is gone, is the app's. */
const meta = { claims: () => true };

/** Ends once what has just been told stands on the screen: React renders it before the next task. */
const untilShown = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Calls go through the cache of mutations: what they make stale is read again, as after any other one. */
function createDesk(client: QueryClient, session: Session): OrderDesk {
  const asking = getAskOrderMutationOptions({ mutation: { meta } });
  return createOrderDesk({
    place: (body) =>
      new Promise((resolve, reject) => {
        function onSuccess(order: OrderDetail) {
          resolve(order);
          // What it makes stale is read again after that.
          return untilShown();
        }
        const placing = getPlaceOrderMutationOptions({ mutation: { meta, onSuccess } });
        const headers = { 'Idempotency-Key': body.client_order_id };
        new MutationObserver(client, placing).mutate({ data: body, headers }).catch(reject);
      }),
    ask: (key) => new MutationObserver(client, asking).mutate({ data: { client_order_id: key } }),
    intents: browserIntents(),
    client() {
      const visitor = session.visitor();
      return visitor?.kind === 'client' ? visitor.profile.id : null;
    },
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
    onOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
  });
}

/** The one desk of this page: it goes on when the ticket closes. */
export function useOrderDesk(): OrderDesk {
  const client = useQueryClient();
  const session = useSession();
  const desk = made.get(client) ?? createDesk(client, session);
  made.set(client, desk);
  return desk;
}

/** What is known of the order of a key, as it changes. */
export function useOrderProgress(key: string): OrderProgress | null {
  const desk = useOrderDesk();
  const read = () => desk.progress(key);
  return useSyncExternalStore(desk.subscribe, read, read);
}
