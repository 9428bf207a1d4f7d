import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { serveSite } from '../serveSite.ts';
import { withoutHighlights } from '../withoutHighlights.ts';

export interface PageOptions {
  /** CSS pixels. @default 1200 */
  width?: number | undefined;
  /** CSS pixels. @default 800 */
  height?: number | undefined;
  isTouch?: boolean | undefined;
}

export interface Desk {
  /** Address of the built Storybook. */
  origin: string;
  /** A fresh page in the place of the last one; the scripts of Storybook are fetched and compiled once for all. */
  newPage: (options?: PageOptions) => Promise<Page>;
  /**
   * The page of the last call, in this size and with the settings that a fresh one has, so that `openStory` can go on in
   * its document: to load one costs more than to show most stories. A fresh one after a finger, a mouse; or many uses.
   */
  samePage: (options?: PageOptions) => Promise<Page>;
}

/** A story is drawn as it will stand; tests of motion ask for it. */
const asUsual = { reducedMotion: 'reduce' } as const;

/** A document that has shown so much has grown. */
const usesOfPage = 10;

/**
 * Keeps the process of the pages alive while one of them follows the other: with it stay the compiled scripts. The
 * browser puts all pages of a context into one process (`--renderer-process-limit` in playwright.config.ts).
 */
async function keepProcess(context: BrowserContext, origin: string) {
  const keeper = await context.newPage();
  await keeper.goto(`${origin}/index.json`);
}

/** The test of this folder: every worker serves the site and keeps one browsing context for fingers and one for mice. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, provide) => {
      const served = await serveSite();
      const options = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...asUsual };
      const mouse = await browser.newContext(options);
      const finger = await browser.newContext({ ...options, hasTouch: true, isMobile: true });
      for (const context of [mouse, finger]) {
        await context.addInitScript(withoutHighlights);
        await keepProcess(context, served.origin);
      }
      let open: { page: Page; isTouch: boolean; uses: number } | null = null;

      async function newPage({ width = 1200, height = 800, isTouch = false }: PageOptions = {}) {
        await open?.page.close();
        const page = await (isTouch ? finger : mouse).newPage();
        open = { page, isTouch, uses: 1 };
        await page.setViewportSize({ width, height });
        return page;
      }

      await provide({
        origin: served.origin,
        newPage,
        async samePage({ width = 1200, height = 800, isTouch = false } = {}) {
          if (open?.isTouch !== isTouch || open.uses >= usesOfPage)
            return newPage({ width, height, isTouch });
          open.uses += 1;
          await open.page.emulateMedia({ ...asUsual, forcedColors: 'none', contrast: null, media: null });
          // What the pointer is on shows it.
          if (!isTouch) await open.page.mouse.move(0, 0);
          await open.page.setViewportSize({ width, height });
          return open.page;
        },
      });
      await mouse.close();
      await finger.close();
      served.stop();
    },
    { scope: 'worker' },
  ],
});
