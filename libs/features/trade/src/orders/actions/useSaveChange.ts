import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@wealth/api-sdk';
import type { Order, OrderChange, OrderDetail } from '@wealth/api-sdk/model';
import { getGetOrderQueryKey, useChangeOrder } from '@wealth/api-sdk/trade';
import { useMessages } from '@wealth/i18n-locale-react';
import { useConfirmed, wantsPin } from '@wealth/placing';
import { putOrder } from '@wealth/queries';
import { hasFieldFor, setServerErrors } from '@wealth/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import type { OrderChangeField, OrderChangeValues } from '../model/orderChange.ts';
import { useOrderWords } from '../../core/words/useOrderWords.ts';
import { isConflict, isStale } from '../../core/cancel/isConflict.ts';
import { useReadOrder } from '../../core/cancel/useReadOrder.ts';

const fieldOfWire = new Map<string, OrderChangeField>([
  ['quantity', 'quantity'],
  ['price', 'price'],
  ['trigger_price', 'triggerPrice'],
  ['stop', 'stopTriggerPrice'],
]);
const fieldOf = (wireName: string): OrderChangeField | null => fieldOfWire.get(wireName) ?? null;

export interface SaveChangeOptions {
  form: UseFormReturn<OrderChangeValues>;
  order: Order;
  onSaved: (order: OrderDetail) => void;
  /** The server refused it because the order has changed meanwhile: the order as it is now. */
  onOvertaken: (order: OrderDetail) => void;
}

/**
 * Sends a change of an order; the PIN is asked for where the server wants it. The same change goes with the same key until
 * it is taken: a press after a lost answer changes it once. Whatever fails, what was typed stays.
 */
export function useSaveChange({ form, order, onSaved, onOvertaken }: SaveChangeOptions) {
  const client = useQueryClient();
  const t = useMessages('orders');
  const words = useOrderWords();
  const read = useReadOrder();
  const { mutateAsync } = useChangeOrder({
    mutation: {
      meta: {
        claims: (error: ApiError) =>
          wantsPin(error) || isConflict(error) || hasFieldFor(error.fieldErrors, fieldOf),
      },
      onError: ({ fieldErrors }: ApiError) => setServerErrors(form, fieldErrors, { fieldOf }),
    },
  });
  const { run, isPending } = useConfirmed({
    pin: { when: 'wanted', purpose: () => t('pinToModify', { name: words.nameOf(order) }) },
    send: (change: OrderChange, key) =>
      mutateAsync({ id: order.id, data: change, headers: { 'Idempotency-Key': key } }),
    success(after) {
      client.setQueryData(getGetOrderQueryKey(after.id), after);
      putOrder(client, after);
      onSaved(after);
      return null;
    },
    async failed(error) {
      // The form follows what was read: what somebody else has changed is looked at before it is sent.
      if (isStale(error)) await read(order.id);
      else if (isConflict(error)) onOvertaken(await read(order.id));
    },
  });
  return { isPending, save: run };
}
