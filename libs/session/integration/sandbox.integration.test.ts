import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configureHttp } from '@wealth/api-sdk';
import { login } from '@wealth/api-sdk/auth';
import { getPortfolio } from '@wealth/api-sdk/stat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeBrowser } from '../test/FakeBrowser.ts';
import { createSession } from '../src/createSession.ts';

const root = join(import.meta.dirname, '../../..');
/** The seeded client with holdings, and the md5 of the seeded password. */
const credentials = { username: '9876543210', password: '9d30d33a4eece1cf564deca978be7f82' };
const portfolioPath = '/stat/app/v1/portfolio';

let sandbox: ChildProcess;
let dataFolder: string;
let url: string;

/** Starts the sandbox as a program of its own: what speaks HTTP here is what a client would meet. */
async function start(): Promise<string> {
  sandbox = spawn(process.execPath, [join(root, 'tools/sandbox/src/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', SANDBOX_CONTROL: '1', WEALTH_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: unknown) => {
      said += String(chunk);
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port !== undefined && said.includes('ready')) resolve(`http://127.0.0.1:${port}`);
    };
    sandbox.stdout?.on('data', hear);
    sandbox.stderr?.on('data', hear);
    sandbox.once('exit', (code) =>
      reject(new Error(`The sandbox ended with ${code ?? 'a signal'}:\n${said}`)),
    );
  });
}

async function control(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url}/sandbox/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope: unknown = await response.json();
  if (response.status !== 200 || typeof envelope !== 'object' || envelope === null || !('data' in envelope)) {
    throw new Error(`The control API answered ${response.status} to ${path}.`);
  }
  return envelope.data;
}

interface LoggedRequest {
  path: string;
  status: number;
}

function isLogged(row: unknown): row is LoggedRequest {
  return typeof row === 'object' && row !== null && 'path' in row && 'status' in row;
}

async function requests(): Promise<LoggedRequest[]> {
  const rows = await control('GET', 'requests');
  if (!Array.isArray(rows) || !rows.every(isLogged)) throw new TypeError('The request log has another form.');
  return rows;
}

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'wealth-session-'));
  url = await start();
});

afterAll(async () => {
  const ended = new Promise((resolve) => {
    sandbox.removeAllListeners('exit');
    sandbox.once('exit', resolve);
  });
  sandbox.kill('SIGTERM');
  await ended;
  await rm(dataFolder, { recursive: true, force: true });
});

describe('100 parallel requests that the real sandbox answers 401', () => {
  it('count exactly one refresh, and all succeed [I1-5-100]', async () => {
    const browser = new FakeBrowser();
    const session = createSession({ environment: browser.tab().environment });
    configureHttp({ baseUrl: url, stockBaseUrl: url, tokenSource: session.tokenSource });
    const visitor = await session.signIn(await login(credentials), { remember: true });
    expect(visitor).toMatchObject({ kind: 'client', kycStatus: 'approved' });
    const before = await requests();
    // The access token lives 15 minutes. A fault of the kind `unauthorized` would not do: it cannot tell tokens apart
    // and meets repeats with the new one as well.
    await control('POST', 'clock', { advance_ms: 16 * 60_000 });

    const answers = await Promise.all(Array.from({ length: 100 }, () => getPortfolio()));

    const seen = (await requests()).slice(before.length);
    const count = (path: string, status: number) =>
      seen.filter((request) => request.path === path && request.status === status).length;
    expect(answers).toHaveLength(100);
    expect(count(portfolioPath, 401)).toBe(100);
    expect(count(portfolioPath, 200)).toBe(100);
    expect(count('/auth/app/v1/refresh', 200)).toBe(1);
    expect(seen).toHaveLength(201);
    session.dispose();
  });

  it('leave a session that a reload restores and a logout ends for good', async () => {
    const browser = new FakeBrowser();
    const session = createSession({ environment: browser.tab().environment });
    configureHttp({ baseUrl: url, tokenSource: session.tokenSource });
    await session.signIn(await login(credentials, { 'X-Remember-Me': 'true' }), { remember: true });
    session.dispose();

    const reloaded = createSession({ environment: browser.tab().environment });
    configureHttp({ baseUrl: url, tokenSource: reloaded.tokenSource });
    expect(await reloaded.ready()).toMatchObject({ kind: 'client' });
    const kept = new Map(browser.localStorage.entries);
    await reloaded.signOut();
    reloaded.dispose();

    // A copy of what was stored before the logout is worth nothing after it.
    for (const [key, value] of kept) browser.localStorage.entries.set(key, value);
    const stolen = createSession({ environment: browser.tab().environment });
    configureHttp({ baseUrl: url, tokenSource: stolen.tokenSource });
    expect(await stolen.ready()).toEqual({ kind: 'guest' });
    expect(stolen.takeEndReason()).toBe('expired');
    stolen.dispose();
  });
});
