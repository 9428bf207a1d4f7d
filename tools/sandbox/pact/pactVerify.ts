import { fork } from 'node:child_process';
import { join } from 'node:path';
import { generateCode } from './generateCode.ts';
import { readArguments, usage } from './verifyArguments.ts';

/*
 * `npm run pact:verify`. The verification runs in a process of its own: the native verifier cannot be told to
 * stop, and a process does not end before it has, so the one that was given up is killed.
 */

function verify(): void {
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
}

const read = readArguments(process.argv.slice(2), process.env);
if (read.kind === 'help') {
  process.stdout.write(`${usage}\n`);
} else if (read.kind === 'wrong') {
  process.stderr.write(`${read.why}\n\n${usage}\n`);
  process.exitCode = 2;
} else if (generateCode()) {
  verify();
} else {
  process.stderr.write('The code that openapi/wealth.yaml describes could not be generated.\n');
  process.exitCode = 2;
}
