import { spawn, type ChildProcess } from 'node:child_process';

/** What npm, Nx and Vitest tell the programs that they start: here about another checkout, and about a test. */
const ofTheRunAround =
  /^(?:npm_|NX_|VITEST|VITE_|TEST$|NODE_ENV$|DEV$|PROD$|SSR$|MODE$|BASE_URL$|INIT_CWD$)/i;

const outputLimit = 8_000;

const running = new Set<ChildProcess>();

function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !ofTheRunAround.test(name));
  return { ...Object.fromEntries(own), NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1' };
}

/** @throws Error with what the command has said last, when it fails. */
export async function runCommand(command: string, folder: string): Promise<void> {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: a shell that ends alone would leave what it has started.
    detached: true,
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const code = await new Promise((resolve) => child.once('close', resolve));
  running.delete(child);
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}:\n${said.slice(-outputLimit)}`);
}

/** Ends what is still under way, each with all that it has started. */
export async function endCommands(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      return ended;
    }),
  );
}
