import type { ClientEvents } from '../../clients/clientEvents.ts';
import type { Notices } from '../../clients/notices.ts';
import type { Database } from '../../database/database.ts';
import { healthOf, once, rememberingSources } from '../gtt/gttRehearsal.ts';
import { toChangedDraft } from '../model/orderDraft.ts';
import type { FactSources } from '../checks/orderFacts.ts';
import { quotedShare } from '../checks/orderInstrument.ts';
import { chargesOfRow } from '../model/orderMoney.ts';
import { orderNotice } from './orderNotice.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import { isWaiting } from '../model/waitingStatuses.ts';
import { endsAt } from '../model/outlookOf.ts';
import { toWireDetail } from '../wire/toWireDetail.ts';
import type { WireFault } from '../words/toWireFault.ts';
import { toWireOrder } from '../wire/toWireOrder.ts';

type ReadHealth = (order: StoredOrder) => WireFault[] | null;

/** Writes orders for the wire, and announces changes of them to clients and their pages. */
export interface OrderAnnouncer {
  /** As rows of a list. */
  toWire(orders: readonly StoredOrder[]): Array<ReturnType<typeof toWireOrder>>;
  toWireDetail(order: StoredOrder): ReturnType<typeof toWireDetail>;
  /** Reads the health of many GTTs at one moment: what would refuse the child order of each; null for other orders. */
  beginHealth(): ReadHealth;
  /** Sends an order to the client's pages once it is written, without a notice. A quiet one is shown without a toast. */
  publish(order: StoredOrder, how?: { isQuiet: boolean }): void;
  /** Sends orders that have changed to pages, and notices to clients, once they are written. */
  announce(changed: readonly StoredOrder[]): void;
  /** Holds back what `work` announces until it is done, so that many orders are announced at once. */
  together<Result>(work: () => Result): Result;
}

interface AnnouncerOptions extends FactSources {
  database: Database;
  notices: Notices;
  events: ClientEvents;
}

/** Makes the announcer of orders. */
export function createOrderAnnouncer(options: AnnouncerOptions): OrderAnnouncer {
  const { database, events, market, notices, table } = options;
  let kept: StoredOrder[] | null = null;

  const shareOf = (exchange: string, symbol: string) => quotedShare(market, exchange, symbol);

  function healthBy(facts: FactSources, read: typeof shareOf): ReadHealth {
    return (order) => {
      const isAsked = order.validity === 'GTT' && isWaiting(order);
      const share = isAsked ? read(order.market, order.symbol) : null;
      if (!share) return null;
      const draft = toChangedDraft(order, {});
      return healthOf(facts, { clientId: order.client_id, share, draft, order });
    };
  }

  const health = healthBy(options, shareOf);
  const beginHealth = () => healthBy(rememberingSources(options), once(shareOf));

  const rowOf = (order: StoredOrder, read: ReadHealth) =>
    toWireOrder(order, { endsAt: endsAt(market, order), charges: chargesOfRow(order), health: read(order) });

  function publish(order: StoredOrder, { isQuiet } = { isQuiet: false }): void {
    database.afterCommit(() => {
      events.publish(order.client_id, () => {
        const event = { kind: 'order', order: rowOf(order, health) } as const;
        return isQuiet ? { ...event, quiet: true } : event;
      });
    });
  }

  function announce(changed: readonly StoredOrder[]): void {
    if (kept) {
      kept.push(...changed);
      return;
    }
    for (const order of changed) {
      const notice = isWaiting(order) ? null : orderNotice(order);
      if (notice) notices.add(order.client_id, notice);
      publish(order);
    }
    database.afterCommit(() => {
      for (const clientId of new Set(changed.map(({ client_id }) => client_id)))
        events.publish(clientId, { kind: 'asset' });
    });
  }

  function keeping<Result>(changed: StoredOrder[], work: () => Result): Result {
    kept = changed;
    try {
      return work();
    } finally {
      kept = null;
    }
  }

  return {
    toWire(orders) {
      const read = beginHealth();
      return orders.map((order) => rowOf(order, read));
    },
    toWireDetail: (order) =>
      toWireDetail({
        order,
        trades: table.tradesOf(order.id),
        steps: table.stepsOf(order.id),
        endsAt: endsAt(market, order),
        health: health(order),
      }),
    beginHealth,
    publish,
    announce,
    together(work) {
      const changed: StoredOrder[] = [];
      const result = keeping(changed, work);
      announce(changed);
      return result;
    },
  };
}
