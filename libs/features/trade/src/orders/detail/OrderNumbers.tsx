import type { OrderDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { CopyButton } from '@wealth/ui/copy-button';
import { shortKey } from '@wealth/placing';

export interface OrderNumbersProps {
  order: Pick<OrderDetail, 'exchange_order_id' | 'client_order_id'>;
}

/** Under which number the exchange has an order, and under which key it was sent: enough of that to compare, all of it to copy. */
export function OrderNumbers({ order }: OrderNumbersProps) {
  const t = useMessages('orders');
  const { exchange_order_id: number, client_order_id: key } = order;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-caption text-fg-subtle tabular-nums">
      {number !== null && <span>{t('orderNumber', { id: number })}</span>}
      <span className="inline-flex items-center gap-1">
        {t('orderKey', { key: shortKey(key) })}
        <CopyButton value={key} label={t('orderKeyName')} align="start" />
      </span>
    </p>
  );
}
