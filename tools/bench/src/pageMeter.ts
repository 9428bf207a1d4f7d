import type { CDPSession, Page } from '@playwright/test';

/** What the browser itself tells of a page. */
export interface PageMeter {
  /** Seconds of the processor that the main thread has worked; only differences mean anything. */
  busySeconds: () => Promise<number>;
  /** Those of them in which scripts ran. */
  scriptSeconds: () => Promise<number>;
  /** Megabytes of the heap after a forced collection. */
  heapMb: () => Promise<number>;
  /** Makes the main thread so many times slower. */
  slowDown: (rate: number) => Promise<void>;
}

async function metric(client: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === wanted);
  if (!found) throw new Error(`The browser tells no ${wanted}.`);
  return found.value;
}

export async function pageMeter(page: Page): Promise<PageMeter> {
  const client = await page.context().newCDPSession(page);
  // By the thread's own clock: what other processes take of the machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    busySeconds: () => metric(client, 'TaskDuration'),
    scriptSeconds: () => metric(client, 'ScriptDuration'),
    async heapMb() {
      // Twice: what the first leaves to finalizers goes with the second.
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      return (await metric(client, 'JSHeapUsedSize')) / 1_000_000;
    },
    slowDown: async (rate) => void (await client.send('Emulation.setCPUThrottlingRate', { rate })),
  };
}
