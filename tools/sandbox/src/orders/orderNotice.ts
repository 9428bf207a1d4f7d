import { toWire, fromPaise } from '@wealth/domain';
import type { Notice } from '../clients/noticeTexts.ts';
import type { StoredOrder } from './orderTable.ts';

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

/** The notice of an order that has just come into a state; null where nobody has to be told. */
export function orderNotice(order: StoredOrder): Notice | null {
  const params = paramsOf(order);
  const { symbol, status } = order;
  const reason = order.reason_message ?? '';
  switch (status) {
    case 'COMPLETE': {
      const average = price.format(toWire(fromPaise(Math.round(order.value_paise / order.filled))));
      return {
        code: 'order_filled',
        category: 'orders',
        title: `${symbol}: order filled`,
        body: `${verbs[order.side]} ${params.filled} at an average of ₹${average}.`,
        params: { ...params, average },
      };
    }
    case 'REJECTED':
      return {
        code: 'order_rejected',
        category: 'orders',
        title: `${symbol}: order rejected`,
        body: reason,
        params: { ...params, reason: order.reason_code ?? '' },
      };
    case 'EXPIRED':
    case 'CANCELLED':
      // Who cancels an order needs not be told.
      if (order.reason_code === 'by_client') return null;
      return {
        code: status === 'EXPIRED' ? 'order_expired' : 'order_cancelled',
        category: 'orders',
        title: status === 'EXPIRED' ? `${symbol}: order expired` : `${symbol}: order cancelled`,
        body: `${params.filled} of ${params.quantity} were filled. ${reason}`,
        params: { ...params, reason: order.reason_code ?? '' },
      };
    default:
      return null;
  }
}
