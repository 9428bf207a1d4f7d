import type { TestRunnerConfig } from '@storybook/test-runner';

/** CSS pixels: the window of the runner, and that of a story for the phone (preview.tsx). */
const windows = {
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;

/** Runs in the page. @returns what the story has set the toolbar of the window to. */
async function viewportOf(id: string): Promise<unknown> {
  const get = (value: unknown, name: string): unknown =>
    value instanceof Object ? Reflect.get(value, name) : null;
  const getContext = get(globalThis, '__getContext');
  if (typeof getContext !== 'function') throw new TypeError('this is no page of the runner');
  const story: unknown = await Reflect.apply(getContext, null, [id]);
  return get(get(get(story, 'storyGlobals'), 'viewport'), 'value');
}

/** A person's toolbar changes the frame around a story; here it is the window itself. */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    const isPhone = (await page.evaluate(viewportOf, id)) === 'phone';
    const size = isPhone ? windows.phone : windows.desk;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  },
};

export default config;
