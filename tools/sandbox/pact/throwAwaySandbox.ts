import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, standardScenario, systemRandom, systemTimers } from '../src/index.ts';

export interface ThrowAwaySandbox {
  /** Where it answers. */
  url: string;
  /** Ends it and deletes its folder. */
  close: () => Promise<void>;
}

const host = '127.0.0.1';

/** Starts a sandbox in a folder of its own, whose database provider states may wipe. */
export async function startThrowAwaySandbox(): Promise<ThrowAwaySandbox> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wealth-pact-'));
  const sandbox = await createSandbox({
    clock: () => Date.now(),
    random: systemRandom,
    timers: systemTimers,
    scenario: standardScenario,
    dataFolder,
    mode: 'always-open',
    controlEnabled: true,
    providerStatesEnabled: true,
    seed: 'pact',
    roundMs: 250,
    stockKey: 'wealth-sandbox-key',
    allowedOrigins: [],
    floodLimit: null,
    scryptCost: 16,
    onError: (error) => {
      throw error;
    },
  });
  return {
    url: `http://${host}:${await sandbox.listen(0, [host])}`,
    async close() {
      await sandbox.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
