import type { Locator, Page } from '@playwright/test';

/** A phone of 390 px that is touched. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** CSS pixels: how far the finger moves at once, and how far from the edges of the box it stays. */
const stride = 50;
const margin = 10;

/** Moves a finger over the box, upwards, from edge to edge. */
export async function swipeUp(page: Page, box: Locator): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  const bounds = await box.boundingBox();
  if (!bounds) throw new Error('There is nothing to swipe.');
  const devtools = await page.context().newCDPSession(page);
  const x = bounds.x + bounds.width / 2;
  const bottom = bounds.y + bounds.height - margin;
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: bottom }] });
  for (let y = bottom; y >= bounds.y + margin; y -= stride) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
