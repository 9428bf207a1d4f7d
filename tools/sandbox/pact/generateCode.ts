import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Generates what the sandbox is made with, as a fresh clone has to; Nx knows when it is there and up to date.
 *
 * @returns Whether it is there.
 */
export function generateCode(): boolean {
  // Nx has done so before it starts a target that runs this.
  if (process.env['NX_TASK_TARGET_TARGET'] !== undefined) return true;
  const { status } = spawnSync('nx', ['run', '@wealth/api-sdk:generate', '--output-style=static'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
    // The programs of node_modules/.bin are .cmd files there.
    shell: process.platform === 'win32',
  });
  return status === 0;
}
