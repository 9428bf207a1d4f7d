import type { Page } from '@playwright/test';

/** Thursday, 14:32:07 in India: the hour of the design pictures. */
const shownAt = new Date('2026-11-19T09:02:07Z');

export interface OpenStory {
  /** How the story's rendering ended: 'finished' when all is well. */
  phase: string;
  /** What the page wrote to the console as an error, or threw. */
  complaints: readonly string[];
}

export interface StoryRequest {
  /** Address of the built Storybook. */
  origin: string;
  /** Of the story. */
  id: string;
  /** Values of the toolbars by name. */
  globals: Readonly<Record<string, string>>;
}

/** Waits until Storybook has rendered and played the story. @returns how that ended. */
async function settled(page: Page): Promise<string> {
  const phase = await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const render: unknown = preview instanceof Object ? Reflect.get(preview, 'currentRender') : null;
    const reached: unknown = render instanceof Object ? Reflect.get(render, 'phase') : null;
    return reached === 'finished' || reached === 'errored' || reached === 'aborted' ? reached : false;
  });
  return String(await phase.jsonValue());
}

/** As the toolbar does it: the play function found its texts in English, what it opened stays open. */
async function chooseLocale(page: Page, locale: string) {
  await page.evaluate((chosen) => {
    const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    const emit: unknown = channel instanceof Object ? Reflect.get(channel, 'emit') : null;
    if (typeof emit !== 'function') throw new TypeError('this is no page of Storybook');
    Reflect.apply(emit, channel, ['updateGlobals', { globals: { locale: chosen } }]);
  }, locale);
  await page.locator('html[lang="hi-IN"]').waitFor();
}

/**
 * Opens one story in a look and waits until it is drawn: rendered, played, in its language, its fonts there. The
 * automatic axe run of the addon is off: the tests have their own.
 */
export async function openStory(page: Page, { origin, id, globals }: StoryRequest): Promise<OpenStory> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // An image that never loads is a story of its own; the browser's line about it is no complaint of ours.
    const isOfNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfNetwork) complaints.push(message.text());
  });
  await page.clock.setFixedTime(shownAt);

  const { locale, ...look } = globals;
  const values = Object.entries(look).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: [...values, 'a11y.manual:!true'].join(';'),
  });
  await page.goto(`${origin}/iframe.html?${query.toString()}`);
  let phase = await settled(page);
  if (locale !== undefined && phase === 'finished') {
    await chooseLocale(page, locale);
    phase = await settled(page);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // A stack trace of a failed play function carries the whole document.
  return { phase, complaints: complaints.map((complaint) => complaint.slice(0, 400)) };
}
