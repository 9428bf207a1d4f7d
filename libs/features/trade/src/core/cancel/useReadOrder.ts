import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@wealth/api-sdk/model';
import { getGetOrderQueryKey, getOrder } from '@wealth/api-sdk/trade';
import { putOrder } from '@wealth/queries';
import { useCallback } from 'react';

/** Reads one order as it is now, and has every list show it so. */
export function useReadOrder(): (id: string) => Promise<OrderDetail> {
  const client = useQueryClient();
  return useCallback(
    async (id) => {
      const order = await getOrder(id);
      client.setQueryData(getGetOrderQueryKey(id), order);
      putOrder(client, order);
      return order;
    },
    [client],
  );
}
