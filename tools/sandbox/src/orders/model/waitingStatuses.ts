import type { OrderStatus } from '@wealth/api-sdk/model';

/** The states in which an order can still be traded. */
export const waitingStatuses = ['PENDING', 'QUEUED', 'TRIGGER_PENDING', 'OPEN', 'PARTIAL'] as const;

export function isWaiting({ status }: { status: OrderStatus }): boolean {
  return waitingStatuses.some((waiting) => waiting === status);
}
