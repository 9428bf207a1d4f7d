import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startListening, type Listening } from './listening.testing.ts';
import { startThrowAwaySandbox } from './throwAwaySandbox.ts';

const program = join(import.meta.dirname, 'pactVerify.ts');
const folder = mkdtempSync(join(tmpdir(), 'wealth-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  out: string;
  error: string;
}

/** Runs the program as a person would; it is ended when it takes longer than they would wait. */
function runProgram(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { timeout: 60_000 });
    const ended: Ended = { code: null, out: '', error: '' };
    child.stdout.on('data', (text: Buffer) => (ended.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (ended.error += text.toString()));
    child.on('close', (code) => resolve({ ...ended, code }));
  });
}

/** A back end of which the test decides what its states URL answers. */
function startBackEnd(state: (nth: number) => number | 'gone'): Promise<Listening> {
  let count = 0;
  return startListening(
    createServer((request, response) => {
      if (request.url !== '/sandbox/v1/state') return void response.writeHead(404).end('{}');
      count += 1;
      const answer = state(count);
      if (answer === 'gone') return void request.socket.destroy();
      return void response.writeHead(answer).end(JSON.stringify({ data: {}, message: 'No such state.' }));
    }),
  );
}

describe('npm run pact:verify', () => {
  it('says at once that nothing answers, in one sentence [I3A-USE-3]', async () => {
    const gone = await startBackEnd(() => 200);
    await gone.close();
    const ended = await runProgram('--provider', gone.url);

    expect(ended).toMatchObject({ code: 2, out: '' });
    const host = new URL(gone.url).host;
    expect(ended.error).toBe(`Nothing answers at ${gone.url}: connect ECONNREFUSED ${host}.\n`);
  });

  it.each([
    { why: 'answers 405', state: () => 405, text: 'answered 405: No such state.' },
    {
      why: 'goes away after the third state',
      state: (nth: number) => (nth > 3 ? 'gone' : 200),
      text: 'Nothing answers at',
    },
  ] as const)('gives up when the states URL $why [I3A-USE-3]', async ({ state, text }) => {
    const backEnd = await startBackEnd(state);
    const ended = await runProgram('--provider', backEnd.url);
    await backEnd.close();

    expect(ended.code).toBe(2);
    expect(ended.error).toContain(text);
  });

  it('verifies a sandbox of its own, filtered, and writes JUnit [I3A-USE-4, I3A-TOOL-VERIFY]', async () => {
    const junit = join(folder, 'results.xml');
    const ended = await runProgram('--filter', 'LOCKED after five', '--junit', junit);

    expect(ended).toMatchObject({ code: 0, error: '' });
    expect(ended.out).toMatch(/keeps the contract: [1-9] interactions hold\./);
    expect(readFileSync(junit, 'utf8')).toContain('failures="0"');
  });

  it('verifies another back end by its address [I1-9-VERIFY]', async () => {
    const backEnd = await startThrowAwaySandbox();
    const ended = await runProgram('--provider', backEnd.url, '--filter', 'LOCKED after five');
    await backEnd.close();

    expect(ended).toMatchObject({ code: 0, error: '' });
    expect(ended.out).toContain(`${backEnd.url} keeps the contract`);
  });

  it.each([
    { args: ['--help'], code: 0 },
    { args: ['--nosuch'], code: 2 },
    { args: ['--contract', '/nowhere.json'], code: 2 },
    { args: ['--filter', 'no such words'], code: 2 },
  ])('ends $args with the exit code $code [I3A-TOOL-VERIFY]', async ({ args, code }) => {
    const ended = await runProgram(...args);

    expect(ended.code).toBe(code);
    expect(`${ended.out}${ended.error}`).not.toContain('    at ');
  });
});
