import { debianChromium, debianShell, installedFullBrowsers, installedShells } from './installedBrowsers.ts';
import type { Machine } from './machine.ts';

export interface BrowserSearch {
  /** Absolute path of a Chromium or Chrome, or null when there is none and none could be installed. */
  path: string | null;
  /** What was done, one sentence a step. */
  said: string[];
}

const installLine = 'npx playwright install chromium';
const debianPackages = ['chromium', 'chromium-headless-shell'] as const;

/**
 * Finds a browser for the stories and the journeys, or installs one: the path that the environment names, a
 * headless shell, a whole browser, Playwright's download now, the Debian packages where nobody minds.
 */
export function findBrowser(machine: Machine): BrowserSearch {
  const named = machine.env['PLAYWRIGHT_CHROMIUM_PATH'];
  if (named) {
    if (machine.exists(named)) return found(named, 'PLAYWRIGHT_CHROMIUM_PATH names it');
    return { path: null, said: [`PLAYWRIGHT_CHROMIUM_PATH names ${named}, but there is no such file.`] };
  }
  const [shell] = installedShells(machine);
  if (shell) return found(shell.path, shell.how);
  const [full] = installedFullBrowsers(machine);
  if (full) {
    const { path, said } = found(full.path, full.how);
    return { path, said: [...said, `Half as fast as a headless shell. To get one: ${adviceFor(machine)}`] };
  }
  return install(machine);
}

function install(machine: Machine): BrowserSearch {
  const said = [`No browser found; trying: ${installLine}`];
  if (machine.run('npx', ['playwright', 'install', 'chromium'])) {
    const own = [machine.playwrightShellPath() ?? '', machine.playwrightPath()].find(machine.exists);
    if (own) return { path: own, said: [...said, `Browser: ${own} (downloaded by Playwright now).`] };
  }
  if (isDebian(machine) && machine.isRoot && machine.isDisposable) {
    said.push(`That did not work; trying: apt-get install ${debianPackages.join(' ')}`);
    const path = installByApt(machine);
    if (path) return { path, said: [...said, `Browser: ${path} (installed by apt-get now).`] };
  }
  return {
    path: null,
    said: [...said, `No browser. Run this one line, then the tests again: ${adviceFor(machine)}`],
  };
}

function installByApt({ run, exists }: Machine): string | null {
  const line = ['install', '--yes', '--no-install-recommends'];
  if (!run('apt-get', ['update'])) return null;
  // Older releases have no package of the shell; one that is unknown would keep the other away too.
  const isInstalled = run('apt-get', [...line, ...debianPackages]) || run('apt-get', [...line, 'chromium']);
  return isInstalled ? ([debianShell, debianChromium].find(exists) ?? null) : null;
}

function isDebian({ platform, exists }: Machine): boolean {
  return platform === 'linux' && exists('/etc/debian_version');
}

function adviceFor(machine: Machine): string {
  return isDebian(machine) ? `sudo apt-get install --yes ${debianPackages.join(' ')}` : installLine;
}

function found(path: string, how: string): BrowserSearch {
  return { path, said: [`Browser: ${path} (${how}).`] };
}
