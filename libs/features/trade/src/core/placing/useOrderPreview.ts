import { useQuery } from '@tanstack/react-query';
import { getPreviewOrderMutationKey, previewOrder } from '@wealth/api-sdk/trade';
import type { OrderDraft, OrderPreview } from '@wealth/api-sdk/model';
import { useRested } from '@wealth/parts';
import { useCallback } from 'react';

/** How often the same order is looked at again: money and prices move. */
const againMs = 10_000;

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

export interface OrderPreviewNow {
  /** What the server says of the order as it stands; null while it has not. */
  preview: OrderPreview | null;
  isAsking: boolean;
  hasFailed: boolean;
  askAgain: () => void;
}

/** Has the server confirm an order while it is typed: it is asked when the keys rest, and its answer counts for that order only. */
export function useOrderPreview(draft: OrderDraft | null): OrderPreviewNow {
  const rested = useRested(draft);
  const { data, isFetching, isError, refetch } = useQuery({
    ...previewQuery(rested),
    enabled: rested !== null,
    refetchInterval: againMs,
  });
  return {
    preview: rested === null ? null : (data ?? null),
    isAsking: draft !== null && (rested === null || (isFetching && data === undefined)),
    hasFailed: rested !== null && isError && data === undefined,
    askAgain: useCallback(() => void refetch(), [refetch]),
  };
}
