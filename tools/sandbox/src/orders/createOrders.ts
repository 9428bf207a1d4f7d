import type { BodyOf } from '@wealth/api-sdk/operations';
import type { Paise } from '@wealth/domain';
import type { DueSource } from '../agenda/dueSource.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Clients } from '../clients/clients.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { IntentKeys } from '../intents/createIntentKeys.ts';
import type { OwnLimitsDesk } from '../limits/createOwnLimits.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Market } from '../market/market.ts';
import { calculatedPrice } from './checks/calculatedPrice.ts';
import { createOrderBooking, type Told } from './execution/createOrderBooking.ts';
import { createGttDesk } from './due/createGttDesk.ts';
import { createOrderDesk } from './execution/createOrderDesk.ts';
import { checkDraft, type AskedDraft, type CheckedDraft } from './checks/checkDraft.ts';
import { createOrderChanges, type OrderChanges } from './entry/createOrderChanges.ts';
import { createOrderEntry, type OrderEntry } from './entry/createOrderEntry.ts';
import { createOrderSource } from './due/createOrderSource.ts';
import { createOrderNews, type OrderNews } from './news/createOrderNews.ts';
import { createOrderSender } from './execution/createOrderSender.ts';
import { createPastOrders, type PastOrders } from './entry/createPastOrders.ts';
import { rehearse, type OrderRehearsal } from './gtt/gttRehearsal.ts';
import { takingOf } from './checks/orderFacts.ts';
import { nextDayOf, quotedShare, type NextDay, type QuotedShare } from './checks/orderInstrument.ts';
import type { StoredOrder } from './model/orderRows.ts';
import { createOrderTable, type HistoryFilter } from './table/orderTable.ts';
import { storedNote } from './model/storedNote.ts';
import type { TradingFloor } from './execution/tradingFloor.ts';

export interface Orders
  extends
    Omit<OrderEntry, 'placeChild'>,
    Omit<OrderChanges, 'sendKept'>,
    Pick<OrderNews, 'toWire' | 'toWireDetail'>,
    PastOrders {
  /** Everything that would refuse an order, or should be thought over, the facts behind it, and the price it is counted with. */
  check(asked: AskedDraft): CheckedDraft & { price: Paise };
  /** A share that can be ordered, with its quote; null for an index and what is not listed. */
  share(market: string, symbol: string): QuotedShare | null;
  /** What is known of the day that orders of a share go to which are kept; null where they go to the exchange, or nowhere. */
  nextDay(market: string, symbol: string): NextDay | null;
  find(clientId: string, id: string): StoredOrder | null;
  /** Newest first. */
  awaiting(clientId: string): StoredOrder[];
  history(clientId: string, filter: HistoryFilter): StoredOrder[];
  /** The order of a key, or null. */
  byKey(clientId: string, key: string): StoredOrder | null;
  /** @returns how many were cancelled. */
  cancelAll(clientId: string): number;
  /** Keeps the client's own words and tags, and tells the client's pages. Call it inside a transaction. */
  annotate(order: StoredOrder, note: BodyOf<'saveOrderNote'>): StoredOrder;
  /** Takes what the exchange has done by itself. */
  onTold(told: readonly Told[]): void;
  /** What each leg of a GTT would do if its trigger were reached now; null for another order. */
  rehearse(asked: AskedDraft): OrderRehearsal[] | null;
  /** What happens to orders by itself. */
  due: DueSource;
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
  clients: Clients;
  limits: OwnLimitsDesk;
  intents: IntentKeys;
  /** Told of an order that could not be sent, by its id alone. */
  onError: (error: unknown) => void;
}

/** Makes the orders of clients over the exchange, the ledger and the database. */
export function createOrders(options: OrdersOptions): Orders {
  const { clock, database, floor, intents, ledger, market } = options;
  const table = createOrderTable(database);
  const sources = { ...options, table };
  const booking = createOrderBooking({ table, ledger });
  const desk = createOrderDesk({ table, booking });
  const news = createOrderNews(sources);
  const sender = createOrderSender({ table, desk, floor, tell: news.tell });
  const { sendKept, ...changes } = createOrderChanges({ ...sources, booking, sender });
  const { placeChild, ...entry } = createOrderEntry({ ...sources, booking, sender });
  const gtt = createGttDesk({
    table,
    intents,
    booking,
    placeChild,
    sender,
    now: clock.now,
    publish: news.publish,
  });

  const share = (marketName: string, symbol: string) => quotedShare(market, marketName, symbol);

  function take(told: readonly Told[]): void {
    if (told.length === 0) return;
    try {
      database.transaction(() => news.tell(told.flatMap((one) => desk.take(one))));
    } catch (error) {
      floor.tear();
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
    awaiting: table.waitingOf,
    history: table.history,
    byKey: table.byKey,
    cancelAll: (clientId) =>
      news.together(
        () => table.waitingOf(clientId).filter((order) => changes.cancel(order).kind === 'order').length,
      ),
    annotate(order, note) {
      const annotated = { ...order, ...storedNote(note) };
      table.update(order.id, storedNote(note));
      news.publish(annotated, { isQuiet: true });
      return annotated;
    },
    toWire: news.toWire,
    toWireDetail: news.toWireDetail,
    onTold: (told) => take([...floor.mend(), ...told]),
    restore: () => take(floor.rebuild()),
    prune: floor.prune,
    startAnew: floor.startAnew,
    due: createOrderSource({ ...sources, gtt, sendKept, beginHealth: news.beginHealth }),
  };
}
