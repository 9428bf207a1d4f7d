import type { OrderStatus } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import type { BadgeProps } from '@wealth/ui/badge';
import {
  CalendarIcon,
  CancelledIcon,
  ClockIcon,
  ErrorIcon,
  ExpiredIcon,
  HourglassIcon,
  OpenOrderIcon,
  PartlyFilledIcon,
  SuccessIcon,
} from '@wealth/ui/icon';
import type { ToastType } from '@wealth/ui/toast';
import type { ComponentType } from 'react';

interface StatusLook {
  /** Its name, as the badge and a file have it. */
  name: PlainMessageKey<'orders'>;
  /** A sentence on the order. */
  state: PlainMessageKey<'orders'>;
  /** What happened when the order came into it. */
  step: PlainMessageKey<'orders'>;
  tone: BadgeProps['tone'];
  icon: ComponentType<{ size: 'xs' }>;
  /** How it is told when an order comes into it; null for one that is only on its way, of which the exchange said nothing yet. */
  toast: { type: ToastType; title: string } | null;
}

/** How an order looks and what is said of it, by its status. */
export const orderStatuses = {
  PENDING: {
    name: 'statusPending',
    state: 'statePending',
    step: 'stepPending',
    tone: 'neutral',
    icon: ClockIcon,
    toast: null,
  },
  QUEUED: {
    name: 'statusQueued',
    state: 'stateQueued',
    step: 'stepQueued',
    tone: 'neutral',
    icon: CalendarIcon,
    toast: { type: 'info', title: 'toastQueued' },
  },
  TRIGGER_PENDING: {
    name: 'statusTriggerPending',
    state: 'stateTriggerPending',
    step: 'stepTriggerPending',
    tone: 'neutral',
    icon: HourglassIcon,
    toast: { type: 'info', title: 'toastTriggerPending' },
  },
  TRIGGERED: {
    name: 'statusTriggered',
    state: 'stateTriggered',
    step: 'stepTriggered',
    tone: 'info',
    icon: SuccessIcon,
    toast: { type: 'info', title: 'toastTriggered' },
  },
  OPEN: {
    name: 'statusOpen',
    state: 'stateOpen',
    step: 'stepOpen',
    tone: 'info',
    icon: OpenOrderIcon,
    toast: { type: 'info', title: 'toastOpen' },
  },
  PARTIAL: {
    name: 'statusPartial',
    state: 'statePartial',
    step: 'stepPartial',
    tone: 'warning',
    icon: PartlyFilledIcon,
    toast: { type: 'info', title: 'toastPartial' },
  },
  COMPLETE: {
    name: 'statusComplete',
    state: 'stateComplete',
    step: 'stepComplete',
    tone: 'positive',
    icon: SuccessIcon,
    toast: { type: 'success', title: 'toastComplete' },
  },
  REJECTED: {
    name: 'statusRejected',
    state: 'stateRejected',
    step: 'stepRejected',
    tone: 'negative',
    icon: ErrorIcon,
    toast: { type: 'error', title: 'toastRejected' },
  },
  CANCELLED: {
    name: 'statusCancelled',
    state: 'stateCancelled',
    step: 'stepCancelled',
    tone: 'neutral',
    icon: CancelledIcon,
    toast: { type: 'default', title: 'toastCancelled' },
  },
  EXPIRED: {
    name: 'statusExpired',
    state: 'stateExpired',
    step: 'stepExpired',
    tone: 'outline',
    icon: ExpiredIcon,
    toast: { type: 'warning', title: 'toastExpired' },
  },
} as const satisfies Record<OrderStatus, StatusLook>;
