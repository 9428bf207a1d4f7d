import type { Order } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useRequestLeave } from '@wealth/ui/close-guard';
import { Link } from '@wealth/ui/link';
import type { ReactNode } from 'react';
import { openOrder } from '../core/order/openOrder.ts';

export interface OrderLinkProps {
  order: Pick<Order, 'id'>;
  /** What it leads to, where its content does not say it. */
  'aria-label'?: string;
  children: ReactNode;
}

/** Opens the detail of an order above the page; in a new tab it is a page. */
export function OrderLink({ order, children, ...labelProps }: OrderLinkProps) {
  // In the drawer of another order it takes that one's place: a note that is being written there is asked for.
  const leave = useRequestLeave();
  return (
    <Link
      {...labelProps}
      tone="quiet"
      href={deepHref.order(order)}
      onOpenHere={() => leave(() => openOrder(order))}
    >
      {children}
    </Link>
  );
}
