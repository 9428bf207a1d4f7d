import type { Paise } from '@wealth/domain';
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
  /** What a client's share stands at that is not listed yet; null for none that is known. */
  impliedPriceOf: (clientId: string, isin: string) => Paise | null;
}

/** Makes the view on the ledger at live prices. It writes nothing. */
export function createAccounts({ clock, impliedPriceOf, ledger, market }: AccountsOptions): Accounts {
  return {
    positions: (clientId) =>
      positionsOf(ledger.units(clientId), ledger.lots(clientId), {
        market,
        now: clock.now(),
        impliedPriceOf: (isin) => impliedPriceOf(clientId, isin),
      }),
  };
}
