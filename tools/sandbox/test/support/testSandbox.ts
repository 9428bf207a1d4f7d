import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  createSandbox,
  standardScenario,
  systemRandom,
  type Sandbox,
  type SandboxOptions,
} from '../../src/index.ts';
import { copyPreparedData } from './copyPreparedData.ts';
import { createManualTimers, type ManualTimers } from './manualTimers.ts';

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
  /** Lets time pass, and the rounds of it: a quarter of a second, when absent. */
  pass(ms?: number): void;
  now(): number;
  /** Works at the database from outside, as a fault of the disk would. */
  sql(statements: string): void;
  /** How many rows a table of the database has. */
  countRows(table: string): number;
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
    stockKey: 'wealth-sandbox-key',
    allowedOrigins: [],
    floodLimit: null,
    scryptCost: 16,
    onError: (error) => errors.push(error),
    ...overrides,
  };
  await copyPreparedData(options, overrides);
  const test: TestSandbox = {
    sandbox: await createSandbox(options),
    timers,
    dataFolder,
    errors,
    advance(ms) {
      now += ms;
    },
    pass(ms = 250) {
      test.advance(ms);
      timers.run(250);
    },
    now: () => now,
    sql(statements) {
      const connection = new DatabaseSync(join(dataFolder, 'wealth.db'));
      connection.exec(statements);
      connection.close();
    },
    countRows(table) {
      const connection = new DatabaseSync(join(dataFolder, 'wealth.db'), { readOnly: true });
      const row = connection.prepare(`SELECT count(*) AS count FROM ${table}`).get();
      connection.close();
      return Number(row?.count);
    },
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
