import { fromRupees, fromWire, type CalendarDay } from '@wealth/domain';
import Big from 'big.js';
import { createTradeBook } from '../ledger/tradeBook.ts';
import { newestTradingDay, openedAt, openingPrice, tradingDaysBefore } from '../ledger/tradeDays.ts';
import type { Services } from '../services/services.ts';
import type { SeedPortfolio } from './scenario.ts';

/** Paise of a thousand rupees: what a deposit is a multiple of. */
const thousand = 100_000;
/** How long before the first trade the money arrived. */
const depositLeadMs = 24 * 3_600_000;

function roundUpToThousand(paise: number): number {
  return Math.ceil(paise / thousand) * thousand;
}

/**
 * Gives a client a past: deposits, trades with charges, a dividend, a blocked amount. The deposits are what
 * the rest leaves open, so that the money adds up by itself.
 */
export function seedPortfolio(services: Services, clientId: string, portfolio: SeedPortfolio): void {
  const { accounts, clock, database, market } = services;
  const book = createTradeBook(database);
  const newest = newestTradingDay(clock.now());
  const dayOf = (tradingDaysAgo: number): CalendarDay => tradingDaysBefore(newest, tradingDaysAgo);
  const trades = portfolio.trades.toSorted((a, b) => b.tradingDaysAgo - a.tradingDaysAgo);

  for (const { side, tradingDaysAgo, ...instrument } of trades) {
    const day = dayOf(tradingDaysAgo);
    const trade = { ...instrument, clientId, day, price: openingPrice(market.engine(), instrument, day) };
    if (side === 'BUY') book.buy(trade);
    else book.sell(trade);
  }
  const firstDay = dayOf(trades[0]?.tradingDaysAgo ?? 0);
  if (portfolio.dividendRupees !== null) {
    const at = openedAt(dayOf(10));
    const amountPaise = fromRupees(Big(portfolio.dividendRupees));
    book.note({ clientId, kind: 'dividend', amountPaise, at, settlesAt: at, note: 'Dividend' });
  }
  if (portfolio.blockedRupees !== null) {
    database.run(
      database.query.insertInto('block').values({
        client_id: clientId,
        amount_paise: fromRupees(Big(portfolio.blockedRupees)),
        reason: 'Order awaiting execution',
        created_at: openedAt(newest),
      }),
    );
  }
  const missing = fromWire(portfolio.availableRupees) - accounts.money(clientId).available;
  const at = openedAt(firstDay) - depositLeadMs;
  const amountPaise = roundUpToThousand(missing);
  book.note({
    clientId,
    kind: 'deposit',
    amountPaise,
    at,
    settlesAt: at,
    note: 'Deposit from the verified account',
  });
}
