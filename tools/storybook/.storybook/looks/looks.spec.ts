import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { forget, readPictures } from './baseline.ts';
import { test } from './desk.ts';
import { findClippedTexts } from './findClippedTexts.ts';
import { findCoveredTexts } from './findCoveredTexts.ts';
import { readKitchenSinks } from './readKitchenSinks.ts';
import { devices, type Look } from './devices.ts';
import { openStory } from './openStory.ts';
import { comparePicture } from './comparePicture.ts';

/** What of axe's rules colours, sizes and languages may change; the others are asked once on each device. */
const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'label-content-name-mismatch',
];

const rulesOfColours = new Set(['color-contrast', 'link-in-text-block']);

/** Density and language leave the colours as the first look, light, has them. */
function hasColoursOfItsOwn({ globals, hasMoreContrast = false }: Look): boolean {
  return hasMoreContrast || globals.theme !== undefined || globals.palette !== undefined;
}

/** Why not these: docs/decisions/tests.md */
function isAsked(rule: string, look: Look): boolean {
  if (rule === 'label-content-name-mismatch') return look.globals.locale !== 'hi-long';
  return !rulesOfColours.has(rule) || (!look.isForced && hasColoursOfItsOwn(look));
}

async function violationsIn(page: Page, look: Look, isFirst: boolean): Promise<string[]> {
  // The first look has brought axe into the page: half a megabyte that need not be read again for each of the others. A
  // script with a value, as `axe` alone would be, is answered with all of that.
  const axe = new AxeBuilder({ page, ...(isFirst ? {} : { axeSource: ';' }) })
    .include('body')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (!isFirst) axe.withRules(rulesOfLooks.filter((rule) => isAsked(rule, look)));
  // A tooltip is said with its control: no landmark has to lead to it.
  else if ((await page.getByRole('tooltip').count()) > 0) axe.disableRules('region');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary.replaceAll(/\s+/g, ' ')}`),
  );
}

test('there are kitchen sinks', () => {
  expect(readKitchenSinks().length).toBeGreaterThanOrEqual(5);
});

test('the check of cut texts sees them [I2-7-LOOKS]', async ({ desk }) => {
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

test('the check of texts in forced colours sees them [I2-1-FORCED] [I2-DONE-FORCED]', async ({ desk }) => {
  const page = await desk.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`
    <p style="background: Highlight; color: HighlightText">Covered</p>
    <p style="background: Highlight; color: HighlightText; forced-color-adjust: none">Readable</p>
    <p style="background: teal">Left to the browser</p>`);
  expect(await page.evaluate(findCoveredTexts)).toEqual(['“Covered” on the highlight']);
});

test('a page of documentation shows all of its stories at once', async ({ desk }) => {
  const page = await desk.newPage();
  await page.goto(`${desk.origin}/iframe.html?id=actions-button--docs&viewMode=docs`);
  const stories = page.locator('.docs-story');
  await expect(stories.getByRole('button', { name: 'Deposit ₹50,000' }).first()).toBeVisible();
  await expect(stories.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(stories.getByRole('button', { name: 'Placing your order…' })).toBeVisible();
});

for (const device of devices) {
  test.describe(device.name, () => {
    for (const { id, title, name } of readKitchenSinks()) {
      test(`${title}, ${name} [I2-7-LOOKS]`, async ({ desk }) => {
        const page = await desk.samePage(device);
        const story = await openStory(page, { origin: desk.origin, id });
        for (const [index, look] of device.looks.entries()) {
          await test.step(look.name, async () => {
            expect.soft(await story.show(look), `${look.name}: how drawing it ended`).toBe('finished');
            if (look.isPictured) {
              await story.allHasCome();
              await comparePicture(page, { id, look: look.name });
            }
            const cut = await page.evaluate(findClippedTexts);
            expect.soft(cut, `${look.name}: texts that are cut`).toEqual([]);
            const covered = look.isForced ? await page.evaluate(findCoveredTexts) : [];
            expect.soft(covered, `${look.name}: texts that are covered`).toEqual([]);
            const found = await violationsIn(page, look, index === 0);
            expect.soft(found, `${look.name}: what axe found`).toEqual([]);
            expect.soft(story.takeComplaints(), `${look.name}: errors in the console`).toEqual([]);
          });
        }
      });
    }
  });
}

// oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for the pattern, and this test for no fixture.
test('Pictures: none is left over [I2-7-PICTURES]', ({}, { config }) => {
  const pictured = devices.flatMap(({ looks }) => looks.filter(({ isPictured }) => isPictured));
  const subjects = new Set(
    readKitchenSinks().flatMap(({ id }) => pictured.map(({ name }) => `${id}-${name}`)),
  );
  const orphans = readPictures()
    .filter(({ picture }) => !picture || !subjects.has(picture.subject))
    .map(({ file }) => file);
  if (config.updateSnapshots === 'none') expect(orphans).toEqual([]);
  else orphans.forEach(forget);
});
