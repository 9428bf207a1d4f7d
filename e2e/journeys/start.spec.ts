import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/test.ts';

const repository = path.resolve(import.meta.dirname, '../..');

interface Outcome {
  code: number | null;
  printed: string;
}

function startOn(port: string, dataFolder: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['tools/sandbox/src/main.ts'], {
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
