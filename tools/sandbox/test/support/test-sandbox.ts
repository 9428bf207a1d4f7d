import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createSandbox,
  standardScenario,
  systemRandom,
  type Sandbox,
  type SandboxOptions,
} from '../../src/index.ts';
import { createManualTimers, type ManualTimers } from './manual-timers.ts';

/** A Thursday in mid-session. */
export const startOfTest = Date.parse('2026-11-19T11:00:00+05:30');

export interface TestSandbox {
  sandbox: Sandbox;
  timers: ManualTimers;
  dataFolder: string;
  /** Errors of the sandbox's own that a test did not expect. */
  errors: unknown[];
  /** Moves the clock underneath, which stands still otherwise. */
  advance(ms: number): void;
  now(): number;
  /** Closes the sandbox, lets `change` at its data, and opens it again. */
  restart(change?: () => void): Promise<void>;
  dispose(): Promise<void>;
}

/** A sandbox in a folder of its own, on a clock that stands still and timers that run by hand. */
export async function createTestSandbox(overrides: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wealth-sandbox-'));
  const timers = createManualTimers();
  const errors: unknown[] = [];
  let now = startOfTest;
  const options: SandboxOptions = {
    clock: () => now,
    random: systemRandom,
    timers,
    scenario: standardScenario,
    dataFolder,
    mode: 'always-open',
    controlEnabled: true,
    providerStatesEnabled: true,
    seed: 'test',
    roundMs: 250,
    ticksPerRound: 40,
    stockKey: 'wealth-sandbox-key',
    allowedOrigins: [],
    floodLimit: null,
    scryptCost: 16,
    onError: (error) => errors.push(error),
    ...overrides,
  };
  const test: TestSandbox = {
    sandbox: await createSandbox(options),
    timers,
    dataFolder,
    errors,
    advance(ms) {
      now += ms;
    },
    now: () => now,
    async restart(change) {
      await test.sandbox.close();
      change?.();
      test.sandbox = await createSandbox(options);
    },
    async dispose() {
      await test.sandbox.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  return test;
}
