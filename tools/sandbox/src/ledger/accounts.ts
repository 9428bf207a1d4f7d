import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';
import type { Ledger } from './createLedger.ts';
import { positionsOf, type Position } from './positionsOf.ts';

export interface Accounts {
  /** What is held now, one row for each ISIN, the largest value first. */
  positions(clientId: string): Position[];
}

interface AccountsOptions {
  clock: Pick<SandboxClock, 'now'>;
  ledger: Ledger;
  market: Market;
}

/** Makes the view on the ledger at live prices. It writes nothing. */
export function createAccounts({ clock, ledger, market }: AccountsOptions): Accounts {
  return {
    positions: (clientId) =>
      positionsOf(ledger.units(clientId), ledger.lots(clientId), { market, now: clock.now() }),
  };
}
