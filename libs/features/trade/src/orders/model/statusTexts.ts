import type { OrderStatus } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';

/** The names of the states, as the badge has them, for a file. */
export const statusTexts = {
  PENDING: 'statusPending',
  QUEUED: 'statusQueued',
  TRIGGER_PENDING: 'statusTriggerPending',
  TRIGGERED: 'statusTriggered',
  OPEN: 'statusOpen',
  PARTIAL: 'statusPartial',
  COMPLETE: 'statusComplete',
  REJECTED: 'statusRejected',
  CANCELLED: 'statusCancelled',
  EXPIRED: 'statusExpired',
} as const satisfies Record<OrderStatus, PlainMessageKey<'orders'>>;
