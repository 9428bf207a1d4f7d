import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import {
  getGetChartSetupQueryKey,
  getSaveChartSetupMutationOptions,
  useGetChartSetup,
} from '@wealth/api-sdk/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { setupOfView, viewOfSetup } from '../../model/chartSetup.ts';
import type { ChartView } from '../../model/chartView.ts';
import { createSetupSaver, type SetupSaver } from './createSetupSaver.ts';

/** One for each cache: what is on its way outlives the chart that has sent it. */
const savers = new WeakMap<QueryClient, SetupSaver>();

/** A chart is a chart without it, and what could not be kept is tried again: nobody is told. */
const quiet = { claims: () => true };

/** A server that is out, or too busy, may take it later; what it refuses it will refuse again. */
function mayWork(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === null || status >= 500 || status === 408 || status === 429;
}

function createSaver(client: QueryClient): SetupSaver {
  return createSetupSaver({
    send: (data) =>
      client
        .getMutationCache()
        .build(client, getSaveChartSetupMutationOptions({ mutation: { meta: quiet } }))
        .execute({ data }),
    mayWork,
    setTimer(callback, delayMs) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  });
}

function saverOf(client: QueryClient): SetupSaver {
  const saver = savers.get(client) ?? createSaver(client);
  savers.set(client, saver);
  return saver;
}

/** Sends what waits when the chart is left, and when the tab is: it may never come back. */
function useFlush(saver: SetupSaver) {
  useEffect(() => {
    const flush = () => saver.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [saver]);
}

/**
 * The set-up of charts that is kept for the account: what a chart looks like at first, and the way to keep another one.
 * A chart that is open stays as it is whatever another tab keeps: the last one that is saved counts.
 */
export function useChartSetup() {
  const client = useQueryClient();
  const { data } = useGetChartSetup({ query: { meta: quiet } });
  const [first, setFirst] = useState(data);
  if (first === undefined && data !== undefined) setFirst(data);
  const saver = saverOf(client);
  useFlush(saver);

  const keep = useCallback(
    (view: ChartView) => {
      const key = getGetChartSetupQueryKey();
      // An answer that is on its way is older than this.
      void client.cancelQueries({ queryKey: key });
      const setup = setupOfView(view);
      client.setQueryData(key, setup);
      saver.save(setup);
    },
    [client, saver],
  );
  return { account: useMemo(() => viewOfSetup(first ?? null), [first]), keep };
}
