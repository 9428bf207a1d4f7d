import { expect } from '@playwright/test';
import { test } from './desk.ts';
import { findCollisions } from './findCollisions.ts';
import { openStory } from './openStory.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../serveSite.ts';

/*
 * ₹99,99,99,99,999.99 and names of 48 letters on every screen of figures, in every width that is drawn.
 */

const screens = ['dashboard', 'portfolio', 'market'] as const;
const widths = [320, 344, 390, 430, 768, 1024, 1440] as const;

for (const screen of screens) {
  for (const width of widths) {
    test(`${screen} at ${width} px has room for the longest figures and names [I3A-LOOK-3] [I3A-LOOK-6] [I3A-LOOK-9] [I2-BAD-NAMES]`, async ({
      desk,
    }) => {
      const page = await desk.newPage({ width });
      await openStory(page, { origin: desk.origin, id: `screens-${screen}-kitchen-sink--worst-case` });

      await expect.poll(() => page.evaluate(findCollisions)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  for (const width of [390, 1280]) {
    test(`${screen} at ${width} px holds them with letters twice as large [I3A-LOOK-11]`, async ({
      desk,
    }) => {
      const page = await desk.newPage({ width });
      await openStory(page, { origin: desk.origin, id: `screens-${screen}-kitchen-sink--worst-case` });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });

      await expect.poll(() => page.evaluate(findCollisions)).toEqual([]);
    });
  }
}

test('what scrolls sideways fades at the edge behind which there is more [I3A-LOOK-6]', async ({ desk }) => {
  const page = await desk.newPage({ width: 768 });
  await openStory(page, { origin: desk.origin, id: 'screens-portfolio-kitchen-sink--worst-case' });
  const table = page.getByRole('group', { name: 'Shares you own, by value' });
  await expect(table).toHaveAttribute('data-more-end', 'true');
  await expect(table).toHaveAttribute('data-more-start', 'false');
  await expect(table).toHaveCSS('mask-image', /28px/);

  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(table).toHaveAttribute('data-more-end', 'false');
  await expect(table).toHaveAttribute('data-more-start', 'true');
});

for (const { width, columns } of [
  { width: 768, columns: ['Instrument', 'Qty', 'LTP', 'Day change', 'Current value', 'Unrealised P&L'] },
  {
    width: 1024,
    columns: ['Instrument', 'Qty', 'LTP', 'Day change', 'Current value', 'Unrealised P&L', 'Weight'],
  },
]) {
  test(`the holdings at ${width} px show their last column whole [I3A-LOOK-6]`, async ({ desk }) => {
    const page = await desk.newPage({ width });
    await openStory(page, { origin: desk.origin, id: 'screens-portfolio-holdings--default' });
    const table = page.getByRole('table', { name: 'Shares you own, by value' });
    await expect(table.getByRole('row')).toHaveCount(5);

    const shown = await table.getByRole('columnheader').allTextContents();
    expect(shown.filter((name) => name !== 'Invested')).toEqual(expect.arrayContaining(columns.slice(0, 6)));
    const box = table.locator('xpath=../..');
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
  });
}

for (const width of [390, 768, 1440]) {
  test(`what loads is as high at ${width} px as what comes [I3A-LOOK-14]`, async ({ desk }) => {
    const heightsIn = async (story: string, regions: readonly string[]) => {
      const page = await desk.newPage({ width });
      await openStory(page, { origin: desk.origin, id: story });
      const boxes = regions.map((name) => page.getByRole('region', { name }).boundingBox());
      return (await Promise.all(boxes)).map((box) => box?.height ?? 0);
    };
    for (const { screen, regions } of [
      { screen: 'dashboard', regions: ['Net worth', 'Available to trade', 'Indices'] },
      { screen: 'portfolio-summary', regions: ['Summary', 'Cash'] },
    ]) {
      const loading = await heightsIn(`screens-${screen}--loading`, regions);
      const loaded = await heightsIn(`screens-${screen}--default`, regions);
      for (const [index, region] of regions.entries()) {
        const heights = [loading[index] ?? 0, loaded[index] ?? 0] as const;
        expect(Math.min(...heights), region).toBeGreaterThan(0);
        const message = `${region}: ${heights.join(' and ')}`;
        expect(Math.abs(heights[0] - heights[1]), message).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('on paper every column stands, and the bars keep their colour [I3A-LOOK-18]', async ({ desk }) => {
  const page = await desk.newPage({ width: 700 });
  await openStory(page, { origin: desk.origin, id: 'screens-portfolio-holdings--default' });
  await page.setViewportSize({ width: 800, height: 1000 });
  const table = page.getByRole('table', { name: 'Shares you own, by value' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });

  await expect(table.getByRole('columnheader', { name: 'Invested' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Weight' })).toBeVisible();
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  const bar = table.locator('.bar-kept').first();
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
});

test('bars stay where the person has forced colours of their own [I3A-LOOK-16]', async ({ desk }) => {
  const page = await desk.newPage({ width: 1200 });
  await openStory(page, { origin: desk.origin, id: 'screens-dashboard--default' });
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
