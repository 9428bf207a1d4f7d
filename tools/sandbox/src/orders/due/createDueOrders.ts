import { addDays, instrumentIdOf, istDay, istInstant, isTradingDay, type CalendarDay } from '@wealth/domain';
import { sql } from 'kysely';
import type { DueSpan } from '../../agenda/dueSource.ts';
import type { Database } from '../../database/database.ts';
import type { Given } from '../../database/statements.ts';
import type { CorporateAction } from '../../engine/contract/corporateAction.ts';
import type { PriceWatch } from '../../engine/index.ts';
import { settledMinute } from '../../ledger/tradeDays.ts';
import { findInstrument } from '../../market/findInstrument.ts';
import type { Market } from '../../market/market.ts';
import { watchOf } from '../gtt/gttSide.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { OrderTable } from '../table/orderTable.ts';
import { outlookOf } from '../model/outlookOf.ts';

/** A due event of orders. */
export type OrderEvent =
  | { kind: 'send'; at: number; order: StoredOrder }
  | { kind: 'expire'; at: number; order: StoredOrder }
  /** The ex-date of a share's company begins: its orders that wait with the broker may end. */
  | { kind: 'action'; at: number; orders: readonly StoredOrder[]; actions: readonly CorporateAction[] }
  | { kind: 'health'; at: number; day: CalendarDay }
  /** Trades of the trading day before are settled. */
  | { kind: 'settled'; at: number };

export interface DueOrders {
  /**
   * The next thing that the clock alone brings, after an instant and up to another (epoch milliseconds); what was due before
   * comes at once. Null for none.
   */
  next(span: DueSpan): OrderEvent | null;
  /** Prices that GTTs wait for. */
  watches(): readonly PriceWatch[];
  /** Forgets what was read: it is no longer valid. */
  forget(): void;
}

/** Minutes since midnight at which a trading day's health is looked at: 09:00, a quarter of an hour before trading. */
const healthMinute = 9 * 60;

type QueuedOrder = Extract<OrderEvent, { kind: 'send' }>;

interface WaitingGtt {
  order: StoredOrder;
  endsAt: number;
  watch: PriceWatch;
}

/** What waits with the broker, in order of placing: read once, and then order by order as they are written. */
function createWaitingList({
  database,
  market,
  table,
}: Pick<DueOrdersOptions, 'database' | 'market' | 'table'>) {
  const sends = new Map<string, QueuedOrder>();
  const gtts = new Map<string, WaitingGtt>();
  let isAlwaysOpen: boolean | null = null;
  // Others than the order table have written: what is kept says nothing any more.
  database.onUndone(forget);

  function forget(): void {
    isAlwaysOpen = null;
  }

  function dueAt(order: StoredOrder, kind: 'sent' | 'expired'): number | null {
    return outlookOf(market, order).find((event) => event.kind === kind)?.at ?? null;
  }

  function drop(id: string): void {
    sends.delete(id);
    gtts.delete(id);
  }

  function put(order: StoredOrder, steps: Parameters<typeof watchOf>[1]): void {
    const isGtt = order.status === 'TRIGGER_PENDING';
    const at = dueAt(order, isGtt ? 'expired' : 'sent');
    if (at === null) drop(order.id);
    else if (isGtt) gtts.set(order.id, { order, endsAt: at, watch: watchOf(order, steps) });
    else sends.set(order.id, { kind: 'send', at, order });
  }

  function readAll(): void {
    sends.clear();
    gtts.clear();
    const orders = table.waitingGtts();
    const steps = Map.groupBy(orders.length > 0 ? table.gttSteps() : [], ({ order_id }) => order_id);
    for (const order of [...table.queued(), ...orders]) put(order, steps.get(order.id) ?? []);
  }

  /** One that still waits keeps its place. */
  function readAgain(id: string): void {
    const order = table.byId(id);
    if (order?.status === 'QUEUED') put(order, []);
    else if (order?.status === 'TRIGGER_PENDING' && order.validity === 'GTT') put(order, table.stepsOf(id));
    else drop(id);
  }

  return {
    forget,
    all() {
      const changed = table.takeChanged();
      if (changed === null || isAlwaysOpen !== market.isAlwaysOpen()) readAll();
      else for (const id of changed) readAgain(id);
      isAlwaysOpen = market.isAlwaysOpen();
      return { sends: [...sends.values()], gtts: [...gtts.values()] };
    },
  };
}

/** The earliest of some events; of several at one instant the first in the list. */
function earliest(events: readonly OrderEvent[]): OrderEvent | null {
  return events.reduce<OrderEvent | null>(
    (first, event) => (first && first.at <= event.at ? first : event),
    null,
  );
}

/** Days after one up to and with another. */
function* daysAfter(from: CalendarDay, to: CalendarDay): Generator<CalendarDay> {
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) yield day;
}

/** The first 09:00 of a trading day after an instant and up to another. */
function healthBetween(from: number, to: number): OrderEvent[] {
  for (const day of daysAfter(addDays(istDay(from), -1), istDay(to))) {
    const at = istInstant(day, healthMinute);
    if (at > from && at <= to && isTradingDay(day)) return [{ kind: 'health', at, day }];
  }
  return [];
}

/** Makes what finds the first instant after another and up to a third at which something settles. */
function createSettlementLook({ query, prepare }: Database) {
  const arrivals = prepare((given: Given<DueSpan>) =>
    query
      .selectFrom('scheduled_totals')
      .select('effective_at')
      .where('effective_at', '>', given('from'))
      .where('effective_at', '<=', given('to'))
      .where((row) => row('amount', '>', row.lit(0)))
      .orderBy('effective_at')
      .limit(sql.lit(1)),
  );

  return ({ from, to }: DueSpan): OrderEvent[] => {
    const today = istInstant(istDay(from), settledMinute);
    const first = today > from ? today : istInstant(addDays(istDay(from), 1), settledMinute);
    // Asked for at each event: nothing is read in between.
    const arrival = first <= to ? arrivals.first({ from, to }) : undefined;
    return arrival ? [{ kind: 'settled', at: arrival.effective_at }] : [];
  };
}

interface DueOrdersOptions {
  database: Database;
  table: OrderTable;
  market: Market;
  /** Whether an order is passed over for now, at an instant (epoch milliseconds). */
  isLeftAlone: (order: StoredOrder, now: number) => boolean;
}

/** Makes what knows which orders are due. */
export function createDueOrders(options: DueOrdersOptions): DueOrders {
  const { isLeftAlone, market } = options;
  const waiting = createWaitingList(options);
  const settlementBetween = createSettlementLook(options.database);

  /** The first ex-date of a share after an instant and up to another, with what happens then. */
  function nextActions({ market: name, symbol }: StoredOrder, from: number, to: number): CorporateAction[] {
    const instrument = findInstrument(name, symbol);
    const range = { from: addDays(istDay(from), 1), to: istDay(to) };
    const all = instrument ? market.actionsBetween(instrument, range) : [];
    return all.filter(({ exDate }) => exDate === all[0]?.exDate);
  }

  function actionsOf(waitingOrders: readonly StoredOrder[], from: number, to: number): OrderEvent[] {
    if (istDay(from) === istDay(to)) return [];
    const byShare = Map.groupBy(waitingOrders, instrumentIdOf);
    return [...byShare.values()].flatMap((orders) => {
      const [first] = orders;
      const actions = first ? nextActions(first, from, to) : [];
      const [action] = actions;
      return action ? [{ kind: 'action', at: istInstant(action.exDate), orders, actions } as const] : [];
    });
  }

  return {
    forget: waiting.forget,
    watches: () => waiting.all().gtts.map(({ watch }) => watch),
    next({ from, to }) {
      const { sends, gtts } = waiting.all();
      const due = sends.filter(({ at, order }) => at <= to && !isLeftAlone(order, to));
      const settlement = settlementBetween({ from, to });
      if (gtts.length + sends.length === 0) return earliest(settlement);
      const first = earliest([
        ...gtts
          .filter(({ endsAt, order }) => endsAt <= to && !isLeftAlone(order, to))
          .map(({ order, endsAt }) => ({ kind: 'expire', at: endsAt, order }) as const),
        ...settlement,
        ...due,
        ...(gtts.length > 0 ? healthBetween(from, to) : []),
      ]);
      // What companies do is drawn month by month: no further than has to be known.
      const waitingOrders = [...sends, ...gtts].map(({ order }) => order);
      const actions = actionsOf(waitingOrders, from, first?.at ?? to);
      return earliest(first ? [...actions, first] : actions);
    },
  };
}
