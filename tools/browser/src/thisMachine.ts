import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { chromium } from 'playwright';
import type { Machine } from './machine.ts';

/** Playwright tells where its Chromium lies (chromium-1255/chrome-linux64/chrome); the shell lies beside it. */
function shellBeside(chromiumPath: string): string | null {
  const version = /^(.+)[\\/]chromium-(\d+)[\\/]/.exec(chromiumPath);
  if (!version) return null;
  const [, cache = '', revision = ''] = version;
  const cwd = join(cache, `chromium_headless_shell-${revision}`);
  const [file] = globSync('*/{chrome-headless-shell,headless_shell}{,.exe}', { cwd });
  return file === undefined ? null : join(cwd, file);
}

/** The machine that the tests run on. */
export function thisMachine(): Machine {
  const isContainer = existsSync('/.dockerenv') || existsSync('/run/.containerenv');
  return {
    platform,
    env: process.env,
    exists: existsSync,
    playwrightPath: () => chromium.executablePath(),
    playwrightShellPath: () => shellBeside(chromium.executablePath()),
    isRoot: process.getuid?.() === 0,
    isDisposable: isContainer || Boolean(process.env['CI'] ?? process.env['container']),
    run(command, args) {
      // npx is a .cmd file on Windows, which only a shell can start; the arguments are constants.
      return spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status === 0;
    },
  };
}
