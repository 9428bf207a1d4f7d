import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { atMost, median, type Figure } from './figures.ts';
import { inPage, signInAt } from './inPage.ts';
import { runOfSandbox, startSandbox } from './processes.ts';

const runs = 5;
const rules = z.object({ xirrMs: z.number(), taxMs: z.number() });

/** Runs in the page: presses the link of the portfolio and waits for its value and its return. */
function pressAndWait(): Promise<number> {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/portfolio"]')].find(
    (each) => each.offsetParent !== null,
  );
  if (!link) throw new Error('There is no link to the portfolio.');
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      const isHere = document.querySelector('main section[aria-label="Summary"]') !== null;
      if (isHere && document.querySelector('main [aria-busy="true"]') === null) {
        // The frame in which it is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      } else requestAnimationFrame(look);
    };
    link.click();
    look();
  });
}

async function summaryTimes(origin: string, page: Page): Promise<number[]> {
  await signInAt(origin, page);
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    // A page of its own each time: no answer of the run before is kept.
    await page.goto(`${origin}/dashboard`);
    await page.getByRole('region', { name: 'Net worth' }).waitFor();
    await page.waitForLoadState('networkidle');
    const time = await page.evaluate(pressAndWait);
    // The first brings the code.
    if (run > 0) times.push(time);
  }
  return times;
}

/** The rules of the portfolio on ten thousand rows, and the summary from the click to all of its figures. */
export async function measurePortfolio(): Promise<Figure[]> {
  const { xirrMs, taxMs } = z.parse(rules, await runOfSandbox('bench/timePortfolioRules.ts'));
  const sandbox = await startSandbox();
  try {
    const times = await inPage((page) => summaryTimes(sandbox.origin, page));
    return [
      atMost({ name: 'XIRR of 10,000 flows', unit: ' ms' }, xirrMs, 10),
      atMost({ name: 'tax report of 10,000 sales', unit: ' ms' }, taxMs, 300),
      atMost({ name: 'summary, from the click to its figures', unit: ' ms' }, median(times), 400),
    ];
  } finally {
    await sandbox.stop();
  }
}
