import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './desk.ts';
import { findClippedTexts } from './findClippedTexts.ts';
import { readKitchenSinks } from './kitchenSinks.ts';
import { looks, type Look } from './looks.ts';
import { openStory } from './openStory.ts';

/** Rules of axe that a look cannot answer, by the reason. */
function unaskedIn({ isForced, globals }: Look): string[] {
  return [
    // A story is a part of a page: it has no landmarks.
    'region',
    // The device picks the pairs of colours.
    isForced ? 'color-contrast' : '',
    // The long texts stand in the place of what is seen; names stay as they are.
    globals['locale'] === 'hi-long' ? 'label-content-name-mismatch' : '',
  ].filter(Boolean);
}

test('there are kitchen sinks', () => {
  expect(readKitchenSinks().length).toBeGreaterThanOrEqual(5);
});

test('the check of cut texts sees them', async ({ desk }) => {
  const page = await desk.newPage();
  await page.setContent(`
    <style>* { margin: 0; font: 16px sans-serif; white-space: nowrap } .box { width: 60px; overflow: hidden }</style>
    <p class="box">Sideways, cut</p>
    <p class="box" style="height: 8px">Low</p>
    <button style="width: 40px; padding: 0; overflow: visible; text-align: left">Wider than its button</button>
    <p class="box" style="text-overflow: ellipsis">Shortened on purpose</p>
    <p class="box" style="overflow: auto">Reached by scrolling</p>
    <p class="box" style="width: 1px; height: 1px">Only for screen readers</p>
    <p class="box">Fits</p>
    <p style="margin-left: 2000px">Beside the page</p>`);
  expect(await page.evaluate(findClippedTexts)).toEqual([
    expect.stringContaining('the page is'),
    expect.stringContaining('cuts “Sideways, cut”'),
    expect.stringContaining('cuts “Low”'),
    expect.stringContaining('is narrower than “Wider than its button”'),
  ]);
});

test('a page of documentation shows all of its stories at once', async ({ desk }) => {
  const page = await desk.newPage();
  await page.goto(`${desk.origin}/iframe.html?id=actions-button--docs&viewMode=docs`);
  const stories = page.locator('.docs-story');
  await expect(stories.getByRole('button', { name: 'Deposit ₹50,000' }).first()).toBeVisible();
  await expect(stories.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(stories.getByRole('button', { name: 'Placing your order…' })).toBeVisible();
});

for (const look of looks) {
  test.describe(`in ${look.name}`, () => {
    for (const { id, title, name } of readKitchenSinks()) {
      test(`${title}, ${name}`, async ({ desk }) => {
        const page = await desk.newPage(look);
        await page.emulateMedia({
          forcedColors: look.isForced ? 'active' : 'none',
          contrast: look.hasMoreContrast ? 'more' : 'no-preference',
        });
        const story = await openStory(page, { origin: desk.origin, id, globals: look.globals });

        expect(story.complaints).toEqual([]);
        expect(story.phase).toBe('finished');
        expect(await page.evaluate(findClippedTexts)).toEqual([]);

        const axe = new AxeBuilder({ page }).include('body').setLegacyMode().disableRules(unaskedIn(look));
        const { violations } = await axe.analyze();
        expect(violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}
