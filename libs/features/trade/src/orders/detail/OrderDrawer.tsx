import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import type { DrawerContentProps } from '@wealth/ui/drawer';
import { EnlargeIcon, NotFoundIcon } from '@wealth/ui/icon';
import { StateMessage } from '@wealth/ui/state-message';
import { OrderState } from './OrderState.tsx';
import { OrderView } from './OrderView.tsx';
import { useOrder } from './useOrder.ts';

export interface OrderDrawerProps extends Pick<DrawerContentProps<'order'>, 'payload'> {
  /** Leads on to the page of the order. */
  onOpenPage: () => void;
}

/** One order over the list that it was opened from. */
export function OrderDrawer({ payload, onOpenPage }: OrderDrawerProps) {
  const t = useMessages('orders');
  const { query, order, isUnknown } = useOrder(payload.id);
  return (
    <div className="p-6 max-tablet:p-4">
      {isUnknown && (
        <StateMessage
          kind="empty"
          icon={<NotFoundIcon size="lg" />}
          title={t('orderUnknown')}
          text={t('orderUnknownText')}
        />
      )}
      {!isUnknown && !order && <OrderState query={query} />}
      {order && (
        <OrderView
          order={order}
          headingLevel="h2"
          headActions={
            <Button variant="secondary" size="sm" icon={<EnlargeIcon size="sm" />} onPress={onOpenPage}>
              {t('openAsPage')}
            </Button>
          }
        />
      )}
    </div>
  );
}
