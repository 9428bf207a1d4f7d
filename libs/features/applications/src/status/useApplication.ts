import { isNotFound } from '@wealth/api-sdk';
import { useGetApplication } from '@wealth/api-sdk/trade';

/** How often one that goes on is read again where no event tells of it, in milliseconds. */
const againMs = 15_000;

/** One application with its history, allotment and draw, as it goes on. */
export function useApplication(id: string) {
  const query = useGetApplication(id, {
    query: {
      meta: { claims: () => true },
      refetchInterval: ({ state: { data } }) => (data && data.waiting_for !== null ? againMs : false),
    },
  });
  return { query, application: query.data, isUnknown: isNotFound(query.error) };
}
