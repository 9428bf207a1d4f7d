import type { OrderStatus } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { orderStatuses } from './orderStatuses.ts';

export interface OrderStatusBadgeProps {
  status: OrderStatus;
}

/** Where an order stands: icon, word and colour. Its reason, if it has one, stands beneath the row, not in here. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  const t = useMessages('orders');
  const { tone, icon: Icon, name } = orderStatuses[status];
  return (
    <Badge tone={tone} icon={<Icon size="xs" />}>
      {t(name)}
    </Badge>
  );
}
