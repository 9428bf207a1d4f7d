import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { useDesk } from '@wealth/placing';
import { isOrderOver } from '@wealth/queries';
import { useEffect, useEffectEvent } from 'react';
import { orderPlacing } from '../../core/placing/orderPlacing.ts';
import { orderStatuses } from '../../core/status/orderStatuses.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';
import { ordersOnScreen } from './createOrdersOnScreen.ts';
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

export interface OrderAnnouncerProps {
  /** Orders that have changed and are not announced yet, the earliest change first. */
  orders: readonly Order[];
  toasts: OrderToasts;
  /** @param count - How many of the first are announced. */
  onAnnounced: (count: number) => void;
}

/** Announces in toasts what the stream says of orders. Shows nothing itself. */
export function OrderAnnouncer({ orders, toasts, onAnnounced }: OrderAnnouncerProps) {
  const toastOf = useToastOf();
  const desk = useDesk(orderPlacing);
  const announce = useEffectEvent((changed: readonly Order[]) => {
    for (const order of changed) {
      const isOver = isOrderOver(order);
      // The ticket that sent the order shows it already, or the list of orders that wait does.
      const isSeen = desk.isShown(order.client_order_id) || (!isOver && ordersOnScreen.isWatched(order));
      const toast = isSeen ? null : toastOf(order);
      if (toast) toasts.announce({ orderId: order.id, isOver, toast });
    }
    onAnnounced(changed.length);
  });
  useEffect(() => {
    if (orders.length > 0) announce(orders);
  }, [orders]);
  useEffect(
    () => ordersOnScreen.subscribe(() => toasts.hideShown((id) => ordersOnScreen.isWatched({ id }))),
    [toasts],
  );
  return null;
}
