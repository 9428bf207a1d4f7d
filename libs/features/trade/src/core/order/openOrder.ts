import type { Order } from '@wealth/api-sdk/model';
import { openDrawer } from '@wealth/ui/drawer';

/** Opens the detail of an order above the page that is being read. */
export function openOrder({ id }: Pick<Order, 'id'>): void {
  openDrawer('order', { id });
}
