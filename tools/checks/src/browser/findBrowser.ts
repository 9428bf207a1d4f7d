/** What finding a browser needs to know of the machine; the tests hand in another machine. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
  /** Where Playwright's own download would be. */
  playwrightPath: () => string;
  isRoot: boolean;
  /** In a container or in continuous integration, where installing a package surprises nobody. */
  isDisposable: boolean;
  /** Runs a command with its output shown. @returns whether it succeeded. */
  run: (command: string, args: readonly string[]) => boolean;
}

export interface BrowserSearch {
  /** Absolute path of a Chromium or Chrome, or null when there is none and none could be installed. */
  path: string | null;
  /** What was done, one sentence a step. */
  said: string[];
}

const installLine = 'npx playwright install chromium';

/**
 * Finds a Chromium for the stories, the journeys and Lighthouse, or installs one: the path that the
 * environment names, Playwright's own download, an installed browser, Playwright's download now, the
 * Debian package where nobody minds.
 */
export function findBrowser(machine: Machine): BrowserSearch {
  const named = machine.env['PLAYWRIGHT_CHROMIUM_PATH'];
  if (named) {
    if (machine.exists(named)) return found(named, 'PLAYWRIGHT_CHROMIUM_PATH names it');
    return { path: null, said: [`PLAYWRIGHT_CHROMIUM_PATH names ${named}, but there is no such file.`] };
  }
  const own = machine.playwrightPath();
  if (machine.exists(own)) return found(own, 'downloaded by Playwright');
  const installed = usualPlaces(machine).find((path) => machine.exists(path));
  if (installed) return found(installed, 'installed on this machine');
  return install(machine, own);
}

function install(machine: Machine, own: string): BrowserSearch {
  const said = [`No browser found; trying: ${installLine}`];
  if (machine.run('npx', ['playwright', 'install', 'chromium']) && machine.exists(own)) {
    return { path: own, said: [...said, `Browser: ${own} (downloaded by Playwright now).`] };
  }
  const isDebian = machine.platform === 'linux' && machine.exists('/etc/debian_version');
  if (isDebian && machine.isRoot && machine.isDisposable) {
    said.push('That did not work; trying: apt-get install chromium');
    const path = '/usr/bin/chromium';
    const isInstalled =
      machine.run('apt-get', ['update']) &&
      machine.run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
    if (isInstalled && machine.exists(path)) {
      return { path, said: [...said, `Browser: ${path} (installed by apt-get now).`] };
    }
  }
  return {
    path: null,
    said: [...said, `No browser. Run this one line, then the tests again: ${adviceFor(machine)}`],
  };
}

function adviceFor(machine: Machine): string {
  const isDebian = machine.platform === 'linux' && machine.exists('/etc/debian_version');
  return isDebian ? 'sudo apt-get install --yes chromium' : installLine;
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
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  );
}

function found(path: string, how: string): BrowserSearch {
  return { path, said: [`Browser: ${path} (${how}).`] };
}
