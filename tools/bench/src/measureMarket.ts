import { atMost, median, type Figure } from './figures.ts';
import { inPage, timesFromHome } from './inPage.ts';
import { startSandbox } from './processes.ts';

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
    const times = await inPage((page) => timesFromHome(sandbox.origin, page, pressAndWait));
    return [atMost({ name: 'from the click to the rows', unit: ' ms' }, median(times), 300)];
  } finally {
    await sandbox.stop();
  }
}
