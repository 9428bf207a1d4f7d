import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@wealth/browser';

export const repository = path.resolve(import.meta.dirname, '../../..');

export interface RunningSandbox {
  origin: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** The real sandbox in a process and a data folder of its own. */
export async function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<RunningSandbox> {
  const port = await freePort();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'wealth-bench-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/sandbox/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, ...env, PORT: String(port), WEALTH_DATA: dataFolder, SANDBOX_CONTROL: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('ready')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}:\n${printed}`)));
  });

  async function stop() {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
  }

  return { origin: `http://localhost:${port}`, process: child, stop };
}
