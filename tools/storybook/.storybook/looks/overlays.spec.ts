import { expect, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { openStory } from './openStory.ts';
import { boxOf, openAt } from './place.ts';

/*
 * Where overlays stand in windows of several sizes: a story is played in one window only.
 */

/** Marks of the sandbox that can be seen, and are not dimmed. */
function brightMarks(page: Page): Promise<number> {
  return page.evaluate(() => {
    const words = 'Sandbox: simulated market and money';
    const marks = [...document.querySelectorAll('span')].filter(
      (span) => span.querySelector('svg') && span.lastElementChild?.textContent === words,
    );
    return marks.filter((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      if (width === 0) return false;
      // The dimming takes no presses, and is cut out where a mark stays bright.
      const [x, y] = [left + width / 2, top + height / 2];
      const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
      const own = mark.closest('[role="dialog"]');
      const isCovered = dialogs.some((dialog) => {
        const box = dialog.getBoundingClientRect();
        const isOver = x > box.left && x < box.right && y > box.top && y < box.bottom;
        return (
          dialog !== own &&
          isOver &&
          own?.compareDocumentPosition(dialog) !== Node.DOCUMENT_POSITION_PRECEDING
        );
      });
      return !isCovered;
    }).length;
  });
}

interface PhoneForm {
  id: string;
  title: string;
  submit: string;
  /** Where the story shows the page from which it is opened. */
  opener?: RegExp;
}

const forms: readonly PhoneForm[] = [
  { id: 'screens-login-create-account--empty', title: 'Create Account', submit: 'Create Account' },
  { id: 'screens-login-forgot-password--verification', title: 'Forgot Password', submit: 'Verify' },
  { id: 'screens-login--sandbox', title: 'Region and language', submit: 'Apply', opener: /^Your region/ },
  { id: 'screens-profile-change-password--empty', title: 'Change Password', submit: 'Change Password' },
  { id: 'screens-profile-set-pin--verify-password', title: 'Set PIN', submit: 'Verify' },
  { id: 'screens-profile-update-avatar--empty', title: 'Update Avatar', submit: 'Upload Avatar' },
];

for (const width of [390, 320]) {
  for (const { id, title, submit, opener } of forms) {
    test(`${title} fills a phone of ${width} px: a head of 56 px, its button at the foot, one mark [I3A-LOOK-7]`, async ({
      desk,
    }) => {
      const page = await openAt(desk, { id, width, height: 700 });
      if (opener) await page.getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog', { name: title });
      const button = dialog.getByRole('button', { name: submit, exact: true });
      await expect(button).toBeVisible();
      await expect.poll(() => boxOf(dialog)).toEqual({ left: 0, top: 0, right: width, bottom: 700 });

      const head = await boxOf(dialog.locator('header').first());
      expect(head.bottom - head.top).toBeLessThanOrEqual(57);
      const foot = await boxOf(button);
      expect(700 - foot.bottom).toBeGreaterThanOrEqual(8);
      expect(700 - foot.bottom).toBeLessThanOrEqual(20);
      expect(await brightMarks(page)).toBe(1);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
  }

  test(`a question is a sheet of ${width} px as high as its content [I3A-LOOK-7]`, async ({ desk }) => {
    const page = await openAt(desk, { id: 'overlays-confirm--default', width });
    const dialog = page.getByRole('dialog', { name: 'Confirm' });
    await expect.poll(async () => (await boxOf(dialog)).bottom).toBe(800);
    const { left, right, top } = await boxOf(dialog);

    expect([left, right]).toEqual([0, width]);
    expect(800 - top).toBeLessThan(260);
    const confirm = await boxOf(dialog.getByRole('button', { name: 'Confirm' }));
    expect(800 - confirm.bottom).toBeLessThanOrEqual(20);
  });
}

test('a long text is a sheet of at most 94 % of a phone [I3A-LOOK-7]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'overlays-modal--long-content', width: 390 });
  const dialog = page.getByRole('dialog', { name: 'Terms' });
  await expect.poll(async () => (await boxOf(dialog)).top).toBe(48);
  const read = await boxOf(dialog.getByRole('button', { name: 'I have read them' }));
  expect(800 - read.bottom).toBeLessThanOrEqual(20);
});

test('a window too low for head and foot lets them scroll with the content [I3A-LOOK-19]', async ({
  desk,
}) => {
  const page = await openAt(desk, { id: 'screens-profile-user-drawer--complete', width: 720, height: 450 });
  const dialog = page.getByRole('dialog', { name: 'Profile' });
  await expect
    .poll(() => dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeGreaterThan(50);
  const row = dialog.getByRole('button', { name: 'Bank Accounts' });
  await row.scrollIntoViewIfNeeded();
  // Four rows of 48 px and more have the window for themselves.
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const head = await boxOf(dialog.locator('header').first());
  expect(head.bottom).toBeLessThanOrEqual(0);
  await expect(dialog.getByRole('button', { name: 'Logout' })).toBeInViewport();
});

for (const width of [320, 390]) {
  test(`the calendar is a sheet in a window of ${width} px, with days of 40 px [I3A-LOOK-5]`, async ({
    desk,
  }) => {
    const page = await openAt(desk, { id: 'inputs-datefield--filled', width });
    await page.getByRole('button', { name: 'Choose Date of Birth from a calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Date of Birth from a calendar' });
    await expect.poll(async () => (await boxOf(dialog)).bottom).toBe(800);
    const { left, right } = await boxOf(dialog);
    expect([left, right]).toEqual([0, width]);
    const days = await dialog.locator('td [role="button"]:visible').evaluateAll((cells) =>
      cells.map((cell) => {
        const box = cell.getBoundingClientRect();
        return { left: box.left, right: box.right, width: box.width, height: box.height };
      }),
    );
    expect(days.length).toBeGreaterThanOrEqual(28);
    expect(Math.min(...days.map((day) => day.width))).toBeGreaterThanOrEqual(40);
    expect(Math.min(...days.map((day) => day.height))).toBeGreaterThanOrEqual(40);
    expect(Math.min(...days.map((day) => day.left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...days.map((day) => day.right))).toBeLessThanOrEqual(width);
  });
}

for (const { id, role } of [
  { id: 'overlays-kitchen-sink--notices-popover', role: 'dialog' },
  { id: 'overlays-kitchen-sink--action-menu', role: 'menu' },
  { id: 'overlays-menu--unusual-texts', role: 'menu' },
  { id: 'overlays-sidedrawer--panel', role: 'dialog' },
  { id: 'overlays-kitchen-sink--search', role: 'dialog' },
] as const) {
  test(`${id} is no wider than a window of 320 px, and neither is the page [I3A-LOOK-4]`, async ({
    desk,
  }) => {
    const page = await openAt(desk, { id, width: 320 });
    const panel = page.getByRole(role).first();
    await expect(panel).toBeVisible();
    const { left, right } = await boxOf(panel);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the page behind stands where it stood while an overlay is open [I3A-LOOK-4]', async ({
  desk,
  playwright,
}) => {
  // A scrollbar that takes room, as on a desktop; Playwright hides them.
  const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' });
  await openStory(page, { origin: desk.origin, id: 'overlays-motion--comes-and-goes' });
  const opener = page.getByRole('button', { name: 'Open form' });
  const dialog = page.getByRole('dialog', { name: 'Form', includeHidden: true });
  const room = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(0);
  // The width of the page besides the place of what stands at its left, which would stay either way.
  const behind = async () => [await boxOf(opener), await boxOf(page.locator('body'))];
  const before = await behind();
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await behind()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await behind()).toEqual(before);
  await browser.close();
});

test('forced colours tell the present tab and keep the bars of the steps [I3A-LOOK-16] [I2-1-FORCED]', async ({
  desk,
}) => {
  const tabs = await openAt(desk, { id: 'navigation-tabs--filter', width: 1200 });
  await tabs.emulateMedia({ forcedColors: 'active' });
  const lines = await tabs.getByRole('tab').evaluateAll((all) =>
    all.map((tab) => ({
      isPresent: tab.getAttribute('aria-selected') === 'true',
      border: getComputedStyle(tab).borderBottomWidth,
      lines: tab.querySelectorAll('[class~="bg-accent"]').length,
    })),
  );
  for (const { isPresent, border, lines: count } of lines) {
    expect(border).toBe('0px');
    expect(count).toBe(isPresent ? 1 : 0);
  }

  for (const id of [
    'screens-login-forgot-password--verification',
    'screens-profile-set-pin--verify-password',
  ]) {
    const page = await openAt(desk, { id, width: 1200 });
    await page.emulateMedia({ forcedColors: 'active' });
    const bars = page.getByRole('dialog').locator('[aria-hidden="true"]:has(+ [role="status"]) > span');
    await expect(bars).toHaveCount(2);
    const drawn = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const canvas = getComputedStyle(document.body).backgroundColor;
        const { backgroundColor, borderTopWidth } = getComputedStyle(bar);
        return { isFilled: backgroundColor !== canvas, isFramed: Number.parseFloat(borderTopWidth) > 0 };
      }),
    );
    expect(drawn[0]?.isFilled).toBe(true);
    expect(drawn[1]?.isFramed).toBe(true);
  }
});

test('in Hindi captions and ticks are 1 px larger and headings weigh 550 [I3A-LOOK-29]', async ({ desk }) => {
  const page = await openAt(desk, { id: 'overlays-confirm--long-hindi', width: 1200 });
  const sizes = await page.evaluate(() => {
    document.documentElement.lang = 'hi-IN';
    const measure = (name: string) => {
      const element = document.createElement('p');
      element.className = name;
      document.body.append(element);
      const { fontSize, fontWeight } = getComputedStyle(element);
      element.remove();
      return { fontSize, fontWeight };
    };
    const hindi = [measure('text-caption'), measure('text-tick'), measure('text-heading')];
    document.documentElement.lang = 'en-IN';
    return { hindi, english: [measure('text-caption'), measure('text-tick'), measure('text-heading')] };
  });
  expect(sizes.hindi.map(({ fontSize }) => fontSize)).toEqual(['13px', '12px', '20px']);
  expect(sizes.english.map(({ fontSize }) => fontSize)).toEqual(['12px', '11px', '20px']);
  expect([sizes.hindi[2]?.fontWeight, sizes.english[2]?.fontWeight]).toEqual(['550', '600']);
});
