import type { Database } from '../../database/database.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import { isWaiting } from '../model/waitingStatuses.ts';

/** Clients whose orders are kept at most. */
const mostClients = 10_000;

/**
 * The orders of clients that can still be traded, in memory: each new order asks how many there are and which of them are of
 * its share. What is written by others than the order table makes them be read again.
 */
export interface WaitingOrders {
  /** Waiting orders of one client, newest first. */
  of(clientId: string): StoredOrder[];
  countOf(clientId: string): number;
  /** An order is written as it is now. */
  put(order: StoredOrder): void;
  change(id: string, values: Partial<StoredOrder>): void;
  /** Runs a write whose orders are put here by the caller. */
  writing(write: () => void): void;
}

/**
 * Makes the list.
 *
 * @param read - Reads the orders of one client that wait, newest first.
 */
export function createWaitingOrders(
  { onWrite }: Pick<Database, 'onWrite'>,
  read: (clientId: string) => StoredOrder[],
): WaitingOrders {
  /** By client, the orders by their id, the oldest first. */
  const byClient = new Map<string, Map<string, StoredOrder>>();
  /** Whose order an id is, of those that are kept. */
  const owners = new Map<string, string>();
  let isOwn = false;

  function forget(): void {
    byClient.clear();
    owners.clear();
  }
  onWrite('client_order', () => {
    if (!isOwn) forget();
  });

  function ofClient(clientId: string): Map<string, StoredOrder> {
    const known = byClient.get(clientId);
    if (known) return known;
    if (byClient.size >= mostClients) forget();
    const orders = read(clientId).toReversed();
    const kept = new Map(orders.map((order) => [order.id, order]));
    for (const { id } of orders) owners.set(id, clientId);
    byClient.set(clientId, kept);
    return kept;
  }

  function put(order: StoredOrder): void {
    const kept = byClient.get(order.client_id);
    if (!kept) return;
    if (isWaiting(order)) {
      kept.set(order.id, order);
      owners.set(order.id, order.client_id);
    } else {
      kept.delete(order.id);
      owners.delete(order.id);
    }
  }

  return {
    of: (clientId) => [...ofClient(clientId).values()].toReversed(),
    countOf: (clientId) => ofClient(clientId).size,
    put,
    change(id, values) {
      const order = byClient.get(owners.get(id) ?? '')?.get(id);
      if (order) put({ ...order, ...values });
    },
    writing(write) {
      isOwn = true;
      try {
        write();
      } finally {
        isOwn = false;
      }
    },
  };
}
