import { toWire, fromPaise } from '@wealth/domain';
import type { Notice } from '../../clients/noticeTexts.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { WireFault } from '../words/toWireFault.ts';

const count = new Intl.NumberFormat('en-IN');
const price = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const paramsOf = ({ id, market, symbol, side, quantity, filled }: StoredOrder) => ({
  order_id: id,
  market,
  symbol,
  side,
  quantity: count.format(quantity),
  filled: count.format(filled),
});

const verbs = { BUY: 'Bought', SELL: 'Sold' } as const;

function filledNotice(order: StoredOrder): Notice {
  const params = paramsOf(order);
  const average = price.format(toWire(fromPaise(Math.round(order.value_paise / order.filled))));
  return {
    code: 'order_filled',
    category: 'orders',
    title: `${order.symbol}: order executed`,
    body: `${verbs[order.side]} ${params.filled} at an average of ₹${average}.`,
    params: { ...params, average },
  };
}

/** What the notice of an order that ended before it was filled calls its end. */
const ends = { REJECTED: 'rejected', CANCELLED: 'cancelled', EXPIRED: 'expired' } as const;

function endedNotice(order: StoredOrder, end: (typeof ends)[keyof typeof ends]): Notice {
  const params = paramsOf(order);
  return {
    code: `order_${end}`,
    category: 'orders',
    title: `${order.symbol}: order ${end}`,
    body: `${params.filled} of ${params.quantity} were filled. ${order.reason_message ?? ''}`,
    params: { ...params, reason: order.reason_code ?? '' },
  };
}

const gttEnds = { gtt_triggered: 'triggered', gtt_failed: 'order rejected' } as const;

/** The notice of a GTT whose trigger was reached. */
function triggeredNotice(order: StoredOrder): Notice {
  const code = order.reason_code === 'gtt_failed' ? 'gtt_failed' : 'gtt_triggered';
  const { order_id, market, symbol, side, quantity } = paramsOf(order);
  return {
    code,
    category: 'orders',
    title: `${symbol}: GTT ${gttEnds[code]}`,
    body: order.reason_message ?? '',
    params: { order_id, market, symbol, side, quantity, child_order_id: order.child_order_id ?? '' },
  };
}

/** The notice of a GTT whose order would be refused now, and would have been accepted the day before. */
export function gttHealthNotice(order: StoredOrder, [fault]: readonly WireFault[]): Notice {
  const { order_id, market, symbol, side, quantity } = paramsOf(order);
  return {
    code: 'gtt_health',
    category: 'orders',
    title: `${symbol}: GTT would fail today`,
    body: fault?.message ?? '',
    params: { order_id, market, symbol, side, quantity, fault: fault?.code ?? '' },
  };
}

/** The notice of an order's new state; null for states without one. */
export function orderNotice(order: StoredOrder): Notice | null {
  const { status } = order;
  if (status === 'COMPLETE') return filledNotice(order);
  if (status === 'TRIGGERED') return triggeredNotice(order);
  // A client who cancels an order needs no notice of it.
  if (order.reason_code === 'by_client') return null;
  if (status === 'REJECTED' || status === 'CANCELLED' || status === 'EXPIRED')
    return endedNotice(order, ends[status]);
  return null;
}
