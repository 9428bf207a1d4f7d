import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getGetSparklinesQueryKey, getSparklines } from '@wealth/api-sdk/stock';
import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import { createLineBatch } from './createLineBatch.ts';

/** What an instrument did today. */
export interface DayLineReading {
  /** Rupees or points, the oldest first, evenly spaced. */
  points: readonly number[];
  previousClose: number;
  /** ISO 8601: the moment of the last point. */
  until: string;
}

type Load = (instrument: InstrumentRef) => Promise<DayLineReading | null>;

/** Milliseconds in which the rows that one scroll brings come together. */
const togetherMs = 50;

const loads = new WeakMap<QueryClient, Load>();

function createLoad(): Load {
  return createLineBatch<DayLineReading>({
    async ask(ids) {
      const { until, lines } = await getSparklines({ instruments: ids.join(',') });
      return new Map(
        lines.map(({ points, previous_close: previousClose, ...instrument }) => [
          instrumentIdOf(instrument),
          { points, previousClose, until },
        ]),
      );
    },
    plan: (run) => setTimeout(run, togetherMs),
  });
}

function loadOf(client: QueryClient): Load {
  const load = loads.get(client) ?? createLoad();
  loads.set(client, load);
  return load;
}

/**
 * The line of an instrument in a list, read again each minute while its row is there; all rows of a screen in one call. A
 * failure leaves the room of the line empty, beside figures that say the same: no toast comes for it.
 */
export function useDayLine({ market, symbol }: InstrumentRef): DayLineReading | null {
  const load = loadOf(useQueryClient());
  const id = instrumentIdOf({ market, symbol });
  const { data = null } = useQuery({
    queryKey: [...getGetSparklinesQueryKey(), id],
    queryFn: () => load({ market, symbol }),
    meta: { claims: () => true },
  });
  return data;
}
