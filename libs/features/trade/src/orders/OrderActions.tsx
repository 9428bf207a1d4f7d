import type { Order } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { isOrderModifiable } from '@wealth/queries';
import { Button, type ButtonProps } from '@wealth/ui/button';
import { useMemo } from 'react';
import { useCancelOne } from '../core/cancel/useCancelOne.ts';
import { useKeepAsGtt } from './actions/useKeepAsGtt.ts';
import { useModifyOrder } from './actions/useModifyOrder.tsx';

/** What can be done with an order that waits. */
export interface OrderActs {
  onModify: (order: Order) => void;
  onCancel: (order: Order) => void;
  isCancelling: (order: Order) => boolean;
  /** Opens a ticket that keeps a stop order as a GTT. */
  onKeep: (order: Order) => void;
}

/** The same object while nothing is being cancelled. */
export function useOrderActs(): OrderActs {
  const modify = useModifyOrder();
  const { cancel, cancelling } = useCancelOne();
  const onKeep = useKeepAsGtt();
  return useMemo(
    () => ({
      onModify: (order) => modify(order),
      onCancel: (order) => void cancel(order),
      isCancelling: ({ id }) => cancelling.has(id),
      onKeep,
    }),
    [modify, cancel, cancelling, onKeep],
  );
}

export interface OrderActionsProps extends Pick<ButtonProps, 'size' | 'isFullWidth'> {
  order: Order;
  acts: OrderActs;
}

/** Modify and Cancel, each naming its order for who does not see the row. */
export function OrderActions({ order, acts, size = 'sm', isFullWidth }: OrderActionsProps) {
  const t = useMessages('orders');
  const { symbol } = order.instrument;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        isFullWidth={isFullWidth}
        isDisabled={!isOrderModifiable(order)}
        aria-label={t('modifyNamed', { symbol })}
        aria-haspopup="dialog"
        onPress={() => acts.onModify(order)}
      >
        {t('modify')}
      </Button>
      <Button
        variant="danger"
        size={size}
        isFullWidth={isFullWidth}
        isPending={acts.isCancelling(order)}
        aria-label={t('cancelNamed', { symbol })}
        aria-haspopup="dialog"
        onPress={() => acts.onCancel(order)}
      >
        {t('cancel')}
      </Button>
    </>
  );
}

/** Of a stop order that ends with its day: the way to a GTT with the same trigger. */
export function KeepAsGtt({ order, acts, size = 'sm', isFullWidth }: OrderActionsProps) {
  const t = useMessages('orders');
  return (
    <Button
      variant="secondary"
      size={size}
      isFullWidth={isFullWidth}
      aria-label={t('keepAsGttNamed', { symbol: order.instrument.symbol })}
      aria-haspopup="dialog"
      onPress={() => acts.onKeep(order)}
    >
      {t('keepAsGtt')}
    </Button>
  );
}
