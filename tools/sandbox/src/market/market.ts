import { calendarDay, isCalendarDay, type CalendarDay } from '@wealth/domain';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { readSetting, writeSetting } from '../database/settings.ts';
import {
  createMarketEngine,
  type AnnouncedAction,
  type BrokenBookReport,
  type CorporateAction,
  type Instrument,
  type EngineState,
  type MarketEngine,
} from '../engine/index.ts';
import { hashText } from '../engine/noise/noise.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { createCharts, type Charts } from './createCharts.ts';
import { createRoundKept } from './createRoundKept.ts';
import { listedRows, type ListedRow } from './listedRows.ts';

export interface MarketOptions {
  clock: SandboxClock;
  database: Database;
  seed: string;
  /** Continuous trading at any hour of any day, instead of exchange hours. */
  alwaysOpen: boolean;
  roundMs: number;
  /** Whether every share trades as often as any may: for measurements. */
  isBusiest?: boolean;
  /** Called with a book that failed its own check and was halted. */
  onBrokenBook?: (report: BrokenBookReport) => void;
}

/** The simulated market of a sandbox: the engine with its memory in the database. */
export interface Market {
  readonly roundMs: number;
  /** The seed of everything drawn that is not a price: actions, accounts, news. */
  readonly seedKey: number;
  /** Whether it trades at any hour now. */
  isAlwaysOpen(): boolean;
  /** What the issuer of an instrument does in a time, by ex-date, the earliest first. */
  actionsBetween(instrument: Instrument, range: { from: CalendarDay; to: CalendarDay }): CorporateAction[];
  /** The ISIN of an instrument on a day, on that of the quotes when absent. */
  isinOf(instrument: Instrument, on?: CalendarDay): string;
  /** Shares of an instrument in issue today; 0 for a fund. */
  shareCount(instrument: Instrument): number;
  /** The engine, the same one as long as the sandbox runs. */
  engine(): MarketEngine;
  readonly charts: Charts;
  /** Everything that is listed now; read once a round. */
  rows(): readonly ListedRow[];
  /** Names what the market says now: the same until the next round. */
  asOf(): string;
  /** Stores the state of the engine. */
  save(): void;
  /** The market of the seed, as on the first day. */
  reset(): void;
}

const settingName = 'engine_state';

const daySchema = z.custom<CalendarDay>((value) => typeof value === 'string' && isCalendarDay(value));
const exDays = { exDate: daySchema, recordDate: daySchema };
const ratio = { after: z.number(), before: z.number() };
const announcedSchema: z.ZodMiniType<AnnouncedAction> = z.object({
  isin: z.string(),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('dividend'), ...exDays, amountPaise: z.number(), paidOn: daySchema }),
    z.object({ kind: z.enum(['bonus', 'split']), ...exDays, ...ratio, tradableFrom: z.nullable(daySchema) }),
    z.object({
      kind: z.literal('rights'),
      ...exDays,
      ...ratio,
      pricePaise: z.number(),
      priceFactor: z.number(),
    }),
    z.object({
      kind: z.literal('demerger'),
      ...exDays,
      ...ratio,
      newSymbol: z.string(),
      costShare: z.number(),
      priceShare: z.number(),
    }),
  ]),
});

const stateSchema: z.ZodMiniType<EngineState> = z.object({
  version: z.literal(2),
  seed: z.string(),
  seq: z.int(),
  eras: z.array(z.object({ from: z.string(), alwaysOpen: z.boolean() })),
  prints: z.array(z.object({ name: z.string(), day: z.string(), at: z.number(), price: z.number() })),
  shifts: z.array(z.object({ name: z.string(), day: z.string(), at: z.number(), factor: z.number() })),
  halts: z.array(
    z.object({
      name: z.nullable(z.string()),
      day: z.string(),
      from: z.number(),
      to: z.number(),
      fall: z.nullable(z.number()),
    }),
  ),
  announced: z.optional(z.array(announcedSchema)),
  clientDays: z.optional(
    z.array(
      z.object({
        name: z.string(),
        day: z.string(),
        close: z.nullable(z.number()),
        minutes: z.array(z.array(z.number())),
      }),
    ),
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
    // The state of another seed: the market starts from its own.
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Works a fact of each instrument out once a day. */
function oncePerDay<Fact>(
  today: () => string,
  factOf: (instrument: Instrument, day: CalendarDay) => Fact,
): (instrument: Instrument) => Fact {
  const facts = new Map<Instrument, { fact: Fact }>();
  let day = '';
  return (instrument) => {
    const now = today();
    if (now !== day) facts.clear();
    day = now;
    const known = facts.get(instrument) ?? { fact: factOf(instrument, calendarDay(now)) };
    facts.set(instrument, known);
    return known.fact;
  };
}

/** Makes the market and continues where the last run stopped. */
export function createMarket({ clock, database, ...options }: MarketOptions): Market {
  const engine = createMarketEngine({ ...options, clock });
  restoreSaved(engine, database);
  const today = () => engine.sessionDate();
  const shareCount = oncePerDay(today, (instrument, day) => engine.actions.shareCountOn(instrument, day));
  const isinToday = oncePerDay(today, (instrument, day) => engine.actions.isinOn(instrument, day));
  let changes = 0;
  // Also by the clock, for a round may be late; and by what was done by hand, which is saved at once.
  const asOf = () =>
    `${engine.seq()} ${engine.roundEnd()} ${Math.floor(clock.now() / options.roundMs)} ${changes}`;
  const rows = createRoundKept<ListedRow[]>(asOf);
  return {
    roundMs: options.roundMs,
    seedKey: hashText(options.seed),
    isAlwaysOpen: () => engine.isAlwaysOpen(),
    engine: () => engine,
    actionsBetween: (instrument, range) => engine.actions.between(instrument, range),
    isinOf: (instrument, on) =>
      on === undefined ? isinToday(instrument) : engine.actions.isinOn(instrument, on),
    shareCount,
    charts: createCharts(() => engine),
    rows: () => rows('all', () => listedRows({ engine: () => engine, shareCount })),
    asOf,
    save() {
      changes += 1;
      writeSetting(database, settingName, JSON.stringify(engine.state()));
    },
    reset() {
      changes += 1;
      engine.reset();
    },
  };
}
