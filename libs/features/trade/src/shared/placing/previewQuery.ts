import { getPreviewOrderMutationKey, previewOrder } from '@wealth/api-sdk/trade';
import type { OrderDraft } from '@wealth/api-sdk/model';

/** What the server says of an order. Nothing of it is kept: it counts for its moment. */
export function previewQuery(draft: OrderDraft | null) {
  return {
    queryKey: [...getPreviewOrderMutationKey(), draft],
    // Another key aborts it.
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      if (!draft) throw new RangeError('There is no order to preview.');
      return previewOrder(draft, undefined, signal);
    },
    staleTime: 0,
    gcTime: 0,
    // The ticket says itself that its figures are not confirmed.
    meta: { claims: () => true },
  };
}
