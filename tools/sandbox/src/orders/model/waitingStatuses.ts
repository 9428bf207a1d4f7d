import { endedOrderStatusValues, orderStatusValues } from '@wealth/api-sdk/codes';
import type { OrderStatus } from '@wealth/api-sdk/model';

const endedStatuses: ReadonlySet<OrderStatus> = new Set(endedOrderStatusValues);

/** The states in which an order can still be traded, as openapi/wealth.yaml lists them. */
export const waitingStatuses: readonly OrderStatus[] = orderStatusValues.filter(
  (status) => !endedStatuses.has(status),
);

export function isWaiting({ status }: { status: OrderStatus }): boolean {
  return !endedStatuses.has(status);
}
