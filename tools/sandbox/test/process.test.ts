import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const folder = resolve(import.meta.dirname, '..');

interface Program {
  /** Waits until the output contains the text. @returns All of the output. */
  prints: (text: string) => Promise<string>;
  ended: Promise<{ code: number | null; output: string }>;
  stop: (signal?: NodeJS.Signals) => void;
  pid: number | undefined;
}

/** Runs a file of the sandbox as `npm start` and `npm run sandbox` do. */
function run(file: string, args: readonly string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolveEnd) => {
    child.on('close', (code) => resolveEnd({ code, output }));
  });
  const prints = (text: string) =>
    new Promise<string>((resolvePrinted, reject) => {
      const collect = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(text)) resolvePrinted(output);
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.on('close', (code) => reject(new Error(`ended with ${code}: ${output}`)));
    });
  const collectAll = prints('\0never');
  collectAll.catch(() => undefined);
  return { prints, ended, stop: (signal = 'SIGTERM') => child.kill(signal), pid: child.pid };
}

function dataFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'wealth-process-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

let seeded: Promise<TestSandbox> | null = null;

afterAll(async () => {
  if (seeded) rmSync((await seeded).dataFolder, { recursive: true, force: true });
});

async function seed(): Promise<TestSandbox> {
  const test = await createTestSandbox({ clock: () => Date.now() });
  await test.sandbox.close();
  return test;
}

/** A folder that was seeded before, with secrets that cost little: a process that starts there need not do it. */
async function seededFolder(): Promise<string> {
  const path = dataFolder();
  const { dataFolder: from } = await (seeded ??= seed());
  for (const name of ['wealth.db', 'uploads'])
    cpSync(join(from, name), join(path, name), { recursive: true });
  return path;
}

it('starts, says where and as whom, takes commands, and ends cleanly', async () => {
  const sandbox = run('src/main.ts', [], { PORT: '0', WEALTH_DATA: dataFolder(), SANDBOX_CONTROL: '1' });
  const printed = await sandbox.prints('ready');
  const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1] ?? '';
  const command = run('src/control/cli.ts', ['kyc', '9876543211', 'approved'], { PORT: port });
  const wrong = run('src/control/cli.ts', ['kyc', '9876543211', 'perhaps'], { PORT: port });

  expect(printed).toContain('sign in as 9876543210 with Wealth@123');
  expect(await command.ended).toMatchObject({ code: 0, output: expect.stringContaining('approved') });
  expect(await wrong.ended).toMatchObject({ code: 1, output: expect.stringContaining('400') });
  for (const host of ['127.0.0.1', 'localhost']) {
    expect((await fetch(`http://${host}:${port}/client/app/v1/system_info`)).status).toBe(200);
  }
  sandbox.stop();
  expect((await sandbox.ended).code).toBe(0);
});

it('takes commands with the key of the environment only, where one is set [I3A-M3]', async () => {
  const env = {
    PORT: '0',
    WEALTH_DATA: await seededFolder(),
    SANDBOX_CONTROL: '1',
    SANDBOX_CONTROL_KEY: 'sesame',
  };
  const printed = await run('src/main.ts', [], env).prints('ready');
  const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1] ?? '';
  const args = ['kyc', '9876543211', 'approved'];
  const keyed = run('src/control/cli.ts', args, { PORT: port, SANDBOX_CONTROL_KEY: 'sesame' });
  const plain = run('src/control/cli.ts', args, { PORT: port });

  expect(await keyed.ended).toMatchObject({ code: 0, output: expect.stringContaining('approved') });
  expect(await plain.ended).toMatchObject({ code: 1, output: expect.stringContaining('x-sandbox-key') });
});

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolvePort) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolvePort(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await new Promise((resolveClosed) => server.close(resolveClosed));
  return port;
}

it('says in one sentence that the port is in use', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolvePort) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolvePort(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  onTestFinished(() => {
    other.close();
  });
  const { code, output } = await run('src/main.ts', [], {
    PORT: String(port),
    WEALTH_DATA: await seededFolder(),
  }).ended;

  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is already in use: stop the other program or choose another port with PORT=…`,
  );
});

it.each([
  { args: [], code: 2, says: 'npm run sandbox -- kyc' },
  { args: ['--help'], code: 0, says: 'npm run sandbox -- kyc' },
  { args: ['nosuch'], code: 2, says: 'There is no command "nosuch".' },
  { args: ['kyc', '9876543211'], code: 2, says: 'This wants: npm run sandbox -- kyc <mobile>' },
  {
    args: ['reset'],
    code: 1,
    says: 'No sandbox answers at http://localhost:1. Start it with npm start, or name',
  },
])('says how the commands go: $args ends with $code [I3A-USE-18]', async ({ args, code, says }) => {
  const ended = await run('src/control/cli.ts', args, { PORT: '1' }).ended;

  expect(ended).toMatchObject({ code, output: expect.stringContaining(says) });
});

it('ends with one sentence when another sandbox has the folder, and takes it over when that one was killed [I3A-M10]', async () => {
  const data = await seededFolder();
  const first = run('src/main.ts', [], { PORT: '0', WEALTH_DATA: data });
  await first.prints('ready');
  const second = await run('src/main.ts', [], { PORT: '0', WEALTH_DATA: data }).ended;

  expect(second.code).toBe(1);
  expect(second.output.trim()).toBe(
    `The data folder ${data} cannot be used: another sandbox (process ${first.pid}) uses it; stop that one or choose another one with WEALTH_DATA=….`,
  );
  first.stop('SIGKILL');
  await first.ended;
  await run('src/main.ts', [], { PORT: '0', WEALTH_DATA: data }).prints('ready');
});

it('says in one sentence what is wrong with its folder [I3A-L10]', async () => {
  const data = dataFolder();
  writeFileSync(join(data, 'wealth.db'), 'no database '.repeat(1_000));
  const { code, output } = await run('src/main.ts', [], { PORT: '0', WEALTH_DATA: data }).ended;

  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^The data folder .* cannot be used: wealth\.db is damaged/),
  ]);
});

it('goes on where nobody reads any more what it says, and makes no failure of that', async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), WEALTH_DATA: await seededFolder() };
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: folder, env });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let failures = '';
  child.stderr.on('data', (chunk: Buffer) => {
    failures += chunk.toString();
  });
  child.stdout.destroy();
  const isServed = () => fetch(`http://127.0.0.1:${port}/client/app/v1/system_info`).then(({ ok }) => ok);

  await expect.poll(() => isServed().catch(() => false), { timeout: 20_000 }).toBe(true);
  child.kill('SIGTERM');
  const code = await new Promise((resolveEnd) => child.once('close', resolveEnd));
  expect({ code, failures }).toEqual({ code: 0, failures: '' });
});

it('ends at once when it is asked twice [I3A-L13]', async () => {
  const sandbox = run('src/main.ts', [], { PORT: '0', WEALTH_DATA: await seededFolder() });
  const port = Number(/localhost:(\d+)/.exec(await sandbox.prints('ready'))?.[1]);
  const deaf = new WebSocket(`ws://127.0.0.1:${port}/stock/ws`);
  onTestFinished(() => deaf.terminate());
  await new Promise<void>((resolveOpen) => deaf.once('open', () => resolveOpen()));
  deaf.pause();
  const before = performance.now();
  sandbox.stop('SIGINT');
  sandbox.stop('SIGINT');
  // The second may come before the first was heard, and signals of one kind are joined while they wait.
  const again = setInterval(() => sandbox.stop('SIGINT'), 50);
  const { code } = await sandbox.ended;
  clearInterval(again);

  expect(code).toBe(1);
  expect(performance.now() - before).toBeLessThan(1_000);
});
