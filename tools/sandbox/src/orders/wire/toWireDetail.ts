import {
  fromPaise,
  noMoney,
  snakeCase,
  settlesOn,
  sumOf,
  toWire,
  tradeDayOf,
  type CalendarDay,
  type ChargeLine,
} from '@wealth/domain';
import { chargedLines, estimatedCharges } from '../model/orderMoney.ts';
import type { OrderStep, OrderTrade, StoredOrder } from '../model/orderRows.ts';
import { isWaiting } from '../model/waitingStatuses.ts';
import { chargeLabels } from '../words/orderTexts.ts';
import { toWireOrder, toWireStep, toWireTrade, type OrderOutcome } from './toWireOrder.ts';

type PaidLines = ReadonlyArray<Pick<ChargeLine, 'code' | 'amount'>>;

/** Lines of charges as openapi/wealth.yaml spells them, those of 0.00 too: what is free is said before it is asked for. */
export function toWireAllCharges(lines: PaidLines) {
  return lines.map(({ code, amount }) => ({
    code: snakeCase(code),
    label: chargeLabels[code],
    amount: toWire(amount),
  }));
}

/** The same of what was charged; what cost nothing has no line. */
export function toWireCharges(lines: PaidLines) {
  return toWireAllCharges(lines.filter(({ amount }) => amount !== noMoney));
}

export interface OrderParts {
  order: StoredOrder;
  trades: readonly OrderTrade[];
  steps: ReadonlyArray<Omit<OrderStep, 'id'>>;
  /** Epoch milliseconds; null for what has ended or ends at once. */
  endsAt: number | null;
  /** The health of a GTT that waits. */
  health: OrderOutcome['health'];
}

/** The trading days on which an order was traded. */
function tradeDays(trades: readonly OrderTrade[]): CalendarDay[] {
  return [...new Set(trades.map(({ at }) => tradeDayOf(at)))];
}

/** What its ticket named. */
const namedLines = (order: StoredOrder) => estimatedCharges(order, tradeDayOf(order.placed_at))?.lines ?? [];

function chargesOf({ order, trades }: OrderParts): readonly ChargeLine[] {
  if (trades.length > 0) return chargedLines(order, trades);
  return isWaiting(order) ? namedLines(order) : [];
}

function stateOf({ order, trades }: OrderParts): 'estimated' | 'so_far' | 'final' {
  if (!isWaiting(order)) return 'final';
  return trades.length > 0 ? 'so_far' : 'estimated';
}

function settlementOf({ order, trades }: OrderParts): CalendarDay | null {
  const last = tradeDays(trades).at(-1);
  if (last) return settlesOn(last);
  // The time at which a GTT will be triggered is unknown.
  return isWaiting(order) && order.validity !== 'GTT' ? settlesOn(tradeDayOf(order.placed_at)) : null;
}

/** One order with its trades, what happened to it and what it costs. */
export function toWireDetail(parts: OrderParts) {
  const { order, trades, steps, endsAt, health } = parts;
  const lines = chargesOf(parts);
  const estimated = namedLines(order);
  return {
    ...toWireOrder(order, { endsAt, health, charges: sumOf(lines.map(({ amount }) => fromPaise(amount))) }),
    trades: trades.map((trade) => toWireTrade(order, trade)),
    history: steps.map(toWireStep),
    charges: toWireCharges(lines),
    charges_state: stateOf(parts),
    estimated_charges: toWireCharges(estimated),
    estimated_charges_total: toWire(sumOf(estimated.map(({ amount }) => amount))),
    settlement_date: settlementOf(parts),
  };
}
