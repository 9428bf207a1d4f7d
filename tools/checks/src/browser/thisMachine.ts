import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform } from 'node:process';
import { chromium } from 'playwright';
import type { Machine } from './findBrowser.ts';

/** The machine that the tests run on. */
export function thisMachine(): Machine {
  const isContainer = existsSync('/.dockerenv') || existsSync('/run/.containerenv');
  return {
    platform,
    env: process.env,
    exists: existsSync,
    playwrightPath: () => chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    isDisposable: isContainer || Boolean(process.env['CI'] ?? process.env['container']),
    run(command, args) {
      // npx is a .cmd file on Windows, which only a shell can start; the arguments are constants.
      return spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status === 0;
    },
  };
}
