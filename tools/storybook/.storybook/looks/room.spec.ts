import { expect, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { findCollisions } from './findCollisions.ts';
import { openAt } from './place.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../serveSite.ts';

/*
 * ₹99,99,99,99,999.99 and names of 48 letters on every screen of figures, in every width that is drawn.
 */

const screens = ['dashboard', 'portfolio', 'market'] as const;
const widths = [320, 344, 390, 430, 768, 1024, 1440] as const;

/** Gives the window another width, as a person does who turns a phone, and waits until what follows it has followed. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  // What measures itself learns of it in a frame, and may change what others measure in the next ones.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 15; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}

for (const screen of screens) {
  test(`${screen} has room for the longest figures and names in every width, also with letters twice as large [I3A-LOOK-3] [I3A-LOOK-6] [I3A-LOOK-9] [I3A-LOOK-11] [I2-BAD-NAMES]`, async ({
    desk,
  }) => {
    const page = await openAt(desk, { id: `screens-${screen}-kitchen-sink--worst-case`, width: widths[0] });
    for (const width of widths) {
      await resize(page, width);
      expect.soft(await page.evaluate(findCollisions), `${width} px`).toEqual([]);
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(shown, `the page in ${width} px`).toBeLessThanOrEqual(width);
    }

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [390, 1280]) {
      await resize(page, width);
      expect.soft(await page.evaluate(findCollisions), `${width} px, letters of 200 %`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });
}

test('what scrolls sideways fades at the edge behind which there is more [I3A-LOOK-6]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'screens-portfolio-summary--default', width: 768 });
  const box = page
    .getByRole('grid', { name: /^Returns by month/ })
    .locator('xpath=ancestor::*[@data-more-end]');
  await expect(box).toHaveAttribute('data-more-end', 'true');
  await expect(box).toHaveAttribute('data-more-start', 'false');
  await expect(box).toHaveCSS('mask-image', /28px/);

  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(box).toHaveAttribute('data-more-end', 'false');
  await expect(box).toHaveAttribute('data-more-start', 'true');
});

for (const { width, columns } of [
  { width: 768, columns: ['Instrument', 'Shares, and when', 'Value', 'Gain', 'Actions'] },
  {
    width: 1024,
    columns: ['Instrument', 'Shares, and when', 'LTP', 'Day’s change', 'Value', 'Gain', 'Actions'],
  },
]) {
  test(`the holdings at ${width} px show their last column whole [I3A-LOOK-6]`, async ({ desk }) => {
    const page = await openAt(desk, { id: 'screens-portfolio-holdings--default', width });
    const table = page.getByRole('grid', { name: 'Shares that you own' });
    await expect(table.getByRole('row')).toHaveCount(5);

    expect(await table.getByRole('columnheader').allTextContents()).toEqual(columns);
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      1,
    );
  });
}

for (const { screen, regions } of [
  { screen: 'dashboard', regions: ['Net worth', 'Available to trade', 'Indices'] },
  { screen: 'portfolio-summary', regions: ['Summary', 'Returns against the index'] },
]) {
  test(`what loads in ${screen} is as high as what comes, in every width [I3A-LOOK-14]`, async ({ desk }) => {
    const heightsOf = async (story: string) => {
      const page = await openAt(desk, { id: story, width: widths[0] });
      const heights = new Map<string, number>();
      for (const width of widths) {
        await resize(page, width);
        for (const name of regions) {
          const box = await page.getByRole('region', { name }).boundingBox();
          heights.set(`${name} at ${width} px`, box?.height ?? 0);
        }
      }
      return heights;
    };
    const loading = await heightsOf(`screens-${screen}--loading`);
    const loaded = await heightsOf(`screens-${screen}--default`);
    for (const [region, height] of loading) {
      const heights = [height, loaded.get(region) ?? 0] as const;
      expect.soft(Math.min(...heights), region).toBeGreaterThan(0);
      const message = `${region}: ${heights.join(' and ')}`;
      expect.soft(Math.abs(heights[0] - heights[1]), message).toBeLessThanOrEqual(1);
    }
  });
}

test('on paper every column stands, and the bars keep their colour [I3A-LOOK-18]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'screens-portfolio-holdings--default', width: 700 });
  await page.setViewportSize({ width: 800, height: 1000 });
  await expect(page.getByRole('grid', { name: 'Shares that you own' }).getByRole('row')).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });

  const table = page.getByRole('table', { name: 'Shares that you own' });
  await expect(table.getByRole('columnheader', { name: 'Average' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Weight' })).toBeVisible();
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  const bar = table.locator('.bar-kept').first();
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
});

test('bars stay where the person has forced colours of their own [I3A-LOOK-16]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'screens-dashboard--default', width: 1200 });
  await page.emulateMedia({ forcedColors: 'active' });
  const bars = page.getByRole('region', { name: 'Net worth' }).locator('[aria-hidden] > .bar-kept');
  await expect(bars).toHaveCount(3);
  const grounds = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(new Set(grounds).size).toBe(3);
  await expect(bars.first()).toHaveCSS('outline-style', 'solid');
});

test('market, portfolio and discover can be reviewed as dashboard can [I3A-SPEC-15] [I2-7-SITE]', () => {
  const index = readFileSync(join(site, 'index.json'), 'utf8');
  for (const screen of [
    'dashboard',
    'market-market',
    'market-movers',
    'portfolio-summary',
    'portfolio-holdings',
    'discover',
  ])
    for (const state of ['default', 'loading', 'failed', 'phone'])
      expect(index, screen).toContain(`"screens-${screen}--${state}"`);
});
