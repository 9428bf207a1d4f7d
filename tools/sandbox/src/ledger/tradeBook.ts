import { fromWire, negated, orderCharges, valueOf, type CalendarDay, type Exchange } from '@wealth/domain';
import Big from 'big.js';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { openedAt, settledAt } from './tradeDays.ts';

/** One executed trade at a price in rupees. */
export interface ExecutedTrade {
  clientId: string;
  market: Exchange;
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

function noteEntry({ query, run }: Database, entry: LedgerNote): void {
  run(
    query.insertInto('ledger_entry').values({
      client_id: entry.clientId,
      kind: entry.kind,
      amount_paise: entry.amountPaise,
      at: entry.at,
      settles_at: entry.settlesAt,
      note: entry.note,
    }),
  );
}

function noteCharges(database: Database, trade: ExecutedTrade, side: 'BUY' | 'SELL'): void {
  const { market, quantity, day } = trade;
  const price = Big(trade.price);
  const { total } = orderCharges({ market, product: 'delivery', side, price, quantity, on: day });
  const at = openedAt(day);
  noteEntry(database, {
    clientId: trade.clientId,
    kind: 'charges',
    amountPaise: negated(total),
    at,
    // The charges of a sale come out of its proceeds, so they settle with them.
    settlesAt: side === 'SELL' ? settledAt(day) : at,
    note: `Charges of ${quantity} ${trade.symbol}`,
  });
}

function openLots({ query, all }: Database, trade: ExecutedTrade) {
  return all(
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
}

/** Takes a sale out of the oldest lots and writes down what each of them gained. */
function consumeLots(database: Database, trade: ExecutedTrade): void {
  const { query, run } = database;
  const pricePaise = fromWire(trade.price);
  let left = trade.quantity;
  for (const lot of openLots(database, trade)) {
    const quantity = Math.min(left, lot.remaining);
    if (quantity === 0) break;
    left -= quantity;
    run(
      query
        .updateTable('lot')
        .set({ remaining: lot.remaining - quantity })
        .where('id', '=', lot.id),
    );
    run(
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

function addLot({ query, run }: Database, trade: ExecutedTrade): void {
  run(
    query.insertInto('lot').values({
      client_id: trade.clientId,
      market: trade.market,
      symbol: trade.symbol,
      quantity: trade.quantity,
      remaining: trade.quantity,
      pledged: 0,
      price_paise: fromWire(trade.price),
      bought_at: openedAt(trade.day),
      settles_at: settledAt(trade.day),
    }),
  );
}

/** Makes the book. Call it inside a transaction. */
export function createTradeBook(database: Database): TradeBook {
  return {
    note: (entry) => noteEntry(database, entry),
    buy(trade) {
      const at = openedAt(trade.day);
      noteEntry(database, {
        clientId: trade.clientId,
        kind: 'buy',
        amountPaise: negated(valueOf(Big(trade.price), trade.quantity)),
        at,
        settlesAt: at,
        note: `Bought ${trade.quantity} ${trade.symbol}`,
      });
      noteCharges(database, trade, 'BUY');
      addLot(database, trade);
    },
    sell(trade) {
      consumeLots(database, trade);
      noteEntry(database, {
        clientId: trade.clientId,
        kind: 'sell',
        amountPaise: valueOf(Big(trade.price), trade.quantity),
        at: openedAt(trade.day),
        settlesAt: settledAt(trade.day),
        note: `Sold ${trade.quantity} ${trade.symbol}`,
      });
      noteCharges(database, trade, 'SELL');
    },
  };
}
