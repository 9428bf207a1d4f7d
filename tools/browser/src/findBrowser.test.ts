import { describe, expect, it } from 'vitest';
import { findBrowser } from './findBrowser.ts';
import type { Machine } from './machine.ts';

const own = '/cache/ms-playwright/chromium/chrome';
const ownShell = '/cache/ms-playwright/shell/headless_shell';
const debianShell = '/usr/bin/chromium-headless-shell';

interface Setting extends Partial<Omit<Machine, 'run' | 'exists'>> {
  files?: string[];
  /** Files that a command leaves behind when it succeeds; a command without an entry fails. */
  installs?: Record<string, string[]>;
}

function search({ files = [], installs = {}, ...machine }: Setting) {
  const disk = new Set(files);
  const ran: string[] = [];
  const result = findBrowser({
    platform: 'linux',
    env: {},
    playwrightPath: () => own,
    playwrightShellPath: () => (disk.has(ownShell) ? ownShell : null),
    isRoot: false,
    isDisposable: false,
    ...machine,
    exists: (path) => disk.has(path),
    run(command, args) {
      const line = [command, ...args].join(' ');
      ran.push(line);
      for (const path of installs[line] ?? []) disk.add(path);
      return line in installs;
    },
  });
  return { ...result, ran };
}

const playwrightInstall = 'npx playwright install chromium';
const aptUpdate = 'apt-get update';
const aptInstall = 'apt-get install --yes --no-install-recommends chromium chromium-headless-shell';
const aptOldInstall = 'apt-get install --yes --no-install-recommends chromium';
const debianRoot = { files: ['/etc/debian_version'], isRoot: true, isDisposable: true };

describe('findBrowser', () => {
  it.each<{ what: string; setting: Setting; path: string }>([
    {
      what: 'the path of the environment before all others',
      setting: {
        env: { PLAYWRIGHT_CHROMIUM_PATH: '/opt/chrome' },
        files: ['/opt/chrome', ownShell, own, '/usr/bin/chromium'],
      },
      path: '/opt/chrome',
    },
    {
      what: "Playwright's headless shell before all that is installed",
      setting: { files: [own, ownShell, debianShell, '/usr/bin/chromium'] },
      path: ownShell,
    },
    {
      what: "Debian's headless shell before a whole browser, also of Playwright",
      setting: { files: [own, debianShell, '/usr/bin/chromium'] },
      path: debianShell,
    },
    {
      what: "Playwright's own before an installed one",
      setting: { files: [own, '/usr/bin/chromium'] },
      path: own,
    },
    {
      what: 'an installed Chromium before Chrome',
      setting: { files: ['/usr/bin/google-chrome', '/usr/bin/chromium'] },
      path: '/usr/bin/chromium',
    },
    {
      what: 'an installed Chrome',
      setting: { files: ['/usr/bin/google-chrome-stable'] },
      path: '/usr/bin/google-chrome-stable',
    },
    {
      what: 'Chrome on a Mac',
      setting: {
        platform: 'darwin',
        files: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      },
      path: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    },
    {
      what: 'Chrome on Windows',
      setting: {
        platform: 'win32',
        env: { PROGRAMFILES: 'C:\\Program Files' },
        files: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
      },
      path: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    },
  ])('takes $what, installs nothing and says so [I1-2-BROWSER]', ({ setting, path }) => {
    const result = search(setting);

    expect(result).toMatchObject({ path, ran: [] });
    expect(result.said[0]).toContain(`Browser: ${path} (`);
  });

  it('says what would be faster than a whole browser', () => {
    const said = (files: string[]) => search({ files: [...files, '/etc/debian_version'] }).said;

    expect(said([debianShell])).toHaveLength(1);
    expect(said(['/usr/bin/chromium'])).toEqual([
      'Browser: /usr/bin/chromium (installed on this machine).',
      expect.stringContaining('sudo apt-get install --yes chromium chromium-headless-shell'),
    ]);
  });

  it.each([{ left: [own] }, { left: [own, ownShell] }])(
    "downloads Playwright's own where none is installed: $left [I1-2-BROWSER]",
    ({ left }) => {
      const result = search({ ...debianRoot, installs: { [playwrightInstall]: left } });

      expect(result).toMatchObject({ path: left.at(-1), ran: [playwrightInstall] });
      expect(result.said.at(-1)).toContain('downloaded by Playwright now');
    },
  );

  it('installs the Debian packages as root in CI or a container [I1-2-BROWSER]', () => {
    const result = search({
      ...debianRoot,
      installs: { [aptUpdate]: [], [aptInstall]: ['/usr/bin/chromium', debianShell] },
    });

    expect(result).toMatchObject({ path: debianShell, ran: [playwrightInstall, aptUpdate, aptInstall] });
    expect(result.said.at(-1)).toContain('installed by apt-get now');
  });

  it('installs what an older Debian has', () => {
    const result = search({
      ...debianRoot,
      installs: { [aptUpdate]: [], [aptOldInstall]: ['/usr/bin/chromium'] },
    });

    expect(result).toMatchObject({
      path: '/usr/bin/chromium',
      ran: [playwrightInstall, aptUpdate, aptInstall, aptOldInstall],
    });
  });

  it.each<{ what: string; setting: Setting; line: string }>([
    {
      what: 'not root',
      setting: { ...debianRoot, isRoot: false },
      line: 'sudo apt-get install --yes chromium chromium-headless-shell',
    },
    {
      what: "somebody's own machine",
      setting: { ...debianRoot, isDisposable: false },
      line: 'sudo apt-get install --yes chromium chromium-headless-shell',
    },
    { what: 'not Debian', setting: { isRoot: true, isDisposable: true }, line: playwrightInstall },
  ])(
    'touches no packages when it is $what, and prints the one line to run [I1-2-BROWSER]',
    ({ setting, line }) => {
      const result = search(setting);

      expect(result).toMatchObject({ path: null, ran: [playwrightInstall] });
      expect(result.said.at(-1)).toBe(`No browser. Run this one line, then the tests again: ${line}`);
    },
  );

  it('does not believe a download that left no browser behind', () => {
    expect(search({ installs: { [playwrightInstall]: [] } }).path).toBeNull();
  });

  it('says so when the environment names a file that is not there', () => {
    expect(search({ env: { PLAYWRIGHT_CHROMIUM_PATH: '/opt/none' }, files: [own] })).toEqual({
      path: null,
      said: ['PLAYWRIGHT_CHROMIUM_PATH names /opt/none, but there is no such file.'],
      ran: [],
    });
  });
});
