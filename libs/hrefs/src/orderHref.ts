import type { OrderReference } from './drawers.ts';
import { href } from './href.ts';
import { toOwnPath, type OwnPath } from './ownPath.ts';

/** The page of an order; of an id that no address can hold, the orders that are over. */
export function orderHref({ id }: OrderReference): OwnPath {
  return toOwnPath(`/portfolio/orders/${encodeURIComponent(id)}`) ?? href.portfolio('history');
}
