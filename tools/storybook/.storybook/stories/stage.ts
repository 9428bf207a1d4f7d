import { setupPage } from '@storybook/test-runner';
import { test as base, type CDPSession, type Page } from '@playwright/test';
import { listenToComplaints } from '../listenToComplaints.ts';
import { serveSite } from '../serveSite.ts';
import { withoutHighlights } from '../withoutHighlights.ts';
import { playStory } from './playStory.ts';

/** CSS pixels: the window of a story, and that of one for the phone (preview.tsx). */
const windows = {
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;

/** Characters of what is told: Testing Library adds the whole document. */
const longest = 2000;

/** What a story may leave behind; the service worker of MSW need not be fetched again. */
const stored = 'cookies,local_storage,indexeddb';

/** After so many files of stories a fresh document: each of them costs two seconds, and one that grows becomes slow. */
const filesOfDocument = 24;

interface Tab {
  page: Page;
  session: CDPSession;
  takeComplaints: () => string[];
}

export interface Stage {
  /** Shows and plays the story of this id. @returns what went wrong and what was written to the console as an error. */
  play: (id: string) => Promise<string[]>;
}

/**
 * Runs in the page, before anything else: the preview reads the name of the runner when it loads, and the test-runner
 * itself adds it with the first story only.
 */
function nameTheRunner() {
  const browser = navigator.userAgent;
  const named = { get: () => `${browser} StorybookTestRunner`, configurable: true };
  Object.defineProperty(navigator, 'userAgent', named);
}

/** Runs in the page. @returns what the story has set the toolbar of the window to. */
async function viewportOf(id: string): Promise<unknown> {
  const get = (value: unknown, name: string): unknown =>
    value instanceof Object ? Reflect.get(value, name) : null;
  const preview = get(globalThis, '__STORYBOOK_PREVIEW__');
  const ready = get(preview, 'ready');
  if (typeof ready !== 'function') throw new TypeError('this is no page of Storybook');
  await Reflect.apply(ready, preview, []);
  const store = get(preview, 'storyStore');
  const load = get(store, 'loadStory');
  if (typeof load !== 'function') throw new TypeError('this is no page of Storybook');
  // Why a story cannot be loaded is told when it is to be shown.
  const story: unknown = await Promise.resolve(Reflect.apply(load, store, [{ storyId: id }])).catch(
    () => null,
  );
  return get(get(get(story, 'storyGlobals'), 'viewport'), 'value');
}

/** The same page for the test-runner, which binds its functions to a page once more with each document: there they are. */
function withBindings(page: Page): Page {
  return new Proxy(page, {
    get(target, name): unknown {
      return name === 'exposeBinding' ? () => Promise.resolve() : Reflect.get(target, name);
    },
  });
}

/** The test of this folder: each worker serves the site and shows the stories of one file after the other in one page. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, provide) => {
      const served = await serveSite();
      // Where the test-runner opens the preview.
      process.env['TARGET_URL'] = served.origin;
      const context = await browser.newContext({ viewport: windows.desk });
      await context.addInitScript(nameTheRunner);
      await context.addInitScript(withoutHighlights);
      let open: (Tab & { file: string; files: number }) | null = null;

      async function close() {
        await open?.page.close();
        open = null;
      }

      async function openTab(): Promise<Tab> {
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        return { page, session, takeComplaints: listenToComplaints(page) };
      }

      /** Empties what a document can leave behind in the browser. */
      async function forget({ page, session }: Tab) {
        await page.evaluate(() => sessionStorage.clear());
        await session.send('Storage.clearDataForOrigin', { origin: served.origin, storageTypes: stored });
      }

      /**
       * The stories of several files follow each other in one document, as they do for a person who looks through them; a
       * fresh one comes before it has grown large. The tab stays, and with it the process that has compiled the scripts.
       */
      async function tabFor(id: string): Promise<Tab> {
        const file = id.split('--')[0] ?? '';
        if (open?.file === file) return open;
        if (open && open.files < filesOfDocument) {
          await forget(open);
          open = { ...open, file, files: open.files + 1 };
          return open;
        }
        const last = open;
        const tab = last ?? (await openTab());
        if (last) await forget(last);
        await tab.page.goto('about:blank');
        await tab.page.setViewportSize(windows.desk);
        await setupPage(last ? withBindings(tab.page) : tab.page, context);
        open = { ...tab, file, files: 1 };
        return open;
      }

      await provide({
        async play(id) {
          const { page, takeComplaints } = await tabFor(id);
          const viewport = await page.evaluate(viewportOf, id);
          const size = viewport === 'phone' ? windows.phone : windows.desk;
          if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
          const told = await page.evaluate(playStory, id);
          const faults = [...told.map((fault) => fault.slice(0, longest)), ...takeComplaints()];
          // What a broken story has left behind would break the next one.
          if (faults.length > 0) await close();
          return faults;
        },
      });
      await context.close();
      served.stop();
    },
    { scope: 'worker' },
  ],
});
