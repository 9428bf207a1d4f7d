import { Matcher } from '../../exchange/index.ts';
import type { CrowdFlow } from '../book/CrowdFlow.ts';
import { CrowdSender } from '../book/CrowdSender.ts';
import type { FlowOrder, RestingOrder } from '../book/flowOrder.ts';

const minuteMs = 60_000;

/** What the crowd does from an instant on, in the minute of that instant. */
export interface CrowdStart {
  minute: number;
  standing: RestingOrder[];
  /** Orders of that minute that come at the instant or later. */
  orders: FlowOrder[];
}

/** The crowd's orders in the book at an instant (milliseconds since midnight), without orders of clients. */
export function crowdAt(flow: CrowdFlow, atMs: number): CrowdStart {
  const minute = Math.floor(atMs / minuteMs);
  const opening = flow.opening(minute);
  const all = flow.ordersOf(minute);
  if (atMs === minute * minuteMs) return { minute, standing: opening, orders: all };
  const alone = new Matcher({
    band: { lower: 1, upper: Number.MAX_SAFE_INTEGER },
    phase: 'continuous',
    reference: 1,
  });
  const crowd = new CrowdSender(alone);
  for (const order of opening) crowd.stand(order);
  const orders = all.filter((order) => order.atMs >= atMs);
  for (const order of all) if (order.atMs < atMs) crowd.send(order);
  const standing = alone.orders().map(({ id, side, price, left }) => ({
    id,
    side: side === 'BUY' ? ('bid' as const) : ('ask' as const),
    price,
    quantity: left,
  }));
  return { minute, standing, orders };
}
