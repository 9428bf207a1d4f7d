import * as z from 'zod/mini';
import { done, failure, ok, refusals, type Answer } from '../http/answer.ts';
import { toWireQuote } from '../market/wire.ts';
import type { Services } from '../services/services.ts';
import { command, type Command } from './command.ts';

const clockSchema = z.union([
  z.object({ now: z.iso.datetime({ offset: true }) }),
  z.object({ advance_ms: z.int() }),
]);
/** How long the sandbox does what is due before it looks for requests, milliseconds of the clock underneath. */
const pieceMs = 50;
/** What the calendar of the market can be computed for. */
const earliest = Date.parse('2000-01-01T00:00:00+05:30');
const latest = Date.parse('2100-01-01T00:00:00+05:30');
const marketSchema = z.enum(['NSE', 'BSE', 'INDEX']);
const priceSchema = z.object({
  market: marketSchema,
  symbol: z.string(),
  price: z.number().check(z.gte(0.01), z.lte(10_000_000)),
});
const modeSchema = z.object({ mode: z.enum(['always-open', 'exchange-hours']) });
const haltSchema = z.object({
  /** The whole market when market and symbol are absent. */
  market: z.optional(marketSchema),
  symbol: z.optional(z.string()),
  /** To the end of the day when absent; 0 ends the halt. */
  minutes: z.optional(z.int().check(z.gte(0), z.lte(1_440))),
});

export interface MarketControl {
  services: Services;
  /**
   * Does what is due and runs a round now, so that open pages show what the server answers; false where `isEnough` has left
   * the rest for another call.
   */
  step: (isEnough?: () => boolean) => boolean;
  /** Tells open pages the time now: their clocks would follow a move with the next heartbeat only. */
  tellTime: () => void;
  /** Sets the clock back and seeds anew for that day. */
  rewind: (epochMs: number) => Promise<void>;
  /** Writes down where the clock stands. */
  keepTime: () => void;
}

const priceRefusals = {
  unknown_instrument: () => failure(404, 'There is no such instrument.'),
  outside_band: () => failure(400, 'The price lies outside the price band.'),
  not_a_price: () => failure(400, 'This is not a price.'),
};

/** Lets everybody who waits have a turn. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Moves the clock forward over what is due, piece by piece: between two of them requests are answered, and the clock shows
 * the instant that the sandbox has come to.
 */
async function moveForward({ services, keepTime, step }: MarketControl, target: number): Promise<void> {
  const { agenda, clock } = services;
  for (;;) {
    const until = clock.running() + pieceMs;
    clock.set(target);
    // What is done from now on is of this time, also for a process that goes on after one that was killed.
    keepTime();
    if (step(() => clock.running() >= until)) return;
    clock.set(Math.min(target, agenda.comeTo()));
    await nextTurn();
  }
}

function moveClock(control: MarketControl): Command {
  const { rewind, services, tellTime } = control;
  const { clock, turns, writes } = services;
  async function move(body: z.infer<typeof clockSchema>): Promise<Answer> {
    const target = 'now' in body ? Date.parse(body.now) : clock.now() + body.advance_ms;
    if (target < earliest || target >= latest) return failure(400, 'The clock goes from 2000 to 2099.');
    if (target < clock.now()) {
      if (writes.hasWrites()) {
        return failure(409, 'The clock goes back only before anything is written: reset first.', {
          fields: [{ field: 'now', code: 'reset_first', message: 'Reset first' }],
        });
      }
      await rewind(target);
    } else {
      await moveForward(control, target);
      tellTime();
    }
    return ok({ now: new Date(clock.now()).toISOString() });
  }
  return command(
    clockSchema,
    async (body) => (await turns.take('reset', () => move(body))) ?? refusals.tooMany(1),
  );
}

function movePrice({ services: { market } }: MarketControl): Command {
  return command(priceSchema, ({ market: code, symbol, price }) => {
    const result = market.engine().setPrice(code, symbol, price);
    if (!result.ok) return priceRefusals[result.code]();
    // What somebody asked for outlives a process that is killed.
    market.save();
    return ok(toWireQuote(result.quote));
  });
}

function changeMode({ services: { agenda, database, market, orders }, step }: MarketControl): Command {
  return command(modeSchema, ({ mode }) => {
    market.engine().setMode(mode === 'always-open');
    // Writes the ends of all orders, before what they were sent by is forgotten.
    step();
    database.transaction(() => {
      market.save();
      orders.startAnew();
      agenda.keep();
    });
    return ok({ mode });
  });
}

function changeHalt({ services: { market }, step }: MarketControl): Command {
  return command(haltSchema, ({ market: code, symbol, minutes }) => {
    const engine = market.engine();
    const instrument = code !== undefined && symbol !== undefined ? { market: code, symbol } : null;
    if (instrument === null && (code !== undefined || symbol !== undefined)) {
      return failure(400, 'Name market and symbol, or neither for the whole market.');
    }
    const isKnown = minutes === 0 ? engine.endHalt(instrument) : engine.halt(instrument, minutes);
    if (!isKnown) return failure(404, 'There is no such instrument.');
    market.save();
    step();
    return ok({ halts: engine.halts().length });
  });
}

/** What a clock, an exchange or a referee would do to the market. */
export function marketCommands(control: MarketControl): Readonly<Record<string, Command>> {
  const { services, step } = control;
  return {
    'POST /sandbox/v1/clock': moveClock(control),
    'POST /sandbox/v1/price': movePrice(control),
    'POST /sandbox/v1/mode': changeMode(control),
    'POST /sandbox/v1/halt': changeHalt(control),
    'POST /sandbox/v1/pause': () => {
      services.clock.pause();
      step();
      return done();
    },
    'POST /sandbox/v1/resume': () => {
      services.clock.resume();
      return done();
    },
  };
}
