import type { Candle } from '@wealth/api-sdk/model';
import { useRunningCandles, type RunningCandles } from '@wealth/stream';
import { useEffect, useMemo } from 'react';
import { useReadAgain } from '../useReadAgain.ts';
import { useCandlePages, type CandlesOf } from './candlePages.ts';

/** A clock that moves further at once tells none of the candles in between (openapi/stream.yaml, Trades). */
const longestGapSeconds = 7_200;

/**
 * Whether there may be candles that are in no answer and in no frame: the first that was told begins after all that were
 * read, so that something may have been traded between the answer and the socket; or the clock was moved.
 */
function hasMissed(read: readonly Candle[], running: RunningCandles): boolean {
  const last = read.at(-1)?.time;
  const first = running[0]?.time;
  if (last === undefined || first === undefined) return false;
  if (first > last) return true;
  const later = running.filter(({ time }) => time >= last);
  return later.some(({ time }, index) => time - (later[index - 1]?.time ?? last) > longestGapSeconds);
}

/** The candles of a chart, the oldest first: pages of the server, and on their end what the stream tells. */
export function useCandles(of: CandlesOf) {
  const query = useCandlePages(of);
  const { data, refetch } = query;
  useReadAgain(refetch);
  const running = useRunningCandles(of);
  const read = useMemo(() => data?.pages.toReversed().flat(), [data]);
  const isBehind = hasMissed(read ?? [], running);
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
