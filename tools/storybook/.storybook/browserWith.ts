import { browserHere } from '@wealth/browser';

const executablePath = browserHere();

/** Launch options of Playwright: the browser of this machine, with these flags. */
export function browserWith(flags: readonly string[]) {
  return {
    ...(executablePath ? { executablePath } : {}),
    // Chromium refuses its sandbox to root, as in a container.
    args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  };
}
