import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { baselineFor, fileOf, forgetOthers, type Picture } from './baseline.ts';

const settings = {
  fullPage: true,
  animations: 'disabled',
  caret: 'hide',
  stylePath: fileURLToPath(new URL('picture.css', import.meta.url)),
  // Smoothing of letters differs by a few pixels between two machines with one browser.
  maxDiffPixelRatio: 0.0003,
} as const;

/** Other looks follow in the same test: a picture that is not the same is no end of it. */
async function expectSame(page: Page, picture: Picture) {
  const file = fileOf(picture);
  const message = `${file} is not what the story shows. If the change is meant: npm run storybook:pictures`;
  await expect.soft(page, message).toHaveScreenshot(file, settings);
}

export interface PictureRequest {
  /** Of the story. */
  id: string;
  look: string;
}

/**
 * Compares what is on the page with its committed picture, or takes that picture anew where Playwright is told to. A
 * picture of another Chromium is compared too: what differs is told and proves nothing.
 */
export async function comparePicture(page: Page, { id, look }: PictureRequest) {
  const { config, annotations } = test.info();
  const version = page.context().browser()?.version() ?? '';
  const now = { subject: `${id}-${look}`, chromiumMajor: Number.parseInt(version, 10) };
  if (config.updateSnapshots !== 'none') {
    await expectSame(page, now);
    forgetOthers(now);
    return;
  }
  const baseline = baselineFor(now) ?? now;
  if (baseline.chromiumMajor === now.chromiumMajor) {
    await expectSame(page, now);
    return;
  }
  const outcome = await expect(page)
    .toHaveScreenshot(fileOf(baseline), settings)
    .then(
      () => 'the same',
      (error: unknown) => String(error).split('\n').slice(0, 4).join(' '),
    );
  const description = `Chromium ${now.chromiumMajor} beside ${fileOf(baseline)}: ${outcome}`;
  annotations.push({ type: 'other browser', description });
  console.log(description);
}
