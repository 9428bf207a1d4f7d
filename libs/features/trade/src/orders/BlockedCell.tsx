import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, PrivateFigure } from '@wealth/parts';
import { isGtt, pendingQuantity } from '../core/order/orderFacts.ts';

/** What an order that waits keeps from being used elsewhere: money of a purchase, shares of a sale. */
export function BlockedCell({ order }: { order: Order }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const nothing = <span className="text-fg-muted">{t('nothingBlocked')}</span>;
  if (isGtt(order)) return nothing;
  if (order.side === 'SELL') {
    const count = pendingQuantity(order);
    return <PrivateFigure>{t('blockedShares', { count, quantity: formats.quantity(count) })}</PrivateFigure>;
  }
  if (order.blocked === 0) return nothing;
  return <Money form="fitted" rupees={order.blocked} />;
}
