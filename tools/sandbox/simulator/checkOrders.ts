import type { Database } from '../src/database/database.ts';
import type { OrderStatus } from '@wealth/api-sdk/model';
import type { OrderStep, OrderTrade, StoredOrder } from '../src/orders/model/orderRows.ts';
import { isWaiting } from '../src/orders/model/waitingStatuses.ts';
import { chargesOfFills, fromPaise, sumOf, tradeDayOf } from '@wealth/domain';

/** What may follow in the history of an order; a state may be told again with another reason, as after a change. */
const followers: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['OPEN', 'TRIGGER_PENDING', 'PARTIAL', 'COMPLETE', 'REJECTED', 'CANCELLED', 'EXPIRED'],
  QUEUED: ['QUEUED', 'OPEN', 'TRIGGER_PENDING', 'PARTIAL', 'COMPLETE', 'REJECTED', 'CANCELLED', 'EXPIRED'],
  TRIGGER_PENDING: [
    'TRIGGER_PENDING',
    'TRIGGERED',
    'OPEN',
    'PARTIAL',
    'COMPLETE',
    'REJECTED',
    'CANCELLED',
    'EXPIRED',
  ],
  OPEN: ['OPEN', 'PARTIAL', 'COMPLETE', 'CANCELLED', 'EXPIRED'],
  PARTIAL: ['PARTIAL', 'COMPLETE', 'CANCELLED', 'EXPIRED'],
  TRIGGERED: [],
  COMPLETE: [],
  REJECTED: [],
  CANCELLED: [],
  EXPIRED: [],
};
// The child of a GTT may be refused before it is sent.
const firstStates: readonly OrderStatus[] = ['PENDING', 'QUEUED', 'TRIGGER_PENDING', 'REJECTED'];

interface WholeOrder {
  order: StoredOrder;
  trades: readonly OrderTrade[];
  steps: readonly OrderStep[];
}

function wrongSteps({ order, steps }: WholeOrder): string[] {
  const first = steps.at(0)?.status;
  const last = steps.at(-1)?.status;
  const isBegun = first !== undefined && firstStates.includes(first);
  const between = steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return before ? wrongStep(before, step) : [];
  });
  return [
    ...(isBegun ? [] : [`begins as ${first}`]),
    ...between,
    ...(last === order.status ? [] : [`is ${order.status}, its history ${last}`]),
  ];
}

function wrongStep(before: OrderStep, step: OrderStep): string[] {
  const isLegal = followers[before.status].includes(step.status);
  const late = before.at - step.at;
  return [
    ...(isLegal ? [] : [`${before.status} became ${step.status}`]),
    ...(late > 0 ? [`${step.status} came ${late} ms before ${before.status}`] : []),
  ];
}

/** Counted here with the rule alone, and not with what the server has kept. */
function chargesOf({ order, trades }: WholeOrder): number {
  const days = Map.groupBy(trades, ({ at }) => tradeDayOf(at));
  return sumOf(
    [...days].map(([on, ofDay]) => {
      const fills = ofDay.map(({ price_paise, quantity }) => ({ price: fromPaise(price_paise), quantity }));
      const { market, side } = order;
      const asked = { market, product: 'delivery', side, on, isSoldAlreadyToday: true, fills } as const;
      return chargesOfFills(asked, []).total;
    }),
  );
}

function wrongTrades({ order, trades }: WholeOrder): string[] {
  const wrong: string[] = [];
  const quantity = trades.reduce((sum, trade) => sum + trade.quantity, 0);
  const value = trades.reduce((sum, trade) => sum + trade.quantity * trade.price_paise, 0);
  if (quantity !== order.filled) wrong.push(`is filled by ${order.filled}, its trades say ${quantity}`);
  if (order.filled > order.quantity) wrong.push(`of ${order.quantity} is filled by ${order.filled}`);
  if ((order.status === 'COMPLETE') !== (order.filled === order.quantity))
    wrong.push(`is ${order.status} with ${order.filled} of ${order.quantity}`);
  if (value !== order.value_paise) wrong.push(`is worth ${order.value_paise}, its trades say ${value}`);
  const charges = chargesOf({ order, trades, steps: [] });
  if (charges !== order.charges_paise)
    wrong.push(`is charged ${order.charges_paise}, the rule says ${charges}`);
  return [...wrong, ...beyondLimit(order, trades)];
}

function beyondLimit(order: StoredOrder, trades: readonly OrderTrade[]): string[] {
  const limit = order.price_paise ?? order.protection_paise;
  if (limit === null) return [];
  const sign = order.side === 'BUY' ? 1 : -1;
  return trades
    .filter(({ price_paise: price }) => sign * (price - limit) > 0)
    .map(({ price_paise: price }) => `was filled at ${price}, beyond ${limit}`);
}

interface Held {
  money: ReadonlyMap<string, number>;
  units: ReadonlyMap<string, number>;
}

function wrongHolds({ order }: WholeOrder, { money, units }: Held): string[] {
  const wrong: string[] = [];
  const waits = isWaiting(order) && order.validity !== 'GTT';
  const held = money.get(order.id) ?? 0;
  if (held !== order.blocked_paise) wrong.push(`blocks ${order.blocked_paise}, the ledger ${held}`);
  if (!waits && held > 0) wrong.push(`has ended and blocks ${held}`);
  const wanted = waits && order.side === 'SELL' ? order.quantity - order.filled : 0;
  const heldUnits = units.get(order.id) ?? 0;
  if (heldUnits !== wanted) wrong.push(`blocks ${heldUnits} units, and waits for ${wanted}`);
  return wrong;
}

/** Whether an order is what a leg of a GTT has said that it would send; its client may have modified it since. */
function isChildOf({ order: child, steps }: WholeOrder, gtt: StoredOrder): boolean {
  const what = ({ client_id: client, market, isin, side }: StoredOrder) =>
    [client, market, isin, side].join(' ');
  const prices = [gtt.price_paise, gtt.stop_price_paise];
  const isModified = steps.some(({ reason_code: reason }) => reason === 'modified');
  const isPriced = isModified || prices.includes(child.price_paise);
  return what(child) === what(gtt) && child.validity === 'DAY' && isPriced;
}

/** A GTT blocks and trades nothing by itself; once it was triggered it has one child, and before it has none. */
function wrongChild({ order }: WholeOrder, orders: ReadonlyMap<string, WholeOrder>): string[] {
  const { child_order_id: childId, status, validity } = order;
  const wrong: string[] = [];
  if ((status === 'TRIGGERED') !== (childId !== null)) wrong.push(`is ${status} with the child ${childId}`);
  if (validity === 'GTT' && order.filled + order.blocked_paise > 0) wrong.push('trades or blocks as a GTT');
  if (childId === null) return wrong;
  const child = orders.get(childId);
  if (!child || !isChildOf(child, order)) wrong.push('has a child that is not what it has said');
  return wrong;
}

/** Each order is the child of one GTT at most, and a key of a client is that of one order. */
function sharedChildren(orders: readonly StoredOrder[]): string[] {
  const seen = new Set<string>();
  const twice = (key: string) => {
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  };
  return orders.flatMap(({ child_order_id: child, client_id: client, client_order_id: key }) => [
    ...(child !== null && twice(`child ${child}`) ? [`the order ${child} is the child of two`] : []),
    ...(twice(`key ${client} ${key}`) ? [`the key ${key} is that of two orders`] : []),
  ]);
}

/**
 * Looks at every order beside the ledger: its history, its trades, what it is charged and what it blocks.
 *
 * @returns What is wrong, in sentences.
 */
export function checkOrders({ query, all }: Database): string[] {
  const trades = Map.groupBy(
    all(query.selectFrom('order_trade').selectAll().orderBy('id')),
    (row) => row.order_id,
  );
  const steps = Map.groupBy(
    all(query.selectFrom('order_step').selectAll().orderBy('id')),
    (row) => row.order_id,
  );
  const holds = all(query.selectFrom('ledger_hold').selectAll());
  const isMoney = ({ account }: { account: string }) => account.endsWith('/cash');
  const toRow = ({ reference, held }: { reference: string; held: number }): [string, number] => [
    reference,
    held,
  ];
  const held: Held = {
    money: new Map(holds.filter(isMoney).map(toRow)),
    units: new Map(holds.filter((hold) => !isMoney(hold)).map(toRow)),
  };
  const sealed = new Set(
    all(query.selectFrom('intent_key').selectAll().where('record_id', 'is', null)).map(
      (row) => `${row.client_id} ${row.key}`,
    ),
  );
  const orders = all(query.selectFrom('client_order').selectAll());
  const wholes = orders.map((order) => ({
    order,
    trades: trades.get(order.id) ?? [],
    steps: steps.get(order.id) ?? [],
  }));
  const byId = new Map(wholes.map((whole) => [whole.order.id, whole]));
  const wrongOrders = wholes.flatMap((whole) => {
    const { order } = whole;
    const isSealed = sealed.has(`${order.client_id} ${order.client_order_id}`);
    const wrong = [
      ...wrongSteps(whole),
      ...wrongTrades(whole),
      ...wrongHolds(whole, held),
      ...wrongChild(whole, byId),
    ];
    return [...wrong, ...(isSealed ? ['has a sealed key'] : [])].map(
      (what) => `the order ${order.client_order_id} (${order.side} ${order.symbol}) ${what}`,
    );
  });
  return [...wrongOrders, ...sharedChildren(orders)];
}
