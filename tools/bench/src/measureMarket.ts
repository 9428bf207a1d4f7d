import { atMost, median, type Figure } from './figures.ts';
import { inPage, signInAt } from './inPage.ts';
import { startSandbox } from './processes.ts';

const runs = 5;

/** Runs in the page: presses the link of the market and waits for the first row of its list. */
function pressAndWait(): Promise<number> {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href="/market"]')].find(
    (each) => each.offsetParent !== null,
  );
  if (!link) throw new Error('There is no link to the market.');
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      if (document.querySelector('main [role="grid"] [role="rowheader"]')) {
        // The frame in which it is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      } else requestAnimationFrame(look);
    };
    link.click();
    look();
  });
}

/** From the click on "Market" on Home to the rows of its list, in a tab that has its code: median of five. */
export async function measureMarket(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  try {
    return await inPage(async (page) => {
      await signInAt(sandbox.origin, page);
      const times: number[] = [];
      for (let run = 0; run <= runs; run += 1) {
        // A page of its own each time: no answer of the run before is kept.
        await page.goto(`${sandbox.origin}/dashboard`);
        await page.getByRole('region', { name: 'Net worth' }).waitFor();
        await page.waitForLoadState('networkidle');
        const time = await page.evaluate(pressAndWait);
        // The first brings the code.
        if (run > 0) times.push(time);
      }
      return [atMost({ name: 'from the click to the rows', unit: ' ms' }, median(times), 300)];
    });
  } finally {
    await sandbox.stop();
  }
}
