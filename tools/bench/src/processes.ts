import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@wealth/browser';

const execute = promisify(execFile);

export const repository = path.resolve(import.meta.dirname, '../../..');

export interface RunningSandbox {
  origin: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** How a sandbox is started where it is not as `npm start` does it. */
export interface SandboxStart {
  /** A program of tools/sandbox that says `ready`. @default src/main.ts */
  program?: string;
  /** A folder that stays when the sandbox ends; one of its own when absent, which goes with it. */
  dataFolder?: string;
}

/** The real sandbox in a process and a data folder of its own. */
export async function startSandbox(
  env: Readonly<Record<string, string>> = {},
  { program = 'src/main.ts', dataFolder: given }: SandboxStart = {},
): Promise<RunningSandbox> {
  const port = await freePort();
  const dataFolder = given ?? mkdtempSync(path.join(tmpdir(), 'wealth-bench-'));
  const child = spawn(process.execPath, [path.join('tools/sandbox', program)], {
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
    if (given === undefined) rmSync(dataFolder, { recursive: true, force: true });
  }

  return { origin: `http://localhost:${port}`, process: child, stop };
}

/** Ticks a second in which Linux counts the time of a process. */
const ticksPerSecond = 100;

/** Milliseconds for which a process has had a processor; 0 where the system does not tell it as Linux does. */
export function cpuMsOf(pid: number | undefined): number {
  const file = `/proc/${pid ?? 0}/stat`;
  if (!existsSync(file)) return 0;
  // Behind the name, which may hold blanks: the state is the third value of the line, both times are the 14th and 15th.
  const values = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(values[11]) + Number(values[12])) / ticksPerSecond) * 1_000;
}

/** Megabytes of a sandbox that are in memory, where the system tells it as Linux does. */
export function residentMegabytes({ process: child }: RunningSandbox): number {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

/** What a program of tools/sandbox prints as one line of JSON. */
export async function runOfSandbox(program: string, args: readonly string[] = []): Promise<unknown> {
  const file = path.join('tools/sandbox', program);
  const options = { cwd: repository, maxBuffer: 1_000_000 };
  const { stdout } = await execute(process.execPath, [file, ...args], options);
  const answer: unknown = JSON.parse(stdout);
  return answer;
}
