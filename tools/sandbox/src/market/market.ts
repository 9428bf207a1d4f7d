import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import { createMarketEngine, type EngineState, type MarketEngine } from '../engine/index.ts';
import { hashText } from '../engine/noise.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';

export interface MarketOptions {
  clock: SandboxClock;
  database: Database;
  seed: string;
  /** Continuous trading at any hour of any day, instead of exchange hours. */
  alwaysOpen: boolean;
  roundMs: number;
  ticksPerRound: number;
}

/** The simulated market of a sandbox: the engine with its memory in the database. */
export interface Market {
  readonly roundMs: number;
  /** Of everything that is drawn and is no price: actions, accounts, news. */
  readonly seedKey: number;
  /** Continuous trading at any hour of any day. */
  readonly isAlwaysOpen: boolean;
  /** The engine; a reset replaces it, so read it anew each time. */
  engine(): MarketEngine;
  /** Writes down where the engine stands. */
  save(): void;
  /** A new engine from the seed, as on the first day. */
  reset(): void;
}

const settingName = 'engine_state';

const stateSchema: z.ZodMiniType<EngineState> = z.object({
  version: z.literal(1),
  seed: z.string(),
  sessionDate: z.string(),
  seq: z.int(),
  previousCloses: z.array(z.number()),
  shifts: z.array(z.object({ row: z.int(), minute: z.number(), factor: z.number() })),
  indexFactors: z.array(z.number()),
  livedDays: z.array(
    z.object({
      date: z.string(),
      rows: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
    }),
  ),
});

function restoreSaved(engine: MarketEngine, database: Database): void {
  const stored = readSetting(database, settingName);
  if (stored === null) return;
  const state = stateSchema.safeParse(JSON.parse(stored));
  if (!state.success) return;
  try {
    engine.restore(state.data);
  } catch (error) {
    // The state of another seed or of an older instrument table: the market starts from its seed.
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Makes the market and continues where the last run stopped. */
export function createMarket({ clock, database, ...options }: MarketOptions): Market {
  const start = () => createMarketEngine({ ...options, clock });
  let engine = start();
  restoreSaved(engine, database);
  return {
    roundMs: options.roundMs,
    seedKey: hashText(options.seed),
    isAlwaysOpen: options.alwaysOpen,
    engine: () => engine,
    save: () => writeSetting(database, settingName, JSON.stringify(engine.state())),
    reset() {
      engine = start();
    },
  };
}
