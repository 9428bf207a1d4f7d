/*
 * Runs inside the page, so it stands alone: Playwright sends its source to the browser.
 */

/**
 * Has the test-runner of Storybook show a story, as its own test does: it renders, plays and is asked by axe.
 *
 * @returns what went wrong; nothing when all is well.
 */
export async function playStory(id: string): Promise<string[]> {
  const get = (value: unknown, name: string): unknown =>
    value instanceof Object ? Reflect.get(value, name) : undefined;
  const call = (owner: unknown, method: string, ...values: unknown[]): unknown => {
    const found = get(owner, method);
    if (typeof found !== 'function') throw new TypeError(`this page of Storybook has no ${method}`);
    return Reflect.apply(found, owner, values);
  };
  const channel = get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const told: string[] = [];

  /** The test-runner reads what axe has found, and takes it for nothing when axe could not be asked. */
  const hear = (finished: unknown) => {
    const reporters = get(finished, 'reporters');
    for (const reporter of Array.isArray(reporters) ? reporters : []) {
      const error = get(get(reporter, 'result'), 'error');
      if (error) told.push(`axe could not be asked: ${String(get(error, 'message'))}`);
    }
  };
  call(channel, 'on', 'storyFinished', hear);
  try {
    await call(globalThis, '__test', id);
  } catch (error) {
    told.push(String(get(error, 'message')));
  }
  call(channel, 'off', 'storyFinished', hear);
  return told;
}
