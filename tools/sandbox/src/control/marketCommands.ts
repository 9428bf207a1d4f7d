import * as z from 'zod/mini';
import { done, failure, ok } from '../http/answer.ts';
import { toWireQuote } from '../market/wire.ts';
import type { Services } from '../services/services.ts';
import { command, type Command } from './command.ts';

const clockSchema = z.union([
  z.object({ now: z.iso.datetime({ offset: true }) }),
  z.object({ advance_ms: z.int() }),
]);
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
  /** Runs a round now, so that open pages show what the server answers. */
  step: () => void;
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

function moveClock({ services, keepTime, rewind, step, tellTime }: MarketControl): Command {
  const { alerts, banks, clock, writes } = services;
  return command(clockSchema, async (body) => {
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
      clock.set(target);
      // What is done from now on is of this time, also for a process that goes on after one that was killed.
      keepTime();
      step();
      tellTime();
      banks.settleDue();
      alerts.settleDue();
    }
    return ok({ now: new Date(clock.now()).toISOString() });
  });
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

function changeMode({ services: { database, market, orders }, step }: MarketControl): Command {
  return command(modeSchema, ({ mode }) => {
    market.engine().setMode(mode === 'always-open');
    // Writes the ends of all orders, before what they were sent by is forgotten.
    step();
    database.transaction(() => {
      market.save();
      orders.startAnew();
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
