import type { OrderStatus } from '../database/orderTables.ts';

/** The states in which an order can still be traded. */
export const waitingStatuses = ['PENDING', 'QUEUED', 'TRIGGER_PENDING', 'OPEN', 'PARTIAL'] as const;

export function isWaiting({ status }: { status: OrderStatus }): boolean {
  return waitingStatuses.some((waiting) => waiting === status);
}
