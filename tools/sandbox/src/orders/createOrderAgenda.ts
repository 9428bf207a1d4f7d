import { addDays, instrumentIdOf, istDay, istInstant, isTradingDay, type CalendarDay } from '@wealth/domain';
import { actionsBetween } from '../engine/actions/actionsBetween.ts';
import type { CorporateAction } from '../engine/actions/corporateAction.ts';
import type { PriceWatch } from '../engine/index.ts';
import { settledMinute } from '../ledger/tradeDays.ts';
import { findInstrument } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import { watchOf } from './gttSide.ts';
import type { StoredOrder } from './orderRows.ts';
import type { OrderTable } from './orderTable.ts';
import { outlookOf } from './outlookOf.ts';

/** Something that has to happen to orders by itself. */
export type DueEvent =
  | { kind: 'send'; at: number; order: StoredOrder }
  | { kind: 'expire'; at: number; order: StoredOrder }
  /** The ex-date of a share's company begins: its GTTs may end. */
  | { kind: 'action'; at: number; orders: readonly StoredOrder[]; actions: readonly CorporateAction[] }
  | { kind: 'health'; at: number; day: CalendarDay }
  /** What has been traded on the trading day before has changed hands. */
  | { kind: 'settled'; at: number }
  /** Another day of the market begins: only then is known what it brings. */
  | { kind: 'day'; at: number };

export interface OrderAgenda {
  /**
   * The next thing that the clock alone brings, after an instant and up to another (epoch milliseconds); what was due before
   * comes at once. Null for none.
   */
  next(span: { from: number; to: number }): DueEvent | null;
  /** Prices that GTTs wait for. */
  watches(): readonly PriceWatch[];
}

/** Minutes since midnight at which a trading day's health is looked at: 09:00, a quarter of an hour before trading. */
const healthMinute = 9 * 60;

type QueuedOrder = Extract<DueEvent, { kind: 'send' }>;

interface WaitingGtt {
  order: StoredOrder;
  endsAt: number;
  watch: PriceWatch;
}

/** What waits with the broker, read once until orders are written again. */
function createWaitingList(table: OrderTable, market: Market) {
  let known: { revision: number; isAlwaysOpen: boolean; sends: QueuedOrder[]; gtts: WaitingGtt[] } | null =
    null;

  function dueAt(order: StoredOrder, kind: 'sent' | 'expired'): number[] {
    const found = outlookOf(market, order).find((event) => event.kind === kind);
    return found ? [found.at] : [];
  }

  return () => {
    const revision = table.revision();
    const isAlwaysOpen = market.isAlwaysOpen();
    if (known?.revision === revision && known.isAlwaysOpen === isAlwaysOpen) return known;
    const orders = table.waitingGtts();
    const steps = Map.groupBy(orders.length > 0 ? table.gttSteps() : [], ({ order_id }) => order_id);
    known = {
      revision,
      isAlwaysOpen,
      sends: table
        .queued()
        .flatMap((order) => dueAt(order, 'sent').map((at) => ({ kind: 'send', at, order }) as const)),
      gtts: orders.flatMap((order) =>
        dueAt(order, 'expired').map((endsAt) => ({
          order,
          endsAt,
          watch: watchOf(order, steps.get(order.id) ?? []),
        })),
      ),
    };
    return known;
  };
}

/** The first of some events; of several at one instant the one that stands first. */
function earliest(events: readonly DueEvent[]): DueEvent | null {
  return events.reduce<DueEvent | null>(
    (first, event) => (first && first.at <= event.at ? first : event),
    null,
  );
}

/** Days after one up to and with another. */
function* daysAfter(from: CalendarDay, to: CalendarDay): Generator<CalendarDay> {
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) yield day;
}

/** The first 09:00 of a trading day after an instant and up to another. */
function healthBetween(from: number, to: number): DueEvent[] {
  for (const day of daysAfter(addDays(istDay(from), -1), istDay(to))) {
    const at = istInstant(day, healthMinute);
    if (at > from && at <= to && isTradingDay(day)) return [{ kind: 'health', at, day }];
  }
  return [];
}

/** The first instant after another and up to a third at which a settlement may be complete. */
function settlementBetween(from: number, to: number): DueEvent[] {
  for (const day of daysAfter(addDays(istDay(from), -1), istDay(to))) {
    const at = istInstant(day, settledMinute);
    if (at > from && at <= to) return [{ kind: 'settled', at }];
  }
  return [];
}

interface AgendaOptions {
  table: OrderTable;
  market: Market;
  /** Whether an order is passed over for now, at an instant (epoch milliseconds). */
  isLeftAlone: (order: StoredOrder, now: number) => boolean;
}

/** Makes the agenda of what happens to orders by itself. */
export function createOrderAgenda({ table, market, isLeftAlone }: AgendaOptions): OrderAgenda {
  const waiting = createWaitingList(table, market);

  /** The first ex-date of a share after an instant and up to another, with what happens then. */
  function nextActions({ market: name, symbol }: StoredOrder, from: number, to: number): CorporateAction[] {
    const instrument = findInstrument(name, symbol);
    const range = { from: addDays(istDay(from), 1), to: istDay(to) };
    const all = instrument ? actionsBetween(market.seedKey, instrument, range) : [];
    return all.filter(({ exDate }) => exDate === all[0]?.exDate);
  }

  function actionsOf(gtts: readonly WaitingGtt[], from: number, to: number): DueEvent[] {
    if (istDay(from) === istDay(to)) return [];
    const byShare = Map.groupBy(gtts, ({ order }) => instrumentIdOf(order));
    return [...byShare.values()].flatMap((ofShare) => {
      const orders = ofShare.map(({ order }) => order);
      const [first] = orders;
      const actions = first ? nextActions(first, from, to) : [];
      const [action] = actions;
      return action ? [{ kind: 'action', at: istInstant(action.exDate), orders, actions } as const] : [];
    });
  }

  return {
    watches: () => waiting().gtts.map(({ watch }) => watch),
    next({ from, to }) {
      const { sends, gtts } = waiting();
      const due = sends.filter(({ at, order }) => at <= to && !isLeftAlone(order, to));
      const settlement = settlementBetween(from, to);
      if (gtts.length === 0) return earliest([...settlement, ...due]);
      const nextDay = market.engine().trade.nextDayStart();
      const first = earliest([
        ...gtts
          .filter(({ endsAt, order }) => endsAt <= to && !isLeftAlone(order, to))
          .map(({ order, endsAt }) => ({ kind: 'expire', at: endsAt, order }) as const),
        ...settlement,
        ...due,
        ...healthBetween(from, to),
        ...(nextDay > from && nextDay <= to ? [{ kind: 'day', at: nextDay } as const] : []),
      ]);
      // What companies do is drawn month by month: no further than has to be known.
      const actions = actionsOf(gtts, from, first?.at ?? to);
      return earliest(first ? [...actions, first] : actions);
    },
  };
}
