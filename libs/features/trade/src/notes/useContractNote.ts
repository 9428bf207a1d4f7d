import { isNotFound } from '@wealth/api-sdk';
import { useGetContractNote } from '@wealth/api-sdk/trade';

/** The contract note of a trading day (YYYY-MM-DD), followed by the client's events; a day without a trade has none. */
export function useContractNote(day: string) {
  const query = useGetContractNote({ day }, { query: { meta: { claims: isNotFound } } });
  return { query, note: query.data, hasNone: isNotFound(query.error) };
}
