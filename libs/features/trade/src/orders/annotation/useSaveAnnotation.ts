import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import type { Order, OrderNote } from '@wealth/api-sdk/model';
import { getGetOrderQueryKey, useSaveOrderNote } from '@wealth/api-sdk/trade';

/** Saves the client's own words on an order. What fails is told where they are written. */
export function useSaveAnnotation({ id }: Pick<Order, 'id'>, onSaved: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useSaveOrderNote({
    mutation: {
      meta: { claims: () => true },
      onSuccess(order) {
        client.setQueryData(getGetOrderQueryKey(id), order);
        onSaved();
      },
    },
  });
  return {
    save: (words: OrderNote) => mutate({ id, data: words }),
    isSaving: isPending,
    isSaved: isSuccess,
    error: error instanceof ApiError ? error : null,
    forget: reset,
  };
}
