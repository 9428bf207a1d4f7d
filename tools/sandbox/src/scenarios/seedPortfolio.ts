import {
  fromPaise,
  fromRupees,
  fromWire,
  istDay,
  negated,
  noMoney,
  sumOf,
  valueAt,
  type CalendarDay,
  type Charges,
  type Paise,
} from '@wealth/domain';
import Big from 'big.js';
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
import type { SeedDividend, SeedPortfolio, SeedTrade } from './scenario.ts';

/** Paise of a thousand rupees: what a deposit is a multiple of. */
const thousand = 100_000;
/** How long before the first trade the money arrived. */
const depositLeadMs = 24 * 3_600_000;
/** Trading days ago. */
const dividendAgo = 10;
const lastFundAgo = 7;
const lastFundAfterOpenMs = 65 * 60_000;

/** The newest trading day that has opened, which seeded days are counted back from. */
interface Past {
  services: Services;
  clientId: string;
  newest: CalendarDay;
}

function isinOf({ market, symbol }: Pick<SeedTrade, 'market' | 'symbol'>): string {
  const isin = findInstrument(market, symbol)?.isin;
  if (isin === undefined) throw new RangeError(`the seeds name ${symbol}, which ${market} does not list`);
  return isin;
}

interface PastTrade extends PastOrder, Pick<SeedTrade, 'by'> {
  /** Its charges, without the depository's. */
  charges: Charges;
  depositoryLines: Charges['lines'];
}

/** A trade at the opening price of its day. */
function toPastTrade({ services, newest }: Past, { day: dayFrom, ...trade }: SeedTrade): PastTrade {
  const day = dayFrom(newest);
  const at = openedAt(day);
  const price = fromWire(openingPrice(services.market.engine(), trade, day));
  const { side, quantity } = trade;
  return {
    ...trade,
    isin: isinOf(trade),
    price,
    at,
    charges: chargesOfOrder(trade, [{ price_paise: price, quantity, at }], day),
    depositoryLines: depositoryLinesOf(side, day),
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

function payDividend({ services, clientId, newest }: Past, { rupees, ...instrument }: SeedDividend): void {
  const day = tradingDaysBefore(newest, dividendAgo);
  const amount = fromRupees(Big(rupees));
  const isin = isinOf(instrument);
  services.ledger.payDividend({
    clientId,
    isin,
    amount,
    at: openedAt(day),
    event: `dividend ${isin} ${day}`,
  });
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
      ...moved.map((fund) => ({ at: fund.at, write: () => services.funds.past.move(clientId, fund) })),
      ...trades.map((trade) => ({ at: trade.at, write: () => bookTrade(past, trade) })),
    ].toSorted((one, other) => one.at - other.at);
    for (const { write } of happened) write();
    if (portfolio.dividend) payDividend(past, portfolio.dividend);
  });
}
