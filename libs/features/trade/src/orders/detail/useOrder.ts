import { isNotFound } from '@wealth/api-sdk';
import { useGetOrder } from '@wealth/api-sdk/trade';

/** One order of the client, followed by its events; nobody else's is told apart from one that does not exist. */
export function useOrder(id: string) {
  const query = useGetOrder(id, { query: { meta: { claims: isNotFound } } });
  return { query, order: query.data, isUnknown: isNotFound(query.error) };
}
