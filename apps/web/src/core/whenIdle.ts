/** Milliseconds after which it is done even on a page that never rests. */
const patienceMs = 2000;

/** Settles when the page has drawn itself and rests: the moment for what it does not need to be usable. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not there in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, 0);
  });
}
