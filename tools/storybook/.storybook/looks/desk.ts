import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { serveSite } from '../serveSite.ts';
import { withoutHighlights } from '../withoutHighlights.ts';

export interface PageOptions {
  /** CSS pixels. @default 1200 */
  width?: number | undefined;
  isTouch?: boolean | undefined;
}

export interface Desk {
  /** Address of the built Storybook. */
  origin: string;
  /** A fresh page in the place of the last one; the scripts of Storybook are fetched and compiled once for all. */
  newPage: (options?: PageOptions) => Promise<Page>;
  /** The page of the last call with the same options, as long as no other was asked for since; else a fresh one. */
  samePage: (options: PageOptions) => Promise<Page>;
}

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
      const options = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const;
      const mouse = await browser.newContext(options);
      const finger = await browser.newContext({ ...options, hasTouch: true, isMobile: true });
      for (const context of [mouse, finger]) {
        await context.addInitScript(withoutHighlights);
        await keepProcess(context, served.origin);
      }
      let open: { page: Page; of: PageOptions; uses: number } | null = null;

      async function newPage(of: PageOptions = {}) {
        await open?.page.close();
        const { width = 1200, isTouch = false } = of;
        const page = await (isTouch ? finger : mouse).newPage();
        open = { page, of, uses: 1 };
        await page.setViewportSize({ width, height: 800 });
        return page;
      }

      await provide({
        origin: served.origin,
        newPage,
        async samePage(of) {
          if (open?.of !== of || open.uses >= usesOfPage) return newPage(of);
          open.uses += 1;
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
