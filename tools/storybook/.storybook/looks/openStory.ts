import type { Page } from '@playwright/test';
import { listenToComplaints } from '../listenToComplaints.ts';
import type { Look } from './devices.ts';
import { followRequests } from './followRequests.ts';

/** Thursday, 14:32:07 in India: the hour of the design pictures. */
const shownAt = new Date('2026-11-19T09:02:07Z');

/** Where Storybook's toolbars stand, unless a look says otherwise. */
const plainGlobals = { theme: 'light', palette: 'standard', density: 'comfortable', locale: 'en' };

export interface OpenStory {
  /** What the page has written to the console as an error, or thrown, since this was last called. */
  takeComplaints: () => readonly string[];
  /** Waits until nothing is under way any more: files, images, answers of the server. */
  allHasCome: () => Promise<void>;
  /**
   * Turns the toolbars, as a person does: the story is drawn anew and not played again, what it opened stays open.
   *
   * @returns how that ended: 'finished' when all is well.
   */
  show: (look: Look) => Promise<string>;
}

export interface StoryRequest {
  /** Address of the built Storybook. */
  origin: string;
  /** Of the story. */
  id: string;
}

/** Waits until Storybook has drawn and played the story of this id. @returns how that ended. */
async function settled(page: Page, id: string): Promise<string> {
  const phase = await page.waitForFunction((wanted) => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const render: unknown = preview instanceof Object ? Reflect.get(preview, 'currentRender') : null;
    if (!(render instanceof Object) || Reflect.get(render, 'id') !== wanted) return false;
    const reached: unknown = Reflect.get(render, 'phase');
    return reached === 'finished' || reached === 'errored' || reached === 'aborted' ? reached : false;
  }, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return String(await phase.jsonValue());
}

/** Tells the preview what its surroundings would: a press in the toolbar or in the list of stories. */
async function tell(page: Page, event: 'updateGlobals' | 'setCurrentStory', told: object) {
  await page.evaluate(
    ([name, value]) => {
      const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
      const emit: unknown = channel instanceof Object ? Reflect.get(channel, 'emit') : null;
      if (typeof emit !== 'function') throw new TypeError('this is no page of Storybook');
      Reflect.apply(emit, channel, [name, value]);
    },
    [event, told] as const,
  );
}

const turnToolbars = (page: Page, globals: Readonly<Record<string, string>>) =>
  tell(page, 'updateGlobals', { globals });

/** @returns the id of the story that a document shows; none on a page of documentation, or of something else. */
function storyIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const render: unknown = preview instanceof Object ? Reflect.get(preview, 'currentRender') : null;
    if (!(render instanceof Object) || Reflect.get(render, 'type') !== 'story') return '';
    return String(Reflect.get(render, 'id'));
  });
}

/** Shows a story in a document that shows another one, as a person does who goes through the list. */
async function goOn(page: Page, { from: shown, to: id }: { from: string; to: string }): Promise<string> {
  await turnToolbars(page, plainGlobals);
  await settled(page, shown);
  await tell(page, 'setCurrentStory', { storyId: id, viewMode: 'story' });
  return settled(page, id);
}

/** A story stands for what a page has in its main landmark. */
async function markAsMain(page: Page) {
  await page.locator('#storybook-root').evaluate((root) => root.setAttribute('role', 'main'));
}

/**
 * Opens one story with all toolbars at their first value and waits until it is drawn: rendered, played, its fonts
 * there. A page that shows another story goes on to this one. The automatic axe run of the addon is off: the tests have their own.
 */
export async function openStory(page: Page, { origin, id }: StoryRequest): Promise<OpenStory> {
  const takeComplaints = listenToComplaints(page);
  const allHasCome = followRequests(page);
  let played: string;
  const shown = await storyIn(page);
  if (shown !== '' && shown !== id) {
    played = await goOn(page, { from: shown, to: id });
  } else {
    await page.clock.setFixedTime(shownAt);
    const query = new URLSearchParams({ id, viewMode: 'story', globals: 'a11y.manual:!true' });
    await page.goto(`${origin}/iframe.html?${query.toString()}`);
    played = await settled(page, id);
    await markAsMain(page);
  }

  return {
    takeComplaints,
    allHasCome,
    async show({ globals, isForced = false, hasMoreContrast = false }) {
      await page.emulateMedia({
        forcedColors: isForced ? 'active' : 'none',
        contrast: hasMoreContrast ? 'more' : 'no-preference',
      });
      if (played !== 'finished') return played;
      await turnToolbars(page, { ...plainGlobals, ...globals });
      return settled(page, id);
    },
  };
}
