import type { BodyOf } from '@wealth/api-sdk/operations';
import type { Paise } from '@wealth/domain';
import type { DueSource } from '../agenda/dueSource.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Clients } from '../clients/clients.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { MarketEvent } from '../engine/index.ts';
import type { IntentKeys } from '../intents/createIntentKeys.ts';
import type { OwnLimitsDesk } from '../limits/createOwnLimits.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Offers } from '../offers/createOffers.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Market } from '../market/market.ts';
import { calculatedPrice } from './checks/calculatedPrice.ts';
import { createOrderBooking } from './execution/createOrderBooking.ts';
import { createGttDesk } from './due/createGttDesk.ts';
import { createOrderDesk } from './execution/createOrderDesk.ts';
import { checkDraft, type AskedDraft, type CheckedDraft } from './checks/checkDraft.ts';
import { createOrderChanges, type OrderChanges } from './entry/createOrderChanges.ts';
import { createOrderEntry, type OrderEntry } from './entry/createOrderEntry.ts';
import { createOrderSource } from './due/createOrderSource.ts';
import { createOrderAnnouncer, type OrderAnnouncer } from './announcements/createOrderAnnouncer.ts';
import { createOrderSender } from './execution/createOrderSender.ts';
import { createPastOrders, type PastOrders } from './entry/createPastOrders.ts';
import { rehearse, type OrderRehearsal } from './gtt/gttRehearsal.ts';
import { takingOf } from './checks/orderFacts.ts';
import { nextDayOf, quotedShare, type NextDay, type QuotedShare } from './checks/orderInstrument.ts';
import type { OrderStep, OrderTrade, StoredOrder } from './model/orderRows.ts';
import { createOrderTable, type HistoryFilter } from './table/orderTable.ts';
import { storedNote } from './model/storedNote.ts';
import type { TradingFloor } from './execution/tradingFloor.ts';

export interface Orders
  extends
    Omit<OrderEntry, 'placeChild'>,
    Omit<OrderChanges, 'sendKept'>,
    Pick<OrderAnnouncer, 'toWire' | 'toWireDetail'>,
    PastOrders {
  /** Every error and warning of an order, the facts they rest on, and the price its cost is calculated with. */
  check(asked: AskedDraft): CheckedDraft & { price: Paise };
  /** A share that can be ordered, with its quote; null for an index and what is not listed. */
  share(market: string, symbol: string): QuotedShare | null;
  /** Terms of the trading day to which an after-market order of a share would go; null where an order goes to the exchange at once, or is not accepted. */
  nextDay(market: string, symbol: string): NextDay | null;
  find(clientId: string, id: string): StoredOrder | null;
  /** What has happened to an order, to the millisecond. */
  logOf(order: StoredOrder): { steps: Array<Omit<OrderStep, 'id'>>; trades: OrderTrade[] };
  /** Newest first. */
  awaiting(clientId: string): StoredOrder[];
  history(clientId: string, filter: HistoryFilter): StoredOrder[];
  /** The order of a key, or null. */
  byKey(clientId: string, key: string): StoredOrder | null;
  /** @returns how many were cancelled. */
  cancelAll(clientId: string): number;
  /** Stores the client's own note and tags, and updates the client's pages. Call it inside a transaction. */
  annotate(order: StoredOrder, note: BodyOf<'saveOrderNote'>): StoredOrder;
  /** Writes what the exchange has done by itself. */
  onEvents(events: readonly MarketEvent[]): void;
  /** What each leg of a GTT would do if its trigger were reached now; null for another order. */
  rehearse(asked: AskedDraft): OrderRehearsal[] | null;
  /** The agenda's source of due events of orders. */
  due: DueSource;
  /** Builds the exchange's books again after a start, and writes the events of orders since. */
  restore(): void;
  /** Deletes commands of days that the engine's state covers. Call it in the transaction that writes that state. */
  prune(): void;
  /** The market has restarted its day, and the orders that this ends are written. Call it as `prune`. */
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
  clients: Clients;
  limits: OwnLimitsDesk;
  offers: Offers;
  intents: IntentKeys;
  /** Called where an order could not be sent; the error names the order by its id alone. */
  onError: (error: unknown) => void;
}

/** Makes the orders of clients over the exchange, the ledger and the database. */
export function createOrders(options: OrdersOptions): Orders {
  const { clock, database, floor, intents, ledger, market } = options;
  const table = createOrderTable(database);
  const sources = { ...options, table };
  const booking = createOrderBooking({ table, ledger, offers: options.offers });
  const desk = createOrderDesk({ table, booking });
  const announcer = createOrderAnnouncer(sources);
  const sender = createOrderSender({ table, desk, floor, announce: announcer.announce });
  const { sendKept, ...changes } = createOrderChanges({ ...sources, booking, sender });
  const { placeChild, ...entry } = createOrderEntry({ ...sources, booking, sender });
  const gtt = createGttDesk({
    table,
    intents,
    booking,
    placeChild,
    sender,
    now: clock.now,
    publish: announcer.publish,
  });

  const share = (marketName: string, symbol: string) => quotedShare(market, marketName, symbol);

  function apply(events: readonly MarketEvent[]): void {
    if (events.length === 0) return;
    try {
      database.transaction(() => announcer.announce(events.flatMap((event) => desk.apply(event))));
    } catch (error) {
      floor.invalidate();
      throw error;
    }
  }

  return {
    ...entry,
    ...changes,
    ...createPastOrders({ table, booking, random: options.random }),
    check(asked) {
      const checked = checkDraft(sources, { ...asked, isShown: true });
      return { ...checked, price: calculatedPrice(sources, { ...asked, ...checked }) };
    },
    rehearse: (asked) =>
      asked.draft.validity === 'GTT' ? rehearse(sources, { ...asked, order: null }) : null,
    share,
    nextDay(marketName, symbol) {
      const found = share(marketName, symbol);
      return found && nextDayOf(market, found, takingOf(sources, found));
    },
    find: table.find,
    logOf: ({ id }) => ({ steps: table.stepsOf(id), trades: table.tradesOf(id) }),
    awaiting: table.waitingOf,
    history: table.history,
    byKey: table.byKey,
    cancelAll: (clientId) =>
      announcer.together(
        () => table.waitingOf(clientId).filter((order) => changes.cancel(order).kind === 'order').length,
      ),
    annotate(order, note) {
      const annotated = { ...order, ...storedNote(note) };
      table.update(order.id, storedNote(note));
      announcer.publish(annotated, { isQuiet: true });
      return annotated;
    },
    toWire: announcer.toWire,
    toWireDetail: announcer.toWireDetail,
    onEvents: (events) => apply([...floor.rebuild(), ...events]),
    restore: () => apply(floor.restore()),
    prune: floor.prune,
    startAnew: floor.startAnew,
    due: createOrderSource({ ...sources, gtt, sendKept, beginHealth: announcer.beginHealth }),
  };
}
