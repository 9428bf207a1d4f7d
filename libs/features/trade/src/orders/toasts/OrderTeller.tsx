import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { useDesk } from '@wealth/placing';
import { isOrderOver } from '@wealth/queries';
import { useEffect, useEffectEvent } from 'react';
import { orderPlacing } from '../../core/placing/orderPlacing.ts';
import { orderStatuses } from '../../core/status/orderStatuses.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';
import { orderSight } from './createOrderSight.ts';
import type { OrderToast, OrderToasts } from './createOrderToasts.ts';

/** Milliseconds: longer than the shortest time between two updates. */
const shownMs = 6_000;
const refusedMs = 12_000;

function useToastOf(): (order: Order) => OrderToast | null {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const [isShown] = usePreference('showAssets');

  function fillsOf(order: Order): string | null {
    if (order.average_price === null || !isShown) return null;
    return t('filledAt', {
      filled: formats.quantity(order.filled_quantity),
      quantity: formats.quantity(order.quantity),
      price: formats.price(order.average_price),
    });
  }

  return (order) => {
    const { toast: look } = orderStatuses[order.status];
    if (look === null) return null;
    const name = words.nameOf(order);
    const reason = order.reason === null ? null : words.reasonOf(order.reason);
    const fills = fillsOf(order);
    const description =
      reason !== null && fills !== null
        ? t('reasonAndFills', { reason, fills })
        : (reason ?? fills ?? words.termsOf(order));
    const duration = order.status === 'REJECTED' ? refusedMs : shownMs;
    return { type: look.type, title: t(look.title, { name }), description, duration };
  };
}

export interface OrderTellerProps {
  /** What has happened and was not told yet, in its order. */
  orders: readonly Order[];
  toasts: OrderToasts;
  /** @param count - So many of the first were told. */
  onTold: (count: number) => void;
}

/** Says in toasts what the stream told of orders. Shows nothing itself. */
export function OrderTeller({ orders, toasts, onTold }: OrderTellerProps) {
  const toastOf = useToastOf();
  const desk = useDesk(orderPlacing);
  const tell = useEffectEvent((told: readonly Order[]) => {
    for (const order of told) {
      const isOver = isOrderOver(order);
      // The panel of the ticket that has sent it says it already, or the list of those that wait.
      const isSeen = desk.isShown(order.client_order_id) || (!isOver && orderSight.isWatched(order));
      const toast = isSeen ? null : toastOf(order);
      if (toast) toasts.tell({ orderId: order.id, isOver, toast });
    }
    onTold(told.length);
  });
  useEffect(() => {
    if (orders.length > 0) tell(orders);
  }, [orders]);
  useEffect(() => orderSight.subscribe(() => toasts.leave((id) => orderSight.isWatched({ id }))), [toasts]);
  return null;
}
