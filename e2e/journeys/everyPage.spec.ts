import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { clientPages, guestPages } from '../pages/allPages.ts';
import { expectAccessible } from '../pages/expectAccessible.ts';
import { horizontalOverflow, noOverflow } from '../pages/horizontalOverflow.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { closeOverlays, guestOverlays, kycSteps, overlaysOfClients } from '../pages/overlays.ts';
import { seenTexts, shiftOf, watchShifts } from '../pages/pageHealth.ts';
import { phone } from '../pages/touch.ts';
import { measureTouchTargets } from '../pages/touchTargets.ts';

/*
 * Every page is loaded in each setting once, and all that is asked of a page there is asked at once: a load is what costs.
 * A new page joins them in pages/allPages.ts, a new overlay in pages/overlays.ts.
 */

const mark = 'Sandbox: simulated market and money';

/** Loads a page and waits until all of its parts are there. */
async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Every target is there for a finger, and nothing is wider than the phone. */
async function expectTouchable(page: Page, name: string) {
  // A sheet that still slides in has no place yet.
  await expect
    .poll(async () => {
      const { measured, small } = await measureTouchTargets(page);
      return measured > 0 ? small : 'nothing to touch';
    }, name)
    .toEqual([]);
  await expect.poll(() => horizontalOverflow(page), name).toEqual(noOverflow);
}

/** No wider than a window of these widths, nor with letters twice as large in the narrowest one. */
async function expectNarrow(page: Page, path: string, widths: readonly number[]) {
  const height = page.viewportSize()?.height ?? 844;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => horizontalOverflow(page), `${path}, ${width} px`).toEqual(noOverflow);
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => horizontalOverflow(page), `${path}, large text`).toEqual(noOverflow);
}

interface Setting {
  language: 'en' | 'hi';
  width: number;
  height: number;
  /** How much of a page may move while it loads. */
  mostShift: number;
  look: (page: Page, path: string) => Promise<void>;
}

/** Loads each page in that setting: the layout stays where it is, and then the page is looked at. */
async function walk(page: Page, paths: readonly string[], setting: Setting) {
  const { language, width, height, mostShift, look } = setting;
  for (const path of paths) {
    await page.setViewportSize({ width, height });
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect.soft(await shiftOf(page), `${path} shifts`).toBeLessThanOrEqual(mostShift);
    await look(page, path);
  }
}

const nothing = () => Promise.resolve();

/** Two tests have them side by side. */
const half = Math.ceil(clientPages.length / 2);

const settings = {
  'at a desk': {
    language: 'en',
    width: 1440,
    height: 900,
    mostShift: 0.02,
    look: expectAccessible,
  },
  'on a phone': {
    language: 'en',
    width: 390,
    height: 844,
    mostShift: 0.02,
    async look(page, path) {
      await expectTouchable(page, path);
      await expect.poll(() => seenTexts(page, mark), `${path}, the mark`).toBeGreaterThan(0);
      await expectNarrow(page, path, [320]);
    },
  },
  'on a small phone in Hindi': {
    language: 'hi',
    width: 320,
    height: 640,
    mostShift: 0.05,
    look: (page, path) => expectNarrow(page, path, [390, 320]),
  },
  // Shifts alone: where letters and widths are others, other lines break.
  'on a small phone': { language: 'en', width: 320, height: 640, mostShift: 0.05, look: nothing },
  'on a phone in Hindi': { language: 'hi', width: 390, height: 844, mostShift: 0.05, look: nothing },
  'at a desk in Hindi': { language: 'hi', width: 1440, height: 900, mostShift: 0.05, look: nothing },
} as const satisfies Readonly<Record<string, Setting>>;

for (const [where, setting] of Object.entries(settings)) {
  test.describe(`every page ${where} [I3-FIG-AXE] [I3-FIG-TOUCH] [I3-10-HINDI] [I3A-LOOK-4] [I3A-LOOK-11] [I3A-LOOK-15] [I3A-SPEC-11] [I3A-SPEC-MARK] [I4B-E14]`, () => {
    test.use(setting.width === 1440 ? {} : phone);
    // Many pages.
    test.slow();
    test.beforeEach(async ({ page }) => {
      await watchShifts(page);
      await page.addInitScript(
        (preferences) => localStorage.setItem('wealth.preferences', preferences),
        JSON.stringify({ language: setting.language }),
      );
    });

    test('of a guest', async ({ page }) => {
      // The first page brings its letters along: one with much text, which would break anew.
      await walk(page, ['/about', ...guestPages], setting);
    });

    test('of a client, the first half', async ({ page, loginPage }) => {
      await loginPage.enter('/dashboard', clients.approved);
      await walk(page, clientPages.slice(0, half), setting);
    });

    test('of a client, the second half', async ({ page, loginPage }) => {
      await loginPage.enter('/dashboard', clients.approved);
      await walk(page, clientPages.slice(half), setting);
      // Large letters of the last page are gone, and an overlay is no wider either.
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await page.evaluate(() => window.scrollX)).toBe(0);
      expect(await horizontalOverflow(page)).toEqual(noOverflow);
    });
  });
}

test.describe('every dialog, drawer and step on a phone, for a finger and for axe in either theme [I3-FIG-AXE] [I3-FIG-TOUCH]', () => {
  test.use(phone);
  // Many screens, each looked at twice.
  test.slow();

  async function look(page: Page, name: string) {
    await expectTouchable(page, name);
    await expectAccessible(page, name);
  }

  test('of a guest', async ({ page, loginPage }) => {
    await page.goto('/login');
    await expect(loginPage.username).toBeEnabled();
    for (const { name, show } of guestOverlays) {
      await show(page);
      await look(page, name);
      await closeOverlays(page);
    }
  });

  test('of the identity check', async ({ page, loginPage, sandbox }) => {
    await loginPage.enter('/kyc', clients.unverified);
    await expect.poll(() => seenTexts(page, mark), '/kyc, the mark').toBeGreaterThan(0);
    for (const { name, show } of kycSteps) {
      await show(page);
      await look(page, name);
    }
    await sandbox.setKyc(clients.unverified, 'rejected', 'The photograph of the back cannot be read.');
    await expect(page.getByRole('heading', { name: 'Verification Rejected' })).toBeVisible();
    await look(page, 'Status, rejected');
  });

  for (const [of, overlays] of overlaysOfClients) {
    test(`of a client: ${of}`, async ({ page, loginPage }) => {
      await loginPage.enter('/me/profile', clients.approved);
      for (const { name, show } of overlays) {
        await show(page);
        await look(page, name);
        await closeOverlays(page);
      }
    });
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the head stands on one line [I3A-LOOK-20]', async ({ page, loginPage }) => {
    await loginPage.enter(lightPage, clients.approved);
    const head = page.getByRole('banner');
    await expect(head.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const middles = await head.locator('button svg, [class*=line-clamp]').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    expect(await head.evaluate((element) => element.getBoundingClientRect().height)).toBe(58);
  });
});
