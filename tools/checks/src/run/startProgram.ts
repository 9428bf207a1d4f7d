import { spawn, type ChildProcess } from 'node:child_process';
import { repositoryRoot } from '../repositoryRoot.ts';

/** Starts a program of node_modules/.bin in the root of the repository, its output shown or to be read. */
export function startProgram(
  [program, ...args]: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(program, args, {
    cwd: repositoryRoot,
    env: environment,
    stdio: ['inherit', output, output],
    // The programs of node_modules/.bin are .cmd files there; all arguments are constants of ours.
    shell: process.platform === 'win32',
  });
}

/** @returns the exit code; 1 when the program could not be started or was ended by a signal. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Passes the signals that end this process on to its children, so that none outlives it. */
export function endTogether(children: readonly ChildProcess[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal);
    });
  }
}

/** @returns all that the program prints, in the order of its printing, once it has ended. */
export async function printedBy(child: ChildProcess): Promise<string> {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  }
  await new Promise((resolve) => child.on('close', resolve).on('error', resolve));
  return parts.join('');
}
