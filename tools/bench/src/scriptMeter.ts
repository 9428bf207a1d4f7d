import type { Page } from '@playwright/test';

/** Longer than the app waits for a page that never rests before it brings what comes later. */
const restMs = 2_500;

/** A script that has arrived. */
export interface LoadedScript {
  url: string;
  /** As it travels. */
  bytes: number;
}

export interface ScriptMeter {
  /** Those that have arrived so far, in order. */
  loaded: () => readonly LoadedScript[];
  /** Waits until none has arrived for a while. */
  settled: () => Promise<void>;
}

/** Counts the scripts of a page by what their answers say of their length. */
export async function scriptMeter(page: Page): Promise<ScriptMeter> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const answered = new Map<string, LoadedScript>();
  const scripts: LoadedScript[] = [];
  let changedAt = performance.now();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    changedAt = performance.now();
    answered.set(requestId, { url: response.url, bytes: Number(response.headers['content-length']) });
  });
  network.on('Network.loadingFinished', ({ requestId }) => {
    const script = answered.get(requestId);
    if (!script) return;
    changedAt = performance.now();
    scripts.push(script);
  });
  return {
    loaded: () => [...scripts],
    async settled() {
      changedAt = performance.now();
      while (performance.now() - changedAt < restMs) await page.waitForTimeout(restMs / 10);
    },
  };
}
