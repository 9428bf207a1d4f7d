import {
  calendarDay,
  fromWire,
  isCalendarDay,
  isTradingDay,
  nextTradingDay,
  type CalendarDay,
  type Exchange,
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

type DatedBody = ActionBody & { exDate: CalendarDay };

const daysOf = ({ exDate }: DatedBody) => ({ exDate, recordDate: exDate });

function toDividend(body: DatedBody): CorporateAction | Refusal {
  if (body.amount === undefined) return wrong('Name the rupees a share.');
  const days = daysOf(body);
  const paidOn = dividendDays(days).expectedOn;
  return { kind: 'dividend', ...days, amountPaise: fromWire(body.amount), paidOn };
}

function toDemerger(market: Exchange, price: number, body: DatedBody): CorporateAction | Refusal {
  const { after, before, exDate, new_symbol: newSymbol = '' } = body;
  const child = findInstrument(market, newSymbol);
  if (!child || child.listedOn <= exDate) return wrong('Name a share that lists after the ex-date.');
  const costShare = Math.round(body.cost_percent * 100);
  const shares = { costShare, priceShare: priceShareOf(child, price, body) };
  return { kind: 'demerger', ...daysOf(body), after, before, newSymbol: child.symbol, ...shares };
}

function toRights(lastPrice: number, body: DatedBody): CorporateAction | Refusal {
  if (body.amount === undefined) return wrong('Name the rupees a share.');
  const ratio = { after: body.after, before: body.before };
  const price = fromWire(body.amount);
  const factor = priceFactor({ kind: 'rights', ratio, price, lastClose: fromWire(lastPrice) });
  return { kind: 'rights', ...daysOf(body), ...ratio, pricePaise: price, priceFactor: factor.toNumber() };
}

function toAction({ market }: Services, instrument: Instrument, body: DatedBody): CorporateAction | Refusal {
  const { after, before, kind, exDate } = body;
  const quote = market.engine().quote(instrument.market, instrument.symbol);
  const price = quote?.lastPrice ?? instrument.basePrice;
  if (kind === 'dividend') return toDividend(body);
  if (kind === 'demerger') return toDemerger(instrument.market, price, body);
  if (after <= before) return wrong('There have to be more shares after it than before.');
  if (kind === 'rights') return toRights(price, body);
  const tradableFrom = kind === 'bonus' ? bonusDays(exDate).tradableFrom : null;
  return { kind, ...daysOf(body), after, before, tradableFrom };
}

function announce(services: Services): Command {
  return command(actionSchema, (body) => {
    const { market } = services;
    const engine = market.engine();
    const instrument = listedInstrument(engine, body.market, body.symbol);
    if (instrument?.kind !== 'share') return refusals.notFound();
    const today = calendarDay(engine.sessionDate());
    const exDate = body.ex_date ?? nextTradingDay(today);
    if (!isCalendarDay(exDate) || !isTradingDay(exDate)) return wrong('The ex-date is no trading day.');
    const action = toAction(services, instrument, { ...body, exDate });
    if ('status' in action) return action;
    if (!engine.actions.announce(instrument, action, today)) {
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
