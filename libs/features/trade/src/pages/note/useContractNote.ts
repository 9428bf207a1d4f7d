import { ApiError } from '@wealth/api-sdk';
import { useGetContractNote } from '@wealth/api-sdk/trade';

const notFound = 404;
const isNotFound = (error: unknown) => error instanceof ApiError && error.status === notFound;

/** The contract note of a trading day (YYYY-MM-DD), followed by the client's events; a day without a trade has none. */
export function useContractNote(day: string) {
  const query = useGetContractNote({ day }, { query: { meta: { claims: isNotFound } } });
  return { query, note: query.data, hasNone: isNotFound(query.error) };
}
