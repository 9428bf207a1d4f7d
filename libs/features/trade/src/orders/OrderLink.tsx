import type { Order } from '@wealth/api-sdk/model';
import { orderHref } from '@wealth/hrefs';
import { Link } from '@wealth/ui/link';
import type { ReactNode } from 'react';
import { openOrder } from './openOrder.ts';

export interface OrderLinkProps {
  order: Pick<Order, 'id'>;
  /** What it leads to, where its content does not say it. */
  'aria-label'?: string;
  children: ReactNode;
}

/** Opens the detail of an order above the page; in a new tab it is a page. */
export function OrderLink({ order, children, ...labelProps }: OrderLinkProps) {
  return (
    <Link {...labelProps} tone="quiet" href={orderHref(order)} onOpenHere={() => openOrder(order)}>
      {children}
    </Link>
  );
}
