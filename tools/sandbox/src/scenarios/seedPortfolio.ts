import {
  addDays,
  fromPaise,
  fromWire,
  instrumentIdOf,
  istDay,
  istInstant,
  negated,
  noMoney,
  sumOf,
  valueAt,
  type CalendarDay,
  type Charges,
  type Paise,
} from '@wealth/domain';
import { waiverEndsAt } from '@wealth/domain/offers';
import { shareFactorOf, type Instrument } from '../engine/index.ts';
import {
  newestTradingDay,
  openedAt,
  openingPrice,
  settledAt,
  tradingDaysBefore,
} from '../ledger/tradeDays.ts';
import { findInstrument } from '../market/findInstrument.ts';
import type { PastOrder } from '../orders/entry/createPastOrders.ts';
import { chargesOfOrder, depositoryLinesOf } from '../orders/model/orderMoney.ts';
import type { Services } from '../services/services.ts';
import { planPastFunds, type PastFund, type PastNeed } from './planPastFunds.ts';
import type { SeedPortfolio, SeedTrade, SeedWaiver } from './scenario.ts';

/** Paise of a thousand rupees: what a deposit is a multiple of. */
const thousand = 100_000;
/** How long before the first trade the money arrived. */
const depositLeadMs = 24 * 3_600_000;
/** Trading days ago. */
const lastFundAgo = 7;
const lastFundAfterOpenMs = 65 * 60_000;

/** The newest trading day that has opened, which seeded days are counted back from. */
interface Past {
  services: Services;
  clientId: string;
  newest: CalendarDay;
}

function instrumentOf({ market, symbol }: Pick<SeedTrade, 'market' | 'symbol'>): Instrument {
  const instrument = findInstrument(market, symbol);
  if (!instrument) throw new RangeError(`the seeds name ${symbol}, which ${market} does not list`);
  return instrument;
}

interface PastTrade extends PastOrder, Pick<SeedTrade, 'by'> {
  /** Its charges, without the depository's. */
  charges: Charges;
  depositoryLines: Charges['lines'];
}

/** What bonuses and splits have made of a share between two days. */
function shareFactor(
  { services }: Past,
  instrument: Instrument,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): number {
  return services.market
    .actionsBetween(instrument, { from: addDays(from, 1), to })
    .reduce((factor, action) => factor * shareFactorOf(action), 1);
}

/** A trade at the opening price of its day. */
function toPastTrade(past: Past, { day: dayFrom, quantity: unitsToday, ...seed }: SeedTrade): PastTrade {
  const { newest, services } = past;
  const { clock, market } = services;
  const day = dayFrom(newest);
  const at = openedAt(day);
  const instrument = instrumentOf(seed);
  const quantity = unitsToday / shareFactor(past, instrument, { from: day, to: istDay(clock.now()) });
  const trade = { ...seed, quantity };
  const price = fromWire(openingPrice(market.engine(), trade, day));
  return {
    ...trade,
    isin: market.isinOf(instrument, day),
    price,
    at,
    charges: chargesOfOrder(trade, [{ price_paise: price, quantity, at }], day),
    depositoryLines: depositoryLinesOf(trade.side, day),
  };
}

/** What a trade has cost with its charges, or brought, below zero. Each ISIN is sold once a day at most. */
function costOf({ side, price, quantity, charges, depositoryLines }: PastTrade): Paise {
  const value = valueAt(price, quantity);
  const depository = depositoryLines.map(({ amount }) => amount);
  return sumOf([side === 'BUY' ? value : negated(value), charges.total, ...depository]);
}

/** What a trade has taken at once, and brought when it was settled. */
function needOf(trade: PastTrade): PastNeed {
  const value = trade.side === 'SELL' ? valueAt(trade.price, trade.quantity) : noMoney;
  const { at } = trade;
  return { at, taken: sumOf([costOf(trade), value]), brought: value, broughtAt: settledAt(istDay(at)) };
}

/** The last money came so many trading days ago, in the morning: it may be withdrawn, and is nothing of today. */
const lastFundAt = ({ newest }: Past) =>
  openedAt(tradingDaysBefore(newest, lastFundAgo)) + lastFundAfterOpenMs;

function bookTrade(
  { services, clientId }: Past,
  { by, charges, depositoryLines, ...trade }: PastTrade,
): void {
  const { ledger, orders, random } = services;
  if (by === 'order') orders.bookPast(clientId, trade);
  else
    ledger.bookFill({
      ...trade,
      clientId,
      reference: random.uuid(),
      tradeId: random.uuid(),
      lines: charges.lines,
      depositoryLines,
      stillHeld: noMoney,
    });
}

/** What has happened to the shares since they were bought first, at the beginning of each ex-date. */
function actionsOf({ services, clientId }: Past, trades: readonly PastTrade[]) {
  const { past } = services.actions;
  const byShare = Map.groupBy(trades, ({ market, symbol }) => instrumentIdOf({ market, symbol }));
  return [...byShare.values()].flatMap(([first]) => {
    if (!first) return [];
    const instrument = instrumentOf(first);
    const days = { from: addDays(istDay(first.at), 1), to: istDay(services.clock.now()) };
    return past.of(instrument, days).map((action) => ({
      at: istInstant(action.exDate),
      write: () => past.apply(clientId, instrument, action),
    }));
  });
}

/** What has become of a waiver: granted, and over where its last day is. */
function waiverSteps({ services, clientId, newest }: Past, { grantedAgo, validDays }: SeedWaiver) {
  const { clock, offers } = services;
  const now = clock.now();
  const at = grantedAgo === null ? now : openedAt(tradingDaysBefore(newest, grantedAgo));
  const validUntil = validDays === undefined ? undefined : addDays(istDay(at), validDays);
  const granted = { at, write: () => void offers.grant(clientId, { validUntil, at }) };
  const endsAt = validUntil === undefined ? now : waiverEndsAt({ validUntil });
  const ended = { at: endsAt, write: () => offers.due.next({ from: at, to: endsAt })?.act() };
  return endsAt < now ? [granted, ended] : [granted];
}

/**
 * Gives a client a past, through the functions of orders, funds and ledger: money in and out, orders that were filled with their
 * charges, a dividend. What came in is what the rest leaves open, so that the money adds up by itself. Nothing is blocked: that is
 * what orders do that wait.
 */
export function seedPortfolio(services: Services, clientId: string, portfolio: SeedPortfolio): void {
  const { clock, database } = services;
  const past: Past = { services, clientId, newest: newestTradingDay(clock.now()) };
  const trades = portfolio.trades
    .map((trade) => toPastTrade(past, trade))
    .toSorted((one, other) => one.at - other.at);
  const needed = sumOf([fromWire(portfolio.availableRupees), ...trades.map(costOf)]);
  const firstAt = trades[0]?.at ?? openedAt(past.newest);

  database.transaction(() => {
    const sum = fromPaise(Math.ceil(needed / thousand) * thousand);
    const from = firstAt - depositLeadMs;
    const moved: PastFund[] = portfolio.savesMonthly
      ? planPastFunds(trades.map(needOf), { sum, from, until: lastFundAt(past) })
      : [{ kind: 'deposit', amount: sum, at: from }];
    const happened = [
      ...actionsOf(past, trades),
      ...moved.map((fund) => ({ at: fund.at, write: () => services.funds.past.move(clientId, fund) })),
      ...trades.map((trade) => ({ at: trade.at, write: () => bookTrade(past, trade) })),
      ...portfolio.waivers.flatMap((waiver) => waiverSteps(past, waiver)),
    ].toSorted((one, other) => one.at - other.at);
    for (const { at, write } of happened) {
      services.actions.past.catchUp(clientId, at);
      write();
    }
    services.actions.past.catchUp(clientId, clock.now());
  });
}
