import {
  fromPaise,
  fromRupees,
  fromWire,
  negated,
  noMoney,
  sumOf,
  valueAt,
  type CalendarDay,
  type Charges,
  type Paise,
} from '@wealth/domain';
import Big from 'big.js';
import { newestTradingDay, openedAt, openingPrice, tradingDaysBefore } from '../ledger/tradeDays.ts';
import { findInstrument } from '../market/findInstrument.ts';
import type { PastOrder } from '../orders/entry/createPastOrders.ts';
import { chargesOfOrder, depositoryLinesOf } from '../orders/model/orderMoney.ts';
import type { Services } from '../services/services.ts';
import type { SeedDividend, SeedPortfolio, SeedTrade } from './scenario.ts';

/** Paise of a thousand rupees: what a deposit is a multiple of. */
const thousand = 100_000;
/** How long before the first trade the money arrived. */
const depositLeadMs = 24 * 3_600_000;
/** Trading days ago. */
const dividendAgo = 10;

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
 * Gives a client a past, through the functions of orders and ledger: a deposit, orders that were filled with their charges,
 * a dividend. The deposit is what the rest leaves open, so that the money adds up by itself. Nothing is blocked: that is
 * what orders do that wait.
 */
export function seedPortfolio(services: Services, clientId: string, portfolio: SeedPortfolio): void {
  const { clock, database, ledger } = services;
  const past: Past = { services, clientId, newest: newestTradingDay(clock.now()) };
  const trades = portfolio.trades
    .map((trade) => toPastTrade(past, trade))
    .toSorted((one, other) => one.at - other.at);
  const needed = sumOf([fromWire(portfolio.availableRupees), ...trades.map(costOf)]);
  const firstAt = trades[0]?.at ?? openedAt(past.newest);

  database.transaction(() => {
    const amount = fromPaise(Math.ceil(needed / thousand) * thousand);
    ledger.deposit({ clientId, amount, at: firstAt - depositLeadMs });
    for (const trade of trades) bookTrade(past, trade);
    if (portfolio.dividend) payDividend(past, portfolio.dividend);
  });
}
