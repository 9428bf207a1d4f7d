import { test } from './desk.ts';
import { findCollisions } from './findCollisions.ts';
import { openAt } from './place.ts';

test('zz', async ({ desk }) => {
  for (const screen of ['dashboard', 'portfolio']) {
    const page = await openAt(desk, { id: `screens-${screen}-kitchen-sink--worst-case`, width: 320 });
    for (const [width, zoom] of [[320, 0], [344, 0], [390, 0], [1440, 0], [390, 1], [1280, 1]] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((z) => document.documentElement.style.setProperty('font-size', z ? '200%' : ''), zoom);
      await page.waitForTimeout(1200);
      console.log(screen, width, zoom, JSON.stringify(await page.evaluate(findCollisions), null, 1), await page.evaluate(() => document.documentElement.scrollWidth));
      await page.screenshot({ path: `/tmp/zz-${screen}-${width}-${zoom}.png`, fullPage: true });
    }
  }
  for (const state of ['loading', 'default']) {
    const page = await openAt(desk, { id: `screens-dashboard--${state}`, width: 430 });
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/zz-dash-${state}.png`, fullPage: true });
  }
});
