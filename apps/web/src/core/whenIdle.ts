/** Milliseconds after which it is done even on a page that is never idle. */
const patienceMs = 2000;

/** Settles when the page is drawn and idle: the moment for what it does not need to be usable. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not there in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, 0);
  });
}
