import { fromWire, orderCharges, type CalendarDay } from '@wealth/domain';
import Big from 'big.js';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema';
import { openedAt, settledAt } from './trade-days';

/** One executed trade at a price in rupees. */
export interface ExecutedTrade {
  clientId: string;
  market: 'NSE' | 'BSE';
  symbol: string;
  quantity: number;
  /** Rupees a unit. */
  price: number;
  day: CalendarDay;
}

export interface LedgerNote {
  clientId: string;
  kind: Tables['ledger_entry']['kind'];
  amountPaise: number;
  at: number;
  settlesAt: number;
  note: string;
}

/** Books trades as the exchange and the depository would: ledger, charges, lots, realised gains. */
export interface TradeBook {
  note(entry: LedgerNote): void;
  buy(trade: ExecutedTrade): void;
  /** Consumes the oldest lots first. @throws RangeError when more is sold than held: a mistake in the scenario. */
  sell(trade: ExecutedTrade): void;
}

/** Makes the book. Call it inside a transaction. */
export function createTradeBook(database: Database): TradeBook {
  const { query } = database;

  function note({ clientId, kind, amountPaise, at, settlesAt, note: text }: LedgerNote): void {
    database.run(
      query.insertInto('ledger_entry').values({
        client_id: clientId,
        kind,
        amount_paise: amountPaise,
        at,
        settles_at: settlesAt,
        note: text,
      }),
    );
  }

  function noteCharges(trade: ExecutedTrade, side: 'BUY' | 'SELL'): void {
    const { total } = orderCharges({
      market: trade.market,
      product: 'delivery',
      side,
      price: Big(trade.price),
      quantity: trade.quantity,
      on: trade.day,
    });
    const at = openedAt(trade.day);
    // The charges of a sale come out of its proceeds, so they settle with them.
    const settlesAt = side === 'SELL' ? settledAt(trade.day) : at;
    note({
      clientId: trade.clientId,
      kind: 'charges',
      amountPaise: -total,
      at,
      settlesAt,
      note: `Charges of ${trade.quantity} ${trade.symbol}`,
    });
  }

  function consume(trade: ExecutedTrade): void {
    const lots = database.all(
      query
        .selectFrom('lot')
        .select(['id', 'remaining', 'price_paise'])
        .where('client_id', '=', trade.clientId)
        .where('market', '=', trade.market)
        .where('symbol', '=', trade.symbol)
        .where('remaining', '>', 0)
        .orderBy('bought_at')
        .orderBy('id'),
    );
    const pricePaise = fromWire(trade.price);
    let left = trade.quantity;
    for (const lot of lots) {
      const quantity = Math.min(left, lot.remaining);
      if (quantity === 0) break;
      left -= quantity;
      database.run(
        query
          .updateTable('lot')
          .set({ remaining: lot.remaining - quantity })
          .where('id', '=', lot.id),
      );
      database.run(
        query.insertInto('realisation').values({
          client_id: trade.clientId,
          lot_id: lot.id,
          quantity,
          price_paise: pricePaise,
          gain_paise: (pricePaise - lot.price_paise) * quantity,
          sold_at: openedAt(trade.day),
        }),
      );
    }
    if (left > 0) throw new RangeError(`${trade.symbol}: ${left} more sold than held`);
  }

  return {
    note,
    buy(trade) {
      const at = openedAt(trade.day);
      const pricePaise = fromWire(trade.price);
      note({
        clientId: trade.clientId,
        kind: 'buy',
        amountPaise: -pricePaise * trade.quantity,
        at,
        settlesAt: at,
        note: `Bought ${trade.quantity} ${trade.symbol}`,
      });
      noteCharges(trade, 'BUY');
      database.run(
        query.insertInto('lot').values({
          client_id: trade.clientId,
          market: trade.market,
          symbol: trade.symbol,
          quantity: trade.quantity,
          remaining: trade.quantity,
          pledged: 0,
          price_paise: pricePaise,
          bought_at: at,
          settles_at: settledAt(trade.day),
        }),
      );
    },
    sell(trade) {
      consume(trade);
      note({
        clientId: trade.clientId,
        kind: 'sell',
        amountPaise: fromWire(trade.price) * trade.quantity,
        at: openedAt(trade.day),
        settlesAt: settledAt(trade.day),
        note: `Sold ${trade.quantity} ${trade.symbol}`,
      });
      noteCharges(trade, 'SELL');
    },
  };
}
