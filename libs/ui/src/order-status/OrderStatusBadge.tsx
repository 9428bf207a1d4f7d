import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';
import {
  CancelledIcon,
  ClockIcon,
  ErrorIcon,
  ExpiredIcon,
  OpenOrderIcon,
  PartlyFilledIcon,
  SuccessIcon,
} from '../icon/icons.ts';
import { useComponentTexts } from '../messages/ComponentTextsProvider.tsx';
import { englishOrderStatusTexts, type OrderStatusTexts } from './orderStatusTexts.ts';

/** As the exchange and the wire call them. */
export type OrderStatus = keyof OrderStatusTexts;

interface Look {
  tone: BadgeProps['tone'];
  icon: ReactNode;
}

const looks: Record<OrderStatus, Look> = {
  PENDING: { tone: 'neutral', icon: <ClockIcon size="xs" /> },
  OPEN: { tone: 'info', icon: <OpenOrderIcon size="xs" /> },
  PARTIAL: { tone: 'warning', icon: <PartlyFilledIcon size="xs" /> },
  COMPLETE: { tone: 'positive', icon: <SuccessIcon size="xs" /> },
  REJECTED: { tone: 'negative', icon: <ErrorIcon size="xs" /> },
  CANCELLED: { tone: 'neutral', icon: <CancelledIcon size="xs" /> },
  EXPIRED: { tone: 'outline', icon: <ExpiredIcon size="xs" /> },
};

export interface OrderStatusBadgeProps {
  status: OrderStatus;
}

/** Where an order stands: icon, word and colour. Its reason, if it has one, stands beneath the row, not in here. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  const texts = useComponentTexts('orderStatus', englishOrderStatusTexts);
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {texts[status]}
    </Badge>
  );
}
