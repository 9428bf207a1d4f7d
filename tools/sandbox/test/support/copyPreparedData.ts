import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createSandbox, type SandboxOptions } from '../../src/index.ts';

/** What the data in a folder depends on; a test that chooses one of these itself gets a sandbox that seeds. */
const seedOptions = ['clock', 'random', 'scenario', 'dataFolder', 'mode', 'seed', 'deriveKey'] as const;

let prepared: Promise<string> | null = null;

async function prepare(options: SandboxOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const sandbox = await createSandbox({ ...options, dataFolder: folder });
  await sandbox.close();
  const database = new DatabaseSync(join(folder, 'wealth.db'));
  // What closing has written down: the copy is of a sandbox that has not run yet.
  database.exec("DELETE FROM setting WHERE name IN ('engine_state', 'stream_seq')");
  database.close();
  return folder;
}

/**
 * Puts the database and the images of a freshly seeded sandbox into the folder of the options, so that the next
 * one there need not seed. Seeded once for a file of tests.
 */
export async function copyPreparedData(
  options: SandboxOptions,
  overrides: Partial<SandboxOptions>,
): Promise<void> {
  if (seedOptions.some((name) => name in overrides)) return;
  prepared ??= prepare(options);
  for (const name of ['wealth.db', 'uploads']) {
    cpSync(join(await prepared, name), join(options.dataFolder, name), { recursive: true });
  }
}
