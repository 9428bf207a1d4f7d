import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase, type Database, type DatabaseStep } from '../src/database/database.ts';
import { createSandbox, standardScenario, systemRandom, type Sandbox } from '../src/index.ts';
import { createManualTimers, type ManualTimers } from '../test/support/manualTimers.ts';

/** A Thursday in mid-session, before settlement-only holidays of that year. */
export const simulationStart = Date.parse('2026-02-05T11:00:00+05:30');
export const roundMs = 250;

/** What a killed process leaves: the database with its write-ahead log. The third file is memory, and is made anew. */
const databaseFiles = ['wealth.db', 'wealth.db-wal'] as const;

interface Surroundings {
  now: () => number;
  timers: ManualTimers;
  onError: (error: unknown) => void;
  onDatabaseStep?: (step: DatabaseStep) => void;
}

/** Opens the sandbox of a simulation in a folder. */
export function openIn(folder: string, surroundings: Surroundings): Promise<Sandbox> {
  return createSandbox({
    ...surroundings,
    clock: surroundings.now,
    random: systemRandom,
    scenario: standardScenario,
    dataFolder: folder,
    mode: 'always-open',
    controlEnabled: true,
    providerStatesEnabled: false,
    seed: 'simulator',
    roundMs,
    stockKey: 'wealth-sandbox-key',
    allowedOrigins: [],
    floodLimit: null,
    scryptCost: 16,
  });
}

let prepared: Promise<string> | null = null;

/** Seeds a folder once for all runs of a process. */
async function prepare(): Promise<string> {
  const folder = newFolder('wealth-simulator-seeded-');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const onError = (error: unknown) => {
    throw error;
  };
  const sandbox = await openIn(folder, { now: () => simulationStart, timers: createManualTimers(), onError });
  await sandbox.close();
  const database = new DatabaseSync(join(folder, 'wealth.db'));
  database.exec("DELETE FROM setting WHERE name IN ('engine_state', 'stream_seq')");
  database.close();
  return folder;
}

function newFolder(prefix = 'wealth-simulator-'): string {
  return mkdtempSync(join(tmpdir(), prefix));
}

function copyDatabase(from: string, to: string): void {
  for (const file of databaseFiles) cpSync(join(from, file), join(to, file), { force: true });
}

/** A sandbox in a folder of its own whose clock, rounds and ends are in somebody's hand. */
export interface SimulatedSandbox {
  sandbox(): Sandbox;
  /** The database as it is written, read past the sandbox. */
  database(): Database;
  /** Failures of the server's own. */
  readonly errors: unknown[];
  /** Milliseconds of the clock underneath: the control API moves the sandbox against it. */
  now(): number;
  /** Time goes by, and nothing runs. */
  pass(ms: number): void;
  /** A round of the market, at this instant. */
  round(): void;
  /** What the sandbox writes down every few seconds, at this instant. */
  save(): void;
  /** Told where transactions stand, until it is taken back with null. */
  watch(onStep: ((step: DatabaseStep) => void) | null): void;
  /** A folder with what a process that is killed at this instant leaves. */
  remains(): string;
  /** The process is gone; another one goes on with what it has left. */
  dieInto(remains: string): Promise<void>;
  /** An orderly end, and a start. */
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

interface Beginning {
  /** It is deleted in the end. */
  folder: string;
  now: number;
}

/** Opens a sandbox on what another one has left. */
export async function openRemains({ folder: first, now: startsAt }: Beginning): Promise<SimulatedSandbox> {
  let folder = first;
  let now = startsAt;
  let timers = createManualTimers();
  let watcher: ((step: DatabaseStep) => void) | null = null;
  const errors: unknown[] = [];

  function start(): Promise<Sandbox> {
    timers = createManualTimers();
    return openIn(folder, {
      now: () => now,
      timers,
      onError: (error) => errors.push(error),
      onDatabaseStep: (step) => watcher?.(step),
    });
  }

  let sandbox = await start();
  let database = openDatabase(join(folder, 'wealth.db'));

  async function end(): Promise<void> {
    watcher = null;
    database.close();
    await sandbox.close();
  }

  async function begin(): Promise<void> {
    sandbox = await start();
    database = openDatabase(join(folder, 'wealth.db'));
  }

  return {
    sandbox: () => sandbox,
    database: () => database,
    errors,
    now: () => now,
    pass(ms) {
      now += ms;
    },
    round: () => timers.run(roundMs),
    save: () => timers.run(5_000),
    watch(onStep) {
      watcher = onStep;
    },
    remains() {
      const left = newFolder();
      copyDatabase(folder, left);
      return left;
    },
    async dieInto(remains) {
      await end();
      rmSync(folder, { recursive: true, force: true });
      folder = remains;
      await begin();
    },
    async restart() {
      await end();
      await begin();
    },
    async dispose() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a freshly seeded sandbox. */
export async function openSimulatedSandbox(): Promise<SimulatedSandbox> {
  const folder = newFolder();
  cpSync(join(await (prepared ??= prepare()), 'wealth.db'), join(folder, 'wealth.db'));
  return openRemains({ folder, now: simulationStart });
}
