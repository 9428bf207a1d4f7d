import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Market } from '../market/market.ts';
import { createOrderBooking, type Told } from './createOrderBooking.ts';
import { createOrderDesk } from './createOrderDesk.ts';
import { checkDraft, type AskedDraft, type CheckedDraft } from './checkDraft.ts';
import { createOrderChanges, type OrderChanges } from './createOrderChanges.ts';
import { createOrderEntry, type OrderEntry } from './createOrderEntry.ts';
import { createOrderSender } from './createOrderSender.ts';
import { quotedShare, type QuotedShare } from './orderInstrument.ts';
import { orderNotice } from './orderNotice.ts';
import { endsAt, outlookOf } from './outlookOf.ts';
import { chargesOfRow } from './orderMoney.ts';
import { createOrderTable, isWaiting, type HistoryFilter, type StoredOrder } from './orderTable.ts';
import { toWireDetail } from './toWireDetail.ts';
import { toWireOrder } from './toWireOrder.ts';
import type { TradingFloor } from './tradingFloor.ts';

export interface Orders extends OrderEntry, Omit<OrderChanges, 'sendKept'> {
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
  toWire(order: StoredOrder): ReturnType<typeof toWireOrder>;
  toWireDetail(order: StoredOrder): ReturnType<typeof toWireDetail>;
  /** Takes what the exchange has done by itself. */
  onTold(told: readonly Told[]): void;
  /** Sends after-market orders whose time has come. */
  sendDue(): void;
  /** Builds the exchange's books again after a start, and writes what came to orders meanwhile. */
  restore(): void;
  /** Forgets commands of days that the engine has kept. Call it in the transaction that writes its state. */
  prune(): void;
  /** The market has begun its day anew, and what that has ended is written. Call it as `prune`. */
  startAnew(): void;
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
}

/** Makes the orders of clients over the exchange, the ledger and the database. */
export function createOrders(options: OrdersOptions): Orders {
  const { clock, database, events, floor, ledger, market, notices } = options;
  const table = createOrderTable(database);
  const booking = createOrderBooking({ table, ledger });
  const desk = createOrderDesk({ table, booking });
  const sender = createOrderSender({ table, desk, floor, tell });
  const changes = createOrderChanges({ ...options, table, booking, sender });
  const entry = createOrderEntry({ ...options, table, booking, sender });

  const outlook = (order: StoredOrder) => outlookOf(market, order);
  const endOf = (order: StoredOrder) => endsAt(market, order);
  const toWire = (order: StoredOrder) =>
    toWireOrder(order, { endsAt: endOf(order), charges: chargesOfRow(order) });

  /** Tells the pages of the client, once it is written. */
  function tell(changed: readonly StoredOrder[]): void {
    for (const order of changed) {
      const notice = isWaiting(order) ? null : orderNotice(order);
      if (notice) notices.add(order.client_id, notice);
    }
    database.afterCommit(() => {
      for (const order of changed) events.publish(order.client_id, { kind: 'order', order: toWire(order) });
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

  const { sendKept, ...changing } = changes;
  return {
    ...entry,
    ...changing,
    check: (asked) => checkDraft({ ...options, table }, asked),
    share,
    find: table.find,
    awaiting: table.waitingOf,
    history: table.history,
    ask(clientId, key) {
      const order = table.byKey(clientId, key);
      if (!order && !table.isSealed(clientId, key)) table.seal(clientId, key, clock.now());
      return order;
    },
    cancelAll: (clientId) =>
      table.waitingOf(clientId).filter((order) => changes.cancel(order).kind === 'order').length,
    toWire,
    toWireDetail: (order) =>
      toWireDetail({
        order,
        trades: table.tradesOf(order.id),
        steps: table.stepsOf(order.id),
        endsAt: endOf(order),
      }),
    onTold: (told) => take([...floor.mend(), ...told]),
    restore: () => take(floor.rebuild()),
    prune: floor.prune,
    startAnew: floor.startAnew,
    sendDue() {
      const now = clock.now();
      for (const order of table.queued()) {
        const sent = outlook(order).find(({ kind }) => kind === 'sent');
        const quoted = share(order.market, order.symbol);
        if (sent && sent.at <= now && quoted) database.transaction(() => sendKept(order, quoted));
      }
    },
  };
}
