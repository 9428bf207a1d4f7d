import { isNotFound } from '@wealth/api-sdk';
import { useGetLoan } from '@wealth/api-sdk/credit';

/** How often one that goes on is read again where no event tells of it, in milliseconds. */
const againMs = 15_000;

/** One loan with its cover, payments and margin calls, as it goes on. */
export function useLoan(id: string) {
  const query = useGetLoan(id, {
    query: {
      meta: { claims: () => true },
      refetchInterval: ({ state: { data } }) => (data && data.waiting_for !== null ? againMs : false),
    },
  });
  return { query, loan: query.data, isUnknown: isNotFound(query.error) };
}
