import {
  calendarDay,
  fromWire,
  isCalendarDay,
  isTradingDay,
  nextTradingDay,
  type CalendarDay,
} from '@wealth/domain';
import { bonusDays, dividendDays, priceFactor } from '@wealth/domain/actions';
import * as z from 'zod/mini';
import type { CorporateAction, Instrument } from '../engine/index.ts';
import { failure, ok, refusals, type Refusal } from '../http/answer.ts';
import { toWireAction } from '../issuers/toWireAction.ts';
import { findInstrument, listedInstrument } from '../market/findInstrument.ts';
import type { Services } from '../services/services.ts';
import { command, type Command } from './command.ts';

const mobileSchema = z.string().check(z.regex(/^[6-9]\d{9}$/));
const count = z.int().check(z.gte(1), z.lte(1_000));
const rupees = z.number().check(z.gte(0.01), z.lte(1_000_000), z.multipleOf(0.01));
const actionSchema = z.object({
  market: z.enum(['NSE', 'BSE']),
  symbol: z.string(),
  kind: z.enum(['split', 'bonus', 'dividend', 'rights', 'demerger']),
  /** Split, bonus and rights: shares after it for shares before. Demerger: new shares for shares held. */
  after: z._default(count, 2),
  before: z._default(count, 1),
  /** Rupees a share of a dividend, or for a right share. */
  amount: z.optional(rupees),
  /** Percent of the cost that a demerger moves. */
  cost_percent: z._default(z.number().check(z.gte(0.01), z.lte(99), z.multipleOf(0.01)), 25),
  /** The share of the new company: one that is still to be listed. */
  new_symbol: z.optional(z.string()),
  /** The next trading day when absent. */
  ex_date: z.optional(z.string()),
});
const dividendSchema = z.object({
  mobile: mobileSchema,
  symbol: z.string(),
  /** What the registrar does: pays now, or does not pay when it should. */
  state: z.enum(['paid', 'withheld']),
});

type ActionBody = z.infer<typeof actionSchema>;

const wrong = (text: string): Refusal => failure(400, text);

/** The part of the price that leaves with a new company: what its share is worth at the price of its listing. */
function priceShareOf(child: Instrument, price: number, { after, before }: ActionBody): number {
  const share = Math.round(((child.basePrice * after) / before / price) * 10_000);
  return Math.min(9_000, Math.max(1, share));
}

function toAction(
  { market }: Services,
  instrument: Instrument,
  { exDate, ...body }: ActionBody & { exDate: CalendarDay },
): CorporateAction | Refusal {
  const { after, amount, before, cost_percent: costPercent, kind, new_symbol: newSymbol } = body;
  const days = { exDate, recordDate: exDate };
  const last = market.engine().quote(instrument.market, instrument.symbol)?.lastPrice ?? instrument.basePrice;
  if (kind === 'dividend') {
    if (amount === undefined) return wrong('Name the rupees a share.');
    return { kind, ...days, amountPaise: fromWire(amount), paidOn: dividendDays(days).expectedOn };
  }
  if (kind === 'demerger') {
    const child = newSymbol === undefined ? null : findInstrument(instrument.market, newSymbol);
    if (!child || child.listedOn <= exDate) return wrong('Name a share that lists after the ex-date.');
    const costShare = Math.round(costPercent * 100);
    const priceShare = priceShareOf(child, last, body);
    return { kind, ...days, after, before, newSymbol: child.symbol, costShare, priceShare };
  }
  if (after <= before) return wrong('There have to be more shares after it than before.');
  const ratio = { after, before };
  if (kind === 'rights') {
    if (amount === undefined) return wrong('Name the rupees a share.');
    const price = fromWire(amount);
    const factor = priceFactor({ kind, ratio, price, lastClose: fromWire(last) }).toNumber();
    return { kind, ...days, ...ratio, pricePaise: price, priceFactor: factor };
  }
  const tradableFrom = kind === 'bonus' ? bonusDays(exDate).tradableFrom : null;
  return { kind, ...days, ...ratio, tradableFrom };
}

function announce(services: Services): Command {
  return command(actionSchema, (body) => {
    const { market } = services;
    const engine = market.engine();
    const instrument = listedInstrument(engine, body.market, body.symbol);
    if (instrument?.kind !== 'share') return refusals.notFound();
    const next = nextTradingDay(calendarDay(engine.sessionDate()));
    const exDate = body.ex_date ?? next;
    if (!isCalendarDay(exDate) || !isTradingDay(exDate)) return wrong('The ex-date is no trading day.');
    const action = toAction(services, instrument, { ...body, exDate });
    if ('status' in action) return action;
    if (!engine.announce(instrument, action)) {
      return failure(409, 'The ex-date has come, or another action stands in its way.');
    }
    // What somebody has announced outlives a process that is killed.
    market.save();
    return ok(toWireAction(action));
  });
}

function decideDividend({ actions, clients, database }: Services): Command {
  return command(dividendSchema, ({ mobile, symbol, state }) =>
    database.transaction(() => {
      const client = clients.byMobile(mobile);
      if (!client) return failure(404, `No client has the mobile ${mobile}.`);
      const open = actions.openDividend(client.id, symbol);
      if (!open) return failure(404, 'This client waits for no such dividend.');
      const { facts, id } = state === 'paid' ? actions.payDividend(open) : actions.withhold(open);
      return ok({ id, state, paid_on: facts.dividend?.paidOn ?? null });
    }),
  );
}

/** What companies and their registrars do. */
export const actionCommands = (services: Services): Readonly<Record<string, Command>> => ({
  'POST /sandbox/v1/action': announce(services),
  'POST /sandbox/v1/dividend': decideDividend(services),
});
