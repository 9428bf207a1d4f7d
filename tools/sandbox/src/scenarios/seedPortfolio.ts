import {
  fromPaise,
  fromRupees,
  fromWire,
  negated,
  noMoney,
  orderCharges,
  sumOf,
  valueOf,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import Big from 'big.js';
import type { Fill } from '../ledger/createFillBook.ts';
import { newestTradingDay, openedAt, openingPrice, tradingDaysBefore } from '../ledger/tradeDays.ts';
import { findInstrument } from '../market/findInstrument.ts';
import { depositoryLinesOf } from '../orders/orderMoney.ts';
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

/** One order that was filled in one trade, at the opening price of its day. */
function toFill({ services, clientId, newest }: Past, trade: SeedTrade): Fill {
  const { random, market } = services;
  const day = tradingDaysBefore(newest, trade.tradingDaysAgo);
  const price = openingPrice(market.engine(), trade, day);
  const { side, quantity } = trade;
  const order = {
    market: trade.market,
    product: 'delivery',
    side,
    quantity,
    price: Big(price),
    on: day,
  } as const;
  const { lines } = orderCharges({ ...order, isSoldAlreadyToday: true });
  return {
    clientId,
    reference: random.uuid(),
    tradeId: random.uuid(),
    side,
    market: trade.market,
    symbol: trade.symbol,
    isin: isinOf(trade),
    quantity,
    price: fromWire(price),
    at: openedAt(day),
    lines,
    depositoryLines: depositoryLinesOf(side, day),
    stillHeld: noMoney,
  };
}

/** What trades cost altogether, less what they brought, in paise. Each ISIN is sold once a day at most. */
function costOf(fills: readonly Fill[]): Paise {
  return sumOf(
    fills.flatMap(({ side, price, quantity, lines, depositoryLines: depository }) => {
      const value = valueOf(Big(price).div(100), quantity);
      return [
        side === 'BUY' ? value : negated(value),
        ...[...lines, ...depository].map(({ amount }) => amount),
      ];
    }),
  );
}

function payDividend({ services, clientId, newest }: Past, { rupees, ...instrument }: SeedDividend): void {
  const at = openedAt(tradingDaysBefore(newest, dividendAgo));
  const amount = fromRupees(Big(rupees));
  services.ledger.payDividend({ clientId, isin: isinOf(instrument), amount, at });
}

/**
 * Gives a client a past, through the ledger's own functions: a deposit, trades with their charges, a dividend. The
 * deposit is what the rest leaves open, so that the money adds up by itself. Nothing is blocked: that is what orders do.
 */
export function seedPortfolio(services: Services, clientId: string, portfolio: SeedPortfolio): void {
  const { clock, database, ledger } = services;
  const past: Past = { services, clientId, newest: newestTradingDay(clock.now()) };
  const fills = portfolio.trades
    .toSorted((a, b) => b.tradingDaysAgo - a.tradingDaysAgo)
    .map((trade) => toFill(past, trade));
  const needed = sumOf([fromWire(portfolio.availableRupees), costOf(fills)]);
  const firstAt = fills[0]?.at ?? openedAt(past.newest);

  database.transaction(() => {
    const amount = fromPaise(Math.ceil(needed / thousand) * thousand);
    ledger.deposit({ clientId, amount, at: firstAt - depositLeadMs });
    for (const fill of fills) ledger.bookFill(fill);
    if (portfolio.dividend) payDividend(past, portfolio.dividend);
  });
}
