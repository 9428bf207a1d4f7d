import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeError } from '../src/machine/diskFault.ts';
import { answerToError } from '../src/http/errorAnswer.ts';
import { call, signIn } from './support/api.ts';
import { createTestSandbox } from './support/testSandbox.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that a sandbox has used and left. */
async function usedFolder(): Promise<string> {
  const dataFolder = newFolder();
  const test = await createTestSandbox({ dataFolder });
  await test.sandbox.close();
  return dataFolder;
}

/** The message of the refusal to start on a folder. */
async function refusalOf(dataFolder: string): Promise<string> {
  const started = createTestSandbox({ dataFolder });
  return started.then(
    async (test) => {
      await test.sandbox.close();
      return 'started';
    },
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no error'),
  );
}

const otherFolder = 'choose another one with WEALTH_DATA=…';

describe('a data folder', () => {
  it('belongs to one sandbox: the second says so in one sentence [I3A-M10]', async () => {
    const dataFolder = newFolder();
    const first = await createTestSandbox({ dataFolder });

    expect(await refusalOf(dataFolder)).toBe(
      `DataFolderError: The data folder ${dataFolder} cannot be used: another sandbox (process ${process.pid}) uses it; stop that one or ${otherFolder}.`,
    );
    expect((await call(first.sandbox, 'GET /client/app/v1/system_info')).status).toBe(200);
    await first.sandbox.close();
    expect(await refusalOf(dataFolder)).toBe('started');
  });

  it.each([
    {
      name: 'is a file',
      make: () => {
        const path = join(newFolder(), 'file');
        writeFileSync(path, '');
        return path;
      },
      reason: 'a file stands where a folder has to be',
    },
    {
      name: 'lies below a file',
      make: () => join(import.meta.filename, 'data'),
      reason: 'a file stands where',
    },
    { name: 'may not be made', make: () => '/sys/wealth', reason: 'this user may not write there' },
    {
      name: 'holds a folder named wealth.db',
      make: () => {
        const folder = newFolder();
        mkdirSync(join(folder, 'wealth.db'));
        return folder;
      },
      reason: 'a file stands where a folder has to be, or the other way round',
    },
    {
      name: 'holds a file named uploads',
      make: () => {
        const folder = newFolder();
        writeFileSync(join(folder, 'uploads'), '');
        return folder;
      },
      reason: 'a file stands where a folder has to be',
    },
    {
      name: 'holds garbage',
      make: () => {
        const folder = newFolder();
        writeFileSync(join(folder, 'wealth.db'), 'no database '.repeat(1_000));
        return folder;
      },
      reason: 'wealth.db is damaged or no database',
    },
    {
      name: 'holds a database that was cut off',
      make: async () => {
        const folder = await usedFolder();
        truncateSync(join(folder, 'wealth.db'), 20_000);
        return folder;
      },
      reason: 'wealth.db is damaged or no database',
    },
    {
      name: 'holds a database with a hole',
      make: async () => {
        const folder = await usedFolder();
        const path = join(folder, 'wealth.db');
        const bytes = readFileSync(path);
        writeFileSync(path, bytes.fill(0xa5, 8_192, 40_960));
        return folder;
      },
      reason: 'wealth.db is damaged or no database',
    },
    {
      name: 'holds a large database with a hole where clients stand',
      make: async () => {
        const folder = await usedFolder();
        const path = join(folder, 'wealth.db');
        const connection = new DatabaseSync(path);
        connection.exec('CREATE TABLE large AS SELECT zeroblob(33000000) AS content');
        const root = connection.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'client'").get();
        connection.close();
        const start = (Number(root?.['rootpage']) - 1) * 4_096;
        const bytes = readFileSync(path);
        writeFileSync(path, bytes.fill(0xa5, start, start + 4_096));
        return folder;
      },
      reason: 'wealth.db is damaged or no database',
    },
    {
      name: 'holds a database of a later version',
      make: async () => {
        const folder = await usedFolder();
        const connection = new DatabaseSync(join(folder, 'wealth.db'));
        connection.exec('PRAGMA user_version = 99');
        connection.close();
        return folder;
      },
      reason: 'wealth.db was written by a later version of the sandbox (schema 99, this one knows',
    },
  ])('that $name gets one sentence [I3A-L10]', async ({ make, reason }) => {
    const folder = await make();
    const refusal = await refusalOf(folder);

    expect(refusal).toContain(`DataFolderError: The data folder ${folder} cannot be used: ${reason}`);
    expect(refusal.split('\n')).toHaveLength(1);
  });

  it('is readable by its owner only, also when somebody made it before [I3A-L12]', async () => {
    const dataFolder = newFolder();
    writeFileSync(join(dataFolder, 'wealth.db'), '', { mode: 0o644 });
    const test = await createTestSandbox({ dataFolder });
    await signIn(test.sandbox, '9876543210');
    const modes = ['wealth.db', 'wealth.db-wal', 'wealth.db-shm'].map((name) =>
      (statSync(join(dataFolder, name)).mode & 0o777).toString(8),
    );
    await test.sandbox.close();

    expect(modes).toEqual(['600', '600', '600']);
  });
});

describe('a full disk', () => {
  const message = 'The disk of the data folder is full: nothing more can be stored.';
  const ofDatabase = Object.assign(new Error('database or disk is full'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 13,
  });
  const ofSystem = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

  it.each([ofDatabase, ofSystem])('is told in one sentence, without a stack: %s [I3A-L10]', (error) => {
    expect(describeError(error)).toBe(message);
    expect(answerToError(error, '/sandbox/v1/menu')).toMatchObject({ status: 507, message });
  });

  it('is nothing that a client hears about [I3A-L10]', () => {
    expect(answerToError(ofDatabase, '/auth/app/v1/login')).toMatchObject({
      status: 503,
      message: 'Service is temporarily unavailable.',
    });
  });
});
