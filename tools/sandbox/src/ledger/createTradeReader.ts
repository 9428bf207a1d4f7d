import { fromPaise, type Paise } from '@wealth/domain';
import { sql, type Expression } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';

/** What was traded in shares, and when. */
export interface TradeOfRecord {
  quantity: number;
  value: Paise;
  at: number;
}

/** What a record of cash says of its trade. */
interface Traded {
  kind: string;
  reference: string | null;
  at: number;
  number: string | null;
}

interface ReadTrade {
  trade: TradeOfRecord | null;
  tradedBy: 'order' | 'application' | null;
}

/** Makes what reads what orders and applications have traded. */
export function createTradeReader({ query, prepare }: Database) {
  const tradesOf = (order: Expression<string>) =>
    query
      .selectFrom('order_trade')
      .select([
        sql<number>`sum(quantity)`.as('quantity'),
        sql<number>`sum(quantity * price_paise)`.as('value'),
        sql<number | null>`max(at)`.as('at'),
      ])
      .where('order_id', '=', order);
  const bought = prepare((given: Given<{ order: string; at: number }>) =>
    tradesOf(given('order')).where('at', '=', given('at')),
  );
  const all = prepare((given: Given<{ order: string }>) => tradesOf(given('order')));

  const applied = prepare((given: Given<{ id: string }>) =>
    query
      .selectFrom('issue_application')
      .select(['allotted', 'price', 'decided_at'])
      .where('id', '=', given('id')),
  );

  function ofOrder(order: string, { kind, at }: Traded): TradeOfRecord | null {
    const atOnce = kind === 'BUY' ? bought.first({ order, at }) : undefined;
    // What was paid out of proceeds is missing when they are settled: then nothing was traded.
    const found = atOnce?.at ? atOnce : all.first({ order });
    if (!found || found.at === null) return null;
    return { quantity: found.quantity, value: fromPaise(found.value), at: found.at };
  }

  return function tradeOf(row: Traded): ReadTrade {
    const { kind, reference, at, number } = row;
    if (reference === null || (kind !== 'BUY' && kind !== 'SELL')) return { trade: null, tradedBy: null };
    const application = applied.first({ id: reference });
    if (!application) {
      // An order that has traded has a number; large trades of the seeds have neither.
      return { trade: ofOrder(reference, row), tradedBy: number === null ? null : 'order' };
    }
    const { allotted: quantity, price, decided_at: decidedAt } = application;
    if (quantity === null || price === null) throw new RangeError(`${reference} has traded nothing`);
    return {
      trade: { quantity, value: fromPaise(quantity * price), at: decidedAt ?? at },
      tradedBy: 'application',
    };
  };
}
