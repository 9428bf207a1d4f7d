import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../fixtures/SandboxProcess.ts';
import { expect, test } from '../fixtures/test.ts';

const repository = path.resolve(import.meta.dirname, '../..');

interface Outcome {
  code: number | null;
  printed: string;
}

function startOn(port: string, dataFolder: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/sandbox/src/main.ts'], {
      cwd: repository,
      env: { ...process.env, PORT: port, WEALTH_DATA: dataFolder },
    });
    let printed = '';
    const collect = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) => resolve({ code, printed }));
  });
}

test('a port in use is one clear sentence and no stack trace [I1-2-PORT-IN-USE]', async ({
  sandbox,
}, testInfo) => {
  const { port } = new URL(sandbox.origin);
  const { code, printed } = await startOn(port, testInfo.outputPath('data'));

  expect(code).toBe(1);
  expect(printed).toContain(port);
  expect(printed).not.toMatch(/^\s+at /m);
});

test('the port and the data folder are those of the environment [I1-2-CONFIGURED]', async ({
  sandbox,
  request,
}) => {
  expect((await request.get(`${sandbox.origin}/client/app/v1/system_info`)).status()).toBe(200);
  expect(existsSync(path.join(sandbox.dataFolder, 'wealth.db'))).toBe(true);
});

/** What `npm start` and `npm run dev` run; it ends with all that it has started. */
async function whileRunning(
  program: string,
  environment: Record<string, string>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', `tools/checks/src/${program}.ts`], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await meanwhile();
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'nothing answers',
  );

async function socketOpens(address: string): Promise<boolean> {
  const socket = new WebSocket(address);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  socket.close();
  return isOpen;
}

const textOf = async (address: string) => (await fetch(address, { headers: { Accept: 'text/html' } })).text();

test('npm start builds, and serves app, API and websocket on one port [I1-2-START]', async ({
  request: _,
}, testInfo) => {
  test.slow();
  const port = await freePort();
  const dataFolder = testInfo.outputPath('data');
  const environment = { PORT: String(port), WEALTH_DATA: dataFolder };

  await whileRunning('start', environment, async () => {
    const systemInfo = `http://localhost:${port}/client/app/v1/system_info`;
    await expect.poll(() => statusOf(systemInfo), { timeout: 90_000 }).toBe(200);

    expect((await textOf(`http://localhost:${port}/login`)).includes('data-prerendered')).toBe(true);
    expect(await socketOpens(`ws://localhost:${port}/stock/ws`)).toBe(true);
    expect(existsSync(path.join(dataFolder, 'wealth.db'))).toBe(true);
  });
});

test('npm run dev serves the app with hot reload, the sandbox behind it [I1-2-DEV]', async ({
  request: _,
}, testInfo) => {
  test.slow();
  const port = await freePort();
  const environment = {
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    WEALTH_DATA: testInfo.outputPath('data'),
  };

  await whileRunning('dev', environment, async () => {
    const systemInfo = `http://localhost:${port}/client/app/v1/system_info`;
    await expect.poll(() => statusOf(systemInfo), { timeout: 90_000 }).toBe(200);

    expect((await textOf(`http://localhost:${port}/login`)).includes('/@vite/client')).toBe(true);
  });
});
