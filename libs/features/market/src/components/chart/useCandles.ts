import { useRunningCandles } from '@wealth/stream';
import { useEffect, useMemo } from 'react';
import { useReadAgain } from '../useReadAgain.ts';
import { useCandlePages, type CandlesOf } from './candlePages.ts';

/** The candles of a chart, the oldest first: pages of the server, and on their end what the stream tells. */
export function useCandles(of: CandlesOf) {
  const query = useCandlePages(of);
  const { data, refetch } = query;
  useReadAgain(refetch);
  const running = useRunningCandles(of);
  const read = useMemo(() => data?.pages.toReversed().flat(), [data]);
  // Told first, and begun after all that were read: what was traded between the answer and the first frame is in neither.
  const begun = running[0]?.time ?? -Infinity;
  const isBehind = begun > (read?.at(-1)?.time ?? Infinity);
  useEffect(() => {
    if (isBehind) void refetch({ cancelRefetch: false });
  }, [isBehind, refetch]);
  const candles = useMemo(() => {
    if (read === undefined) return undefined;
    const last = read.at(-1)?.time ?? 0;
    const told = running.filter(({ time }) => time >= last);
    return told[0]?.time === last ? [...read.slice(0, -1), ...told] : [...read, ...told];
  }, [read, running]);
  return { query, candles };
}
