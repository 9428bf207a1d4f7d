import { isMarket } from '@wealth/domain';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { ClientCommand, JournalledCommand, MarketEvent, ShareName } from '../../engine/index.ts';
import type { Market } from '../../market/market.ts';

/** Sends commands to the exchange's books, and keeps the journal from which the books are built again. */
export interface TradingFloor {
  /**
   * Sends a command now and writes it down, in the transaction around it.
   *
   * @returns the events that followed at once, and those of the share's orders since the last round.
   */
  send(share: ShareName, command: ClientCommand): MarketEvent[];
  /** Builds the books from the journal after a start. @returns the events of clients' orders that are not written yet. */
  restore(): MarketEvent[];
  /** Marks the books as stale: events of theirs could not be written, so the exchange has to report them again. */
  invalidate(): void;
  /** Builds stale books again. @returns what `restore` does; nothing where the books are not stale. */
  rebuild(): MarketEvent[];
  /** Deletes commands of days that the engine's state covers. Call it once that state is written, in the same transaction. */
  prune(): void;
  /** Deletes all commands: the market has restarted its day, and numbers its events from 1 again. */
  startAnew(): void;
}

const optional = z.optional(z.number());

/** A command as the journal stores it. */
const commandSchema: z.ZodMiniType<ClientCommand> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('place'),
    id: z.string(),
    owner: z.nullable(z.string()),
    side: z.enum(['BUY', 'SELL']),
    type: z.enum(['MARKET', 'LIMIT', 'SL', 'SL-M']),
    validity: z.enum(['DAY', 'IOC']),
    quantity: z.number(),
    price: z.number(),
    trigger: z.nullable(z.number()),
  }),
  z.object({
    kind: z.literal('modify'),
    id: z.string(),
    quantity: optional,
    price: optional,
    trigger: optional,
  }),
  z.object({ kind: z.literal('cancel'), id: z.string() }),
  z.object({ kind: z.literal('cancelAll'), owner: z.string() }),
]);

const placeOf = ({ day, market, symbol }: Record<'day' | 'market' | 'symbol', string>) =>
  JSON.stringify([day, market, symbol]);

/** Makes the trading floor over the market and the database. */
export function createTradingFloor(database: Database, market: Market): TradingFloor {
  const { query, all, run } = database;
  /** Whether the books hold commands that the journal lacks: a transaction that is rolled back leaves some behind. */
  let isStale = false;

  function journal(): JournalledCommand[] {
    const rows = all(query.selectFrom('exchange_command').selectAll().orderBy('seq'));
    return rows.flatMap(({ market: name, symbol, day, at, command }) =>
      isMarket(name)
        ? [{ market: name, symbol, day, at, command: z.parse(commandSchema, JSON.parse(command)) }]
        : [],
    );
  }

  /** By day and share: the last event that is written. */
  function written(): ReadonlyMap<string, number> {
    const rows = all(query.selectFrom('exchange_progress').selectAll());
    return new Map(rows.map((row) => [placeOf(row), row.number]));
  }

  function restore(): MarketEvent[] {
    const events = market.engine().trade.replay(journal());
    const before = written();
    return events.filter((event) => event.number > (before.get(placeOf(event)) ?? 0));
  }

  function rebuild(): MarketEvent[] {
    if (!isStale) return [];
    market.engine().restore(market.engine().state());
    const events = restore();
    // Only now: books that could not be built stay stale.
    isStale = false;
    return events;
  }

  function invalidate(): void {
    isStale = true;
  }

  return {
    send(share, command) {
      // After a rollback the journal has neither this command nor its events, but the books have both.
      database.afterRollback(invalidate);
      const recovered = rebuild();
      const engine = market.engine();
      const submitted = engine.trade.submit(share, command);
      if (!submitted) throw new RangeError(`there is no share ${share.symbol} on ${share.market}`);
      database.insert('exchange_command', {
        day: submitted.day,
        market: share.market,
        symbol: share.symbol,
        at: submitted.at,
        command: JSON.stringify(command),
      });
      return [...recovered, ...submitted.events];
    },
    restore,
    invalidate,
    rebuild,
    prune() {
      // Events of a day that has ended are not written yet: its books have to be built once more, from its commands.
      if (isStale) return;
      run(query.deleteFrom('exchange_command').where('day', '<', market.engine().sessionDate()));
      run(query.deleteFrom('exchange_progress').where('day', '<', market.engine().sessionDate()));
    },
    startAnew() {
      run(query.deleteFrom('exchange_command'));
      run(query.deleteFrom('exchange_progress'));
    },
  };
}
