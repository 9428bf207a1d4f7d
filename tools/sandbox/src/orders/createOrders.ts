import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Market } from '../market/market.ts';
import { createOrderBooking, type Told } from './createOrderBooking.ts';
import { createGttDesk } from './createGttDesk.ts';
import { createOrderDesk } from './createOrderDesk.ts';
import { checkDraft, type AskedDraft, type CheckedDraft } from './checkDraft.ts';
import { createOrderChanges, type OrderChanges } from './createOrderChanges.ts';
import { createOrderEntry, type OrderEntry } from './createOrderEntry.ts';
import { createOrderDue } from './createOrderDue.ts';
import { createOrderSender } from './createOrderSender.ts';
import { healthOf, rehearse, rememberingSources, type OrderRehearsal } from './gttLegs.ts';
import { toChangedDraft } from './orderDraft.ts';
import type { FactSources } from './orderFacts.ts';
import { quotedShare, type QuotedShare } from './orderInstrument.ts';
import { orderNotice } from './orderNotice.ts';
import { endsAt } from './outlookOf.ts';
import { chargesOfRow } from './orderMoney.ts';
import { createOrderTable, isWaiting, type HistoryFilter, type StoredOrder } from './orderTable.ts';
import { toWireDetail } from './toWireDetail.ts';
import { toWireOrder } from './toWireOrder.ts';
import type { TradingFloor } from './tradingFloor.ts';

export interface Orders extends Omit<OrderEntry, 'placeChild'>, Omit<OrderChanges, 'sendKept'> {
  /** Everything that would refuse an order, or should be thought over, and the facts behind it. */
  check(asked: AskedDraft): CheckedDraft;
  /** A share that can be ordered, with its quote; null for an index and what is not listed. */
  share(market: string, symbol: string): QuotedShare | null;
  find(clientId: string, id: string): StoredOrder | null;
  /** Newest first. */
  awaiting(clientId: string): StoredOrder[];
  history(clientId: string, filter: HistoryFilter): StoredOrder[];
  /** The order of a key; where there is none the key is sealed, and no order ever comes under it. */
  ask(clientId: string, key: string): StoredOrder | null;
  /** @returns how many were cancelled. */
  cancelAll(clientId: string): number;
  /** As rows of a list. */
  toWire(orders: readonly StoredOrder[]): Array<ReturnType<typeof toWireOrder>>;
  toWireDetail(order: StoredOrder): ReturnType<typeof toWireDetail>;
  /** Takes what the exchange has done by itself. */
  onTold(told: readonly Told[]): void;
  /** What each leg of a GTT would do if its trigger were reached now; null for another order. */
  rehearse(asked: AskedDraft): OrderRehearsal[] | null;
  /** Does what is due by itself, each thing at its own instant; `round` brings the market up to the clock. */
  runDue(round: () => void): void;
  /** Builds the exchange's books again after a start, and writes what came to orders meanwhile. */
  restore(): void;
  /** Forgets commands of days that the engine has kept. Call it in the transaction that writes its state. */
  prune(): void;
  /** The database and the clock are others. */
  forget(): void;
}

export interface OrdersOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  market: Market;
  ledger: Ledger;
  notices: Notices;
  events: ClientEvents;
  floor: TradingFloor;
  /** Told of an order that could not be sent, by its id alone. */
  onError: (error: unknown) => void;
}

/** Makes the orders of clients over the exchange, the ledger and the database. */
export function createOrders(options: OrdersOptions): Orders {
  const { clock, database, events, floor, ledger, market, notices } = options;
  const table = createOrderTable(database);
  const booking = createOrderBooking({ table, ledger });
  const desk = createOrderDesk({ table, booking });
  const sender = createOrderSender({ table, desk, floor, tell });
  const sources = { ...options, table };
  const { sendKept, ...changes } = createOrderChanges({ ...sources, booking, sender });
  const { placeChild, ...entry } = createOrderEntry({ ...sources, booking, sender });
  const gtt = createGttDesk({ table, booking, placeChild, sender, now: clock.now, publish });
  const due = createOrderDue({ ...sources, gtt, sendKept, beginHealth });

  const endOf = (order: StoredOrder) => endsAt(market, order);
  const toWire = (order: StoredOrder, healthNow = health) =>
    toWireOrder(order, { endsAt: endOf(order), charges: chargesOfRow(order), health: healthNow(order) });

  /** What would refuse the child of a GTT now; null for what is none, or waits no more. */
  function health(order: StoredOrder, facts: FactSources = sources) {
    const quoted = order.validity === 'GTT' && isWaiting(order) ? share(order.market, order.symbol) : null;
    if (!quoted) return null;
    const draft = toChangedDraft(order, {});
    return healthOf(facts, { clientId: order.client_id, share: quoted, draft, order });
  }

  /** The same for many orders of one moment. */
  function beginHealth() {
    const facts = rememberingSources(sources);
    return (order: StoredOrder) => health(order, facts);
  }

  function publish(order: StoredOrder): void {
    database.afterCommit(() => events.publish(order.client_id, { kind: 'order', order: toWire(order) }));
  }

  /** Orders whose pages are told together, while many are changed at once. */
  let together: StoredOrder[] | null = null;

  /** Tells the pages of the client, once it is written. */
  function tell(changed: readonly StoredOrder[]): void {
    if (together) {
      together.push(...changed);
      return;
    }
    for (const order of changed) {
      const notice = isWaiting(order) ? null : orderNotice(order);
      if (notice) notices.add(order.client_id, notice);
    }
    changed.forEach(publish);
    database.afterCommit(() => {
      for (const clientId of new Set(changed.map(({ client_id }) => client_id)))
        events.publish(clientId, { kind: 'asset' });
    });
  }

  const share = (marketName: string, symbol: string) => quotedShare(market, marketName, symbol);

  function take(told: readonly Told[]): void {
    if (told.length === 0) return;
    try {
      database.transaction(() => tell(told.flatMap((one) => desk.take(one))));
    } catch (error) {
      floor.tear();
      throw error;
    }
  }

  return {
    ...entry,
    ...changes,
    check: (asked) => checkDraft(sources, asked),
    rehearse: (asked) =>
      asked.draft.validity === 'GTT' ? rehearse(sources, { ...asked, order: null }) : null,
    share,
    find: table.find,
    awaiting: table.waitingOf,
    history: table.history,
    ask(clientId, key) {
      const order = table.byKey(clientId, key);
      if (!order && !table.isSealed(clientId, key)) table.seal(clientId, key, clock.now());
      return order;
    },
    cancelAll(clientId) {
      const changed: StoredOrder[] = [];
      together = changed;
      let count = 0;
      try {
        count = table.waitingOf(clientId).filter((order) => changes.cancel(order).kind === 'order').length;
      } finally {
        together = null;
      }
      tell(changed);
      return count;
    },
    toWire(orders) {
      const healthNow = beginHealth();
      return orders.map((order) => toWire(order, healthNow));
    },
    toWireDetail: (order) =>
      toWireDetail({
        order,
        trades: table.tradesOf(order.id),
        steps: table.stepsOf(order.id),
        endsAt: endOf(order),
        health: health(order),
      }),
    onTold: (told) => take([...floor.mend(), ...told]),
    restore: () => due.asOfLastRun(() => take(floor.rebuild())),
    prune() {
      floor.prune();
      due.keep();
    },
    runDue: due.run,
    forget: due.forget,
  };
}
