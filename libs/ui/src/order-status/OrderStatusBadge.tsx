import type { ReactNode } from 'react';
import type { UiKey } from '@wealth/i18n-locale';
import { orderStatusTexts } from '@wealth/i18n-locale/ui/orderStatus';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';
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
} from '../icon/icons.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

/** As the exchange and the wire call them. */
export type OrderStatus =
  | 'PENDING'
  | 'QUEUED'
  | 'TRIGGER_PENDING'
  | 'TRIGGERED'
  | 'OPEN'
  | 'PARTIAL'
  | 'COMPLETE'
  | 'REJECTED'
  | 'CANCELLED'
  | 'EXPIRED';

interface Look {
  tone: BadgeProps['tone'];
  icon: ReactNode;
  text: UiKey<'orderStatus'>;
}

const looks: Record<OrderStatus, Look> = {
  PENDING: { tone: 'neutral', icon: <ClockIcon size="xs" />, text: 'pending' },
  QUEUED: { tone: 'neutral', icon: <CalendarIcon size="xs" />, text: 'queued' },
  TRIGGER_PENDING: { tone: 'neutral', icon: <HourglassIcon size="xs" />, text: 'triggerPending' },
  TRIGGERED: { tone: 'info', icon: <SuccessIcon size="xs" />, text: 'triggered' },
  OPEN: { tone: 'info', icon: <OpenOrderIcon size="xs" />, text: 'open' },
  PARTIAL: { tone: 'warning', icon: <PartlyFilledIcon size="xs" />, text: 'partial' },
  COMPLETE: { tone: 'positive', icon: <SuccessIcon size="xs" />, text: 'complete' },
  REJECTED: { tone: 'negative', icon: <ErrorIcon size="xs" />, text: 'rejected' },
  CANCELLED: { tone: 'neutral', icon: <CancelledIcon size="xs" />, text: 'cancelled' },
  EXPIRED: { tone: 'outline', icon: <ExpiredIcon size="xs" />, text: 'expired' },
};

export interface OrderStatusBadgeProps {
  status: OrderStatus;
}

/** Where an order stands: icon, word and colour. Its reason, if it has one, stands beneath the row, not in here. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  const t = useUiText(orderStatusTexts);
  const { tone, icon, text } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(text)}
    </Badge>
  );
}
