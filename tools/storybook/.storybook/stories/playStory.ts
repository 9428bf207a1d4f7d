/*
 * Runs inside the page, so it stands alone: Playwright sends its source to the browser.
 */

/**
 * Has Storybook show a story as a choice in its sidebar does: it renders, plays and is asked by axe.
 *
 * @returns what went wrong, in one text; null when all is well.
 */
export function playStory(id: string): Promise<string | null> {
  const get = (value: unknown, name: string): unknown =>
    value instanceof Object ? Reflect.get(value, name) : undefined;
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const channel = get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const call = (method: string, ...values: unknown[]) => {
    const found = get(channel, method);
    if (typeof found !== 'function') throw new TypeError('this is no page of Storybook');
    Reflect.apply(found, channel, values);
  };

  const textOf = (error: unknown) => {
    const name = get(error, 'name');
    return `${typeof name === 'string' ? name : 'Error'}: ${String(get(error, 'message'))}`;
  };

  /** Of the report of the addon: every rule that was broken, and by which elements. */
  const violationsIn = (report: unknown) =>
    list(get(get(report, 'result'), 'violations')).flatMap((violation) =>
      list(get(violation, 'nodes')).map(
        (node) =>
          `${String(get(violation, 'id'))}: ${String(get(node, 'html'))} ${String(get(node, 'failureSummary'))}`,
      ),
    );

  const faultOf = (finished: unknown): string | null => {
    if (get(finished, 'status') === 'success') return null;
    const reports = list(get(finished, 'reporters')).filter((report) => get(report, 'status') === 'failed');
    const said = reports.flatMap((report) => [
      ...violationsIn(report),
      ...[get(get(report, 'result'), 'error')].filter(Boolean).map(textOf),
    ]);
    return said.length > 0
      ? `axe found ${said.join('\n')}`
      : 'Storybook ended with an error that it does not tell';
  };

  return new Promise((resolve) => {
    const listeners: Record<string, (told: unknown) => void> = {
      storyFinished: (told) => get(told, 'storyId') === id && end(faultOf(told)),
      storyUnchanged: () => end('the story is on the page already and was not played'),
      storyErrored: (told) => end(`${String(get(told, 'title'))}: ${String(get(told, 'description'))}`),
      storyThrewException: (error) => end(`rendering threw ${textOf(error)}`),
      playFunctionThrewException: (error) => end(`the play function threw ${textOf(error)}`),
      unhandledErrorsWhilePlaying: (errors) =>
        end(`unhandled while it played: ${list(errors).map(textOf).join('\n')}`),
      storyMissing: (missing) => missing === id && end('the Storybook has no such story, or cannot load it'),
    };
    const end = (fault: string | null) => {
      for (const [event, listener] of Object.entries(listeners)) call('off', event, listener);
      resolve(fault);
    };
    for (const [event, listener] of Object.entries(listeners)) call('on', event, listener);
    call('emit', 'setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
