import * as z from 'zod/mini';
import { atMost, median, type Figure } from './figures.ts';
import { inPage, timesFromHome } from './inPage.ts';
import { runOfSandbox, startSandbox } from './processes.ts';

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

/** The rules of the portfolio on ten thousand rows, and the summary from the click to all of its figures. */
export async function measurePortfolio(): Promise<Figure[]> {
  const { xirrMs, taxMs } = z.parse(rules, await runOfSandbox('bench/timePortfolioRules.ts'));
  const sandbox = await startSandbox();
  try {
    const times = await inPage((page) => timesFromHome(sandbox.origin, page, pressAndWait));
    return [
      atMost({ name: 'XIRR of 10,000 flows', unit: ' ms' }, xirrMs, 10),
      atMost({ name: 'tax report of 10,000 sales', unit: ' ms' }, taxMs, 300),
      atMost({ name: 'summary, from the click to its figures', unit: ' ms' }, median(times), 400),
    ];
  } finally {
    await sandbox.stop();
  }
}
