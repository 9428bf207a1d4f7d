import { browserHere } from './browserHere.ts';

/**
 * A page of a test lives for seconds: code that is optimised for it is seldom run, and what would be cleared away with more
 * care goes with the page. Together a fifth of the processor time of stories and journeys.
 */
const forShortPages = '--js-flags=--no-opt --no-maglev --min-semi-space-size=32';

/** Launch options of Playwright for stories and journeys: the browser of this machine, with these flags. Never for a measurement. */
export function quickBrowser(flags: readonly string[] = []) {
  return {
    executablePath: browserHere(),
    // Chromium refuses its sandbox to root, as in a container.
    args: [...flags, forShortPages, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  };
}
