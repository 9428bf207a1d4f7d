import { installedFullBrowsers, installedShells } from './installedBrowsers.ts';
import { thisMachine } from './thisMachine.ts';

/**
 * The browser for stories and journeys on this machine, as `npm test` finds it: the one that the environment
 * names, a headless shell, a whole Chromium or Chrome.
 *
 * @returns undefined where there is none; Playwright then says what to install.
 */
export function browserHere(): string | undefined {
  const machine = thisMachine();
  const named = machine.env['PLAYWRIGHT_CHROMIUM_PATH'];
  if (named) return named;
  return [...installedShells(machine), ...installedFullBrowsers(machine)][0]?.path;
}

/** A whole browser, as an investor has it: what the benchmark measures. CHROME_PATH names another one. */
export function fullBrowserHere(): string | undefined {
  const machine = thisMachine();
  return machine.env['CHROME_PATH'] ?? installedFullBrowsers(machine)[0]?.path;
}
