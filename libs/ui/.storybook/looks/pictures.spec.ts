import { expect, type Page } from '@playwright/test';
import { baselineFor, fileOf, forget, forgetOthers, readPictures, type Picture } from './baseline.ts';
import { test } from './desk.ts';
import { readKitchenSinks } from './kitchenSinks.ts';
import { openStory } from './openStory.ts';

const themes = ['light', 'dark'] as const;
const sinks = readKitchenSinks();

/** Images and lazy parts are there, or still under way after two seconds, as the image is that never loads. */
async function loaded(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
}

async function expectPicture(page: Page, picture: Picture) {
  await expect(page).toHaveScreenshot(fileOf(picture), {
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    // Smoothing of letters differs by a few pixels between two runs of one browser.
    maxDiffPixelRatio: 0.001,
  });
}

for (const theme of themes) {
  test.describe(`Picture, ${theme}`, () => {
    for (const { id, title, name } of sinks) {
      test(`${title}, ${name}`, async ({ desk, browser }, { config, annotations }) => {
        const page = await desk.newPage();
        await openStory(page, { origin: desk.origin, id, globals: { theme } });
        await loaded(page);
        const now = {
          subject: `${id}-${theme}`,
          chromiumMajor: Number.parseInt(browser.version(), 10),
        };
        if (config.updateSnapshots !== 'none') {
          await expectPicture(page, now);
          forgetOthers(now);
          return;
        }
        const baseline = baselineFor(now) ?? now;
        if (baseline.chromiumMajor === now.chromiumMajor) {
          await expectPicture(page, now);
          return;
        }
        // Another browser than that of the pictures: what differs is told and proves nothing.
        const outcome = await expectPicture(page, baseline).then(
          () => 'the same',
          (error: unknown) => String(error).split('\n').slice(0, 4).join(' '),
        );
        const description = `Chromium ${now.chromiumMajor} beside ${fileOf(baseline)}: ${outcome}`;
        annotations.push({ type: 'other browser', description });
        console.log(description);
      });
    }
  });
}

// oxlint-disable-next-line eslint/no-empty-pattern -- Playwright asks for the pattern, and this test for no fixture.
test('Picture: none is left over', ({}, { config }) => {
  const subjects = new Set(sinks.flatMap(({ id }) => themes.map((theme) => `${id}-${theme}`)));
  const orphans = readPictures()
    .filter(({ picture }) => !picture || !subjects.has(picture.subject))
    .map(({ file }) => file);
  if (config.updateSnapshots === 'none') expect(orphans).toEqual([]);
  else orphans.forEach(forget);
});
