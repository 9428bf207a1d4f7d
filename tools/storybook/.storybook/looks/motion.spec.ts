import { expect, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { boxOf, openAt } from './place.ts';

/*
 * How overlays come and go, and what moves in its place. The desk asks for less motion: here it is asked for.
 */

const kinds = [
  { opener: 'Open form', name: 'Form', width: 1200, isOpaque: false },
  { opener: 'Open form', name: 'Form', width: 390, isOpaque: true },
  { opener: 'Ask', name: 'Confirm', width: 390, isOpaque: true },
  { opener: 'Open drawer', name: 'Drawer', width: 1200, isOpaque: true },
  { opener: 'Open picture', name: 'ID Front', width: 1200, isOpaque: false },
] as const;

/** What slides is opaque on its way; what stands in the middle fades in its place. */
for (const { opener, name, width, isOpaque } of kinds) {
  test(`${name} at ${width} px leaves by motion, can be pressed no more and gives the focus back [I3A-LOOK-12]`, async ({
    desk,
  }) => {
    const page = await openAt(desk, { id: 'overlays-motion--comes-and-goes', width });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();

    if (isOpaque) expect(Math.min(...(await opacitiesWhile(page, 12)))).toBe(1);

    // One that is closed on its way in does not leave by motion (docs/decisions/overlays-and-keyboard.md).
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const playAt = await playerOf(page);
    await playAt(0.1);
    await page.keyboard.press('Escape');
    const leaving = page.locator('[data-exiting][inert]').getByRole('dialog', { name, includeHidden: true });
    await expect(leaving).toBeAttached();
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
    if (isOpaque) expect(Math.min(...(await opacitiesWhile(page, 6)))).toBe(1);
    await playAt(1);
    await expect(page.getByRole('dialog', { name, includeHidden: true })).toHaveCount(0);
  });
}

/**
 * Sets the speed of all motion in a page, so that a busy machine sees enough of it. The page goes on with other stories: a
 * test leaves it at 1.
 */
async function playerOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
}

/** Of the panel and what it stands in, in so many frames. */
function opacitiesWhile(page: Page, frames: number): Promise<number[]> {
  return page.evaluate(async (count) => {
    const seen: number[] = [];
    for (let frame = 0; frame < count; frame += 1) {
      const dialog = document.querySelector('[role="dialog"]');
      for (let element = dialog; element; element = element.parentElement) {
        seen.push(Number(getComputedStyle(element).opacity));
      }
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return seen;
  }, frames);
}

test('a button that closes its dialog counts one press of two [I3A-LOOK-12]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'overlays-motion--comes-and-goes', width: 1200 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Open form' }).click();
  const save = await boxOf(page.getByRole('button', { name: 'Save' }));
  await page.mouse.click((save.left + save.right) / 2, (save.top + save.bottom) / 2);
  await page.mouse.click((save.left + save.right) / 2, (save.top + save.bottom) / 2);
  await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByText('Pressed: 1')).toBeVisible();
});

test('an accordion opens by its height, the underline of tabs slides [I3A-LOOK-12] [I2-5-STRUCTURE]', async ({
  desk,
}) => {
  const accordion = await openAt(desk, { id: 'display-accordion--closed', width: 1200 });
  await accordion.emulateMedia({ reducedMotion: 'no-preference' });
  const playAccordionAt = await playerOf(accordion);
  await playAccordionAt(0.1);
  const heights = await accordion.evaluate(async () => {
    const row = [...document.querySelectorAll('button')].find((button) =>
      button.textContent.startsWith('Charges'),
    );
    const panel = document.getElementById(row?.getAttribute('aria-controls') ?? '');
    row?.click();
    const seen: number[] = [];
    for (let frame = 0; frame < 30; frame += 1) {
      seen.push(panel?.offsetHeight ?? 0);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return seen;
  });
  expect(new Set(heights).size).toBeGreaterThan(3);
  await playAccordionAt(1);

  const tabs = await openAt(desk, { id: 'navigation-tabs--contents', width: 1200 });
  await tabs.emulateMedia({ reducedMotion: 'no-preference' });
  const playTabsAt = await playerOf(tabs);
  await playTabsAt(0.1);
  const sampling = tabs.evaluate(async () => {
    const seen: number[] = [];
    for (let frame = 0; frame < 90; frame += 1) {
      const line = document.querySelector('[role="tab"] [class~="bg-accent"]');
      if (line) seen.push(Math.round(line.getBoundingClientRect().left));
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return seen;
  });
  await tabs.getByRole('tab', { name: /Awaiting/ }).click();
  const lefts = await sampling;
  expect(new Set(lefts).size).toBeGreaterThan(3);
  await playTabsAt(1);
});

for (const { width, header } of [
  { width: 390, header: 56 },
  { width: 1200, header: 64 },
]) {
  test(`toasts stand below the header of a window of ${width} px, and stir when they are said again [I3A-USE-9]`, async ({
    desk,
  }) => {
    const page = await openAt(desk, { id: 'overlays-motion--comes-and-goes', width });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('button', { name: 'Say it' }).click();
    const toast = page.getByRole('listitem');
    await expect(toast).toBeVisible();
    expect((await boxOf(toast)).top).toBeGreaterThanOrEqual(header);
    await expect(toast.locator('.animate-nudge')).toHaveCount(0);
    await page.getByRole('button', { name: 'Say it' }).click();
    await expect(toast).toHaveCount(1);
    await expect(toast.locator('.animate-nudge')).toHaveCSS('animation-name', 'ui-nudge');
  });
}
