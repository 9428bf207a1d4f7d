import { isMarket } from '@wealth/domain';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { ClientCommand, JournalledCommand, MarketEvent, ShareName } from '../../engine/index.ts';
import type { Market } from '../../market/market.ts';

/** The way to the exchange's books, with the journal from which they are built again. */
export interface TradingFloor {
  /**
   * Sends a command now and writes it down, in the transaction around it.
   *
   * @returns what came of it at once, and what has come to the share's orders since the last round.
   */
  send(share: ShareName, command: ClientCommand): MarketEvent[];
  /** Builds the books again after a start. @returns what has come to clients' orders and is not written yet. */
  rebuild(): MarketEvent[];
  /** What the exchange has said could not be written: it has to say it again. */
  tear(): void;
  /** Builds the books again where something could not be written. @returns what `rebuild` does; nothing mostly. */
  mend(): MarketEvent[];
  /** Forgets what the engine has kept for itself. Call it once the engine's state is written, in the same transaction. */
  prune(): void;
  /** Forgets all that was sent: the market has begun its day anew, and counts what it says from 1 again. */
  startAnew(): void;
}

const optional = z.optional(z.number());

/** What stands in the journal. */
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

/** Makes the way to the exchange. */
export function createTradingFloor(database: Database, market: Market): TradingFloor {
  const { query, all, run } = database;
  /** Whether books have commands that the journal has not: a transaction that is rolled back leaves some behind. */
  let isTorn = false;

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

  function rebuild(): MarketEvent[] {
    const told = market.engine().trade.replay(journal());
    const before = written();
    return told.filter((event) => event.number > (before.get(placeOf(event)) ?? 0));
  }

  function mend(): MarketEvent[] {
    if (!isTorn) return [];
    market.engine().restore(market.engine().state());
    const told = rebuild();
    // Not before: books that could not be built stay torn.
    isTorn = false;
    return told;
  }

  function tear(): void {
    isTorn = true;
  }

  return {
    send(share, command) {
      // Of what is taken back the books know nothing: neither the command, nor what they tell here and never again.
      database.afterRollback(tear);
      const recovered = mend();
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
    rebuild,
    tear,
    mend,
    prune() {
      // What a day that has ended has told is not written yet: its books have to be built once more.
      if (isTorn) return;
      run(query.deleteFrom('exchange_command').where('day', '<', market.engine().sessionDate()));
      run(query.deleteFrom('exchange_progress').where('day', '<', market.engine().sessionDate()));
    },
    startAnew() {
      run(query.deleteFrom('exchange_command'));
      run(query.deleteFrom('exchange_progress'));
    },
  };
}
