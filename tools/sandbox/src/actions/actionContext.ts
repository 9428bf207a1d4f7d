import type { BankAccounts } from '../bank/bankAccounts.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';
import type { ActionTable } from './actionTable.ts';

/** What everything about actions works with. */
export interface ActionContext {
  database: Database;
  clock: SandboxClock;
  market: Market;
  ledger: Ledger;
  banks: BankAccounts;
  notices: Notices;
  events: ClientEvents;
  table: ActionTable;
}

/** Whether something happens now, or belongs to the past that a client is given: of that nobody is told. */
export type Telling = 'now' | 'past';
