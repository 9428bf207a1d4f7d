import type { Page } from '@playwright/test';
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

for (const path of ['/dashboard', '/market', '/portfolio/holding']) {
  test(`at most 12 % of the prices on ${path} are coloured on average, and each rests 2 s [I3A-LOOK-1]`, async ({
    page,
    loginPage,
  }) => {
    await loginPage.enter(path, clients.approved);
    await expect(page.locator('[data-live-price]').nth(6)).toBeVisible();

    const { share, cells, colours, shortestRestMs } = await sampleTape(page);

    test.info().annotations.push({
      type: 'tape',
      description: `${(share * 100).toFixed(1)} % of ${cells} prices, ${colours} colours`,
    });
    expect(cells).toBeGreaterThan(5);
    // The market moves, and is seen to.
    expect(colours).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(0.12);
    // A look comes 50 ms late at most.
    expect(shortestRestMs).toBeGreaterThan(1900);
  });
}

test('nothing changes colour under a drawer, while the prices go on [I3A-LOOK-1]', async ({
  page,
  loginPage,
}) => {
  await loginPage.enter('/dashboard', clients.approved);
  const first = page.locator('[data-live-price]').first();
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Open profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
  // What was coloured before has faded by the time that a price has moved.
  const before = await first.textContent();
  await expect.poll(() => first.textContent(), { timeout: 15_000 }).not.toBe(before);
  await expect(page.locator('[data-flash]')).toHaveCount(0);

  const { colours } = await sampleTape(page);
  expect(colours).toBe(0);
  expect(await first.textContent()).not.toBe(before);
});
