import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clients } from '../pages/LoginPage.ts';

/** Milliseconds between two looks, and of all of them. */
const everyMs = 50;
const forMs = 15_000;

interface Sample {
  /** Of the price cells on screen, 0 to 1: how many are coloured, on average. */
  share: number;
  /** How many were on screen at the end. */
  cells: number;
  /** How many became coloured at all. */
  colours: number;
  /** The shortest rest between two colours of one cell, in milliseconds. */
  shortestRestMs: number;
}

/** Looks at the price cells of the page for a while, in the page. */
function sampleTape(page: Page): Promise<Sample> {
  return page.evaluate(
    ({ interval, duration }) =>
      new Promise<Sample>((resolve) => {
        const shares: number[] = [];
        const ends = new WeakMap<Element, number>();
        let lit = new Set<Element>();
        let colours = 0;
        let cells = 0;
        let shortestRestMs = Number.POSITIVE_INFINITY;
        const startedAt = performance.now();

        function look() {
          const now = performance.now();
          const onScreen = [...document.querySelectorAll('[data-live-price]')].filter((cell) => {
            const box = cell.getBoundingClientRect();
            return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
          });
          const coloured = new Set(onScreen.filter((cell) => cell.hasAttribute('data-flash')));
          for (const cell of coloured) {
            if (lit.has(cell)) continue;
            colours += 1;
            const endedAt = ends.get(cell);
            if (endedAt !== undefined) shortestRestMs = Math.min(shortestRestMs, now - endedAt);
          }
          for (const cell of lit) if (!coloured.has(cell)) ends.set(cell, now);
          lit = coloured;
          cells = onScreen.length;
          if (onScreen.length > 0) shares.push(coloured.size / onScreen.length);
          if (now - startedAt < duration) return;
          clearInterval(timer);
          const share = shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
          resolve({ share, cells, colours, shortestRestMs });
        }
        const timer = setInterval(look, interval);
      }),
    { interval: everyMs, duration: forMs },
  );
}

const paths = ['/dashboard', '/market', '/portfolio/holding'] as const;

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  // The tabs before it move on beside it.
  await expect(page.locator('[data-live-price]').nth(6)).toBeVisible({ timeout: 20_000 });
  return page;
}

// All at once, each in a tab of its own: it takes a while to see how often a price is coloured.
test('at most 12 % of the prices of a page are coloured on average, each rests 2 s, and none changes colour under a drawer [I3A-LOOK-1]', async ({
  context,
  page,
  loginPage,
}) => {
  // Four pages that move at once are looked at for a third of the usual time.
  test.slow();
  await loginPage.enter('/dashboard', clients.approved);
  await page.getByRole('button', { name: 'Open profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  const tabs: Page[] = [];
  for (const path of paths) tabs.push(await openTab(context, path));
  // What was coloured under the drawer before has faded by the time that a price has moved.
  const covered = page.locator('[data-live-price]').first();
  const before = await covered.textContent();
  await expect.poll(() => covered.textContent(), { timeout: 15_000 }).not.toBe(before);
  await expect(page.locator('[data-flash]')).toHaveCount(0);

  const [underDrawer, ...samples] = await Promise.all([page, ...tabs].map(sampleTape));

  expect(underDrawer?.colours).toBe(0);
  expect(await covered.textContent()).not.toBe(before);
  for (const [index, { share, cells, colours, shortestRestMs }] of samples.entries()) {
    const path = paths[index];
    test.info().annotations.push({
      type: 'tape',
      description: `${path}: ${(share * 100).toFixed(1)} % of ${cells} prices, ${colours} colours`,
    });
    expect(cells, path).toBeGreaterThan(5);
    // The market moves, and is seen to.
    expect(colours, path).toBeGreaterThan(0);
    expect(share, path).toBeLessThanOrEqual(0.12);
    // A look comes 50 ms late at most.
    expect(shortestRestMs, path).toBeGreaterThan(1900);
  }
});
