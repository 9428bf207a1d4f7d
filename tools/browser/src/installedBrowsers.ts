import type { Machine } from './machine.ts';

export interface InstalledBrowser {
  path: string;
  /** How it came there. */
  how: string;
}

/** Debian's package of the same name. */
export const debianShell = '/usr/bin/chromium-headless-shell';
export const debianChromium = '/usr/bin/chromium';

/** The headless shells that are there, the best first: half the work of a whole Chromium for the same pages. */
export function installedShells(machine: Machine): InstalledBrowser[] {
  const own = machine.playwrightShellPath();
  return [
    ...(own === null ? [] : [{ path: own, how: 'headless shell, downloaded by Playwright' }]),
    { path: debianShell, how: 'headless shell, installed on this machine' },
  ].filter(({ path }) => machine.exists(path));
}

/** The whole browsers that are there, the best first. */
export function installedFullBrowsers(machine: Machine): InstalledBrowser[] {
  return [
    { path: machine.playwrightPath(), how: 'downloaded by Playwright' },
    ...usualPlaces(machine).map((path) => ({ path, how: 'installed on this machine' })),
  ].filter(({ path }) => machine.exists(path));
}

function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => env[name] ?? [])
      .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`);
  }
  return [
    debianChromium,
    ...['chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  ];
}
