import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useRested } from './useRested.ts';

/** How often the same request is looked at again, in milliseconds: money moves. */
const againMs = 15_000;

export interface PreviewOptions<Body, Preview> {
  /** Of the query, without the body. */
  queryKey: QueryKey;
  ask: (body: Body, signal: AbortSignal) => Promise<Preview>;
}

/** What the server says of a request. Nothing of it is kept: it counts for its moment. */
export function previewQuery<Body, Preview>(
  { queryKey, ask }: PreviewOptions<Body, Preview>,
  body: Body | null,
) {
  return {
    queryKey: [...queryKey, body],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      if (body === null) throw new RangeError('There is nothing to preview.');
      return ask(body, signal);
    },
    staleTime: 0,
    gcTime: 0,
    // The form says itself that it is not confirmed.
    meta: { claims: () => true },
  };
}

/** Has the server look at a request while it is typed: it is asked when the keys rest, and its answer counts for that one only. */
export function usePreview<Body, Preview>(options: PreviewOptions<Body, Preview>, body: Body | null) {
  const rested = useRested(body);
  const { data, isError, refetch } = useQuery({
    ...previewQuery(options, rested),
    enabled: rested !== null,
    refetchInterval: againMs,
  });
  return {
    preview: rested === null ? null : (data ?? null),
    hasFailed: rested !== null && isError && data === undefined,
    askAgain: () => void refetch(),
  };
}
