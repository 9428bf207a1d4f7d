import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { openStory } from './openStory.ts';
import { openAt } from './place.ts';

/*
 * Hover, press and focus as they are seen: a real pointer on the control, and the pixels of the page before and after.
 */

type Pixel = readonly [red: number, green: number, blue: number];

/** The colour of a spot where the control has neither text nor icon. */
async function colourOf(page: Page, control: Locator): Promise<Pixel> {
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not there');
  // Beside the left edge, within the border; high enough to miss a label in the middle.
  const clip = { x: box.x + Math.min(6, box.width / 4), y: box.y + box.height / 2 - 1, width: 2, height: 2 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue] as const;
  }, picture);
}

function luminance(pixel: Pixel): number {
  const [red = 0, green = 0, blue = 0] = pixel.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Pixel, other: Pixel): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Ratio that an eye tells apart between two areas beside each other. */
const least = 1.06;

const grounds = ['Ground', 'Card', 'Panel', 'Track', 'Selected'];
const controls = [
  ...grounds.flatMap((ground) => [`Ghost on ${ground}`, `Button on ${ground}`, `Icon on ${ground}`]),
  'Primary',
  'Soft',
  'Danger',
  'Buy',
  'Sell',
  'More',
  'Bank Accounts',
  'Charges',
].map((name) => ({ role: 'button', name }) as const);
const others = [
  { role: 'tab', name: 'Market' },
  { role: 'radio', name: '1W' },
  { role: 'button', name: /SURYANSH 1,121/ },
  { role: 'button', name: /Order filled/ },
] as const;

for (const theme of ['light', 'dark'] as const) {
  test(`every control shows hover and press on every ground in ${theme} [I3A-LOOK-8]`, async ({ desk }) => {
    const page = await desk.samePage({ width: 1200 });
    const { origin } = desk;
    const story = await openStory(page, { origin, id: 'foundations-states--every-control' });
    await story.show({ name: theme, globals: { theme } });
    const weak: string[] = [];
    for (const { role, name } of [...controls, ...others]) {
      const control = page.getByRole(role, { name, exact: typeof name === 'string' });
      await control.scrollIntoViewIfNeeded();
      await page.mouse.move(1199, 1);
      const rest = await colourOf(page, control);
      await control.hover();
      const hovered = await colourOf(page, control);
      await page.mouse.down();
      const pressed = await colourOf(page, control);
      await page.mouse.up();
      if (contrast(rest, hovered) < least) weak.push(`${String(name)}, hover`);
      if (contrast(rest, pressed) < least) weak.push(`${String(name)}, press`);
      if (contrast(hovered, pressed) < 1.03) weak.push(`${String(name)}, press beside hover`);
    }
    expect(weak).toEqual([]);
  });
}

test('every control shows the focus [I3A-LOOK-8] [I2-DONE-KEYS]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'foundations-states--every-control', width: 1200 });
  const without: string[] = [];
  let stops = 0;
  for (; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return null;
      // The ring may lie on what is drawn for a hidden input.
      const drawn = [
        active,
        active.closest('label'),
        ...(active.closest('label')?.querySelectorAll('*') ?? []),
      ];
      const hasRing = drawn.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      return { name: active.getAttribute('aria-label') ?? active.textContent, hasRing };
    });
    if (!found) break;
    if (!found.hasRing) without.push(found.name);
  }
  expect(stops).toBeGreaterThan(20);
  expect(without).toEqual([]);
});
