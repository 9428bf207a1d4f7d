import { expect, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { openAt } from './place.ts';

/*
 * Widths of the specification that differ from one window to another: a story is played in one window only.
 */

/** CSS pixels of what lies on the edges of the window: left, right and width. */
async function placeOf(page: Page) {
  // The dialog stands inside of the panel's border.
  const panel = page.getByRole('dialog', { name: 'Profile' }).locator('..');
  const box = await panel.boundingBox();
  if (!box) throw new Error('the drawer is not there');
  return { left: box.x, right: box.x + box.width, width: box.width };
}

for (const { width, expected } of [
  { width: 1200, expected: 400 },
  { width: 768, expected: 400 },
  { width: 767, expected: 767 },
  { width: 390, expected: 390 },
]) {
  test(`the user drawer is ${expected} px wide at the right of a window of ${width} px [S2-DRAWER-WIDTH, S9-DRAWER]`, async ({
    desk,
  }) => {
    const page = await openAt(desk, { id: 'overlays-sidedrawer--panel', width });
    await expect.poll(() => placeOf(page)).toEqual({ left: width - expected, right: width, width: expected });
  });
}

for (const width of [1200, 390]) {
  test(`a drawer takes 85 % of a window of ${width} px, from the right or from the left [S2-SLIDE-DIRECTION, S9-DRAWER]`, async ({
    desk,
  }) => {
    const share = width * 0.85;
    const right = await openAt(desk, { id: 'overlays-sidedrawer--wide', width });
    await expect.poll(async () => (await placeOf(right)).width).toBeCloseTo(share, 0);
    expect((await placeOf(right)).right).toBeCloseTo(width, 0);

    const left = await openAt(desk, { id: 'overlays-sidedrawer--from-the-left', width });
    await expect.poll(async () => (await placeOf(left)).left).toBe(0);
    expect((await placeOf(left)).width).toBeCloseTo(share, 0);
  });
}

test('a toast is 300 px wide at most, and as wide as a phone lets it be [S9-TOAST]', async ({ desk }) => {
  const id = 'overlays-toast--unusual-texts';
  const desktop = await openAt(desk, { id, width: 1200 });
  const widths = (page: Page) =>
    page.getByRole('listitem').evaluateAll((toasts) => toasts.map((toast) => toast.clientWidth + 2));
  await expect.poll(() => widths(desktop)).toEqual([300, 300]);

  const phone = await openAt(desk, { id, width: 390 });
  await expect.poll(() => widths(phone)).toEqual([358, 358]);
});

test('a skeleton stands still where motion is reduced [I2-1-MOTION]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'display-skeleton--rows', width: 1200 });
  const shape = page.locator('#storybook-root .shimmer').first();
  await expect(shape).toHaveCSS('animation-name', 'ui-appear');
});

test('the preview of an avatar is a round of 64 px [S9-AVATAR]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'inputs-cropper--landscape', width: 1200 });
  const frame = page.getByRole('img', { name: 'Avatar Preview' }).locator('..');
  await expect(frame).toHaveCSS('width', '64px');
  await expect(frame).toHaveCSS('height', '64px');
  const { width, radius, overflow } = await frame.evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      width: element.clientWidth,
      radius: Number.parseFloat(style.borderTopLeftRadius),
      overflow: style.overflow,
    };
  });
  expect(overflow).toBe('hidden');
  expect(radius).toBeGreaterThanOrEqual(width / 2);
});
