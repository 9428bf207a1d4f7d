import { fork } from 'node:child_process';
import { join } from 'node:path';

/*
 * `npm run pact:verify`. The verification runs in a process of its own: the native verifier cannot be told to
 * stop, and a process does not end before it has, so the one that was given up is killed.
 */

const program = fork(join(import.meta.dirname, 'verifyProgram.ts'), process.argv.slice(2), {
  // A dependency of the verifier's proxy uses what Node warns of on every run.
  execArgv: ['--disable-warning=DEP0060'],
});

function end(code: number): void {
  program.kill('SIGKILL');
  process.exit(code);
}

program.on('message', (code) => end(typeof code === 'number' ? code : 1));
program.on('close', (code) => end(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(1));
