import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';
import { sumUp, type Lot, type Position } from './sumUp.ts';

/** Money of a client in integer paise. Every figure is a sum of ledger entries and blocks. */
export interface Money {
  cash: number;
  unsettled: number;
  blocked: number;
  /** Settled and not blocked. */
  available: number;
}

export interface Accounts {
  money(clientId: string): Money;
  /** What is held now, one row for each instrument, the largest value first. */
  positions(clientId: string): Position[];
  /** Gains of all sales, in paise, before charges. */
  realisedGain(clientId: string): number;
}

interface AccountsOptions {
  database: Database;
  clock: SandboxClock;
  market: Market;
}

/** Makes the view on ledger, lots and live prices. It writes nothing. */
export function createAccounts({ database, clock, market }: AccountsOptions): Accounts {
  const { query } = database;

  function sumOfLedger(clientId: string, unsettledOnly: boolean): number {
    const all = query
      .selectFrom('ledger_entry')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('amount_paise'), row.lit(0)).as('total'))
      .where('client_id', '=', clientId);
    // What settles later than it was booked: the proceeds of a sale, less the charges that come out of them.
    const total = unsettledOnly
      ? all.where('settles_at', '>', clock.now()).whereRef('settles_at', '>', 'at')
      : all;
    return database.first(total)?.total ?? 0;
  }

  function openLots(clientId: string): Lot[] {
    return database.all(
      query
        .selectFrom('lot')
        .select(['market', 'symbol', 'remaining', 'pledged', 'price_paise', 'bought_at', 'settles_at'])
        .where('client_id', '=', clientId)
        .where('remaining', '>', 0)
        .orderBy('bought_at')
        .orderBy('id'),
    );
  }

  return {
    money(clientId) {
      const cash = sumOfLedger(clientId, false);
      const unsettled = sumOfLedger(clientId, true);
      const blocks = database.first(
        query
          .selectFrom('block')
          .select((row) => row.fn.coalesce(row.fn.sum<number>('amount_paise'), row.lit(0)).as('total'))
          .where('client_id', '=', clientId),
      );
      const blocked = blocks?.total ?? 0;
      return { cash, unsettled, blocked, available: cash - unsettled - blocked };
    },
    positions: (clientId) => sumUp(openLots(clientId), market.engine(), clock.now()),
    realisedGain(clientId) {
      const row = database.first(
        query
          .selectFrom('realisation')
          .select((part) => part.fn.coalesce(part.fn.sum<number>('gain_paise'), part.lit(0)).as('total'))
          .where('client_id', '=', clientId),
      );
      return row?.total ?? 0;
    },
  };
}
