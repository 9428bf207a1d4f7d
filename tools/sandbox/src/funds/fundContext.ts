import type { DepositMethod } from '@wealth/domain/funds';
import type { BankAccount, BankAccounts } from '../bank/bankAccounts.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Notices } from '../clients/notices.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { Movement } from '../ledger/createMovementTable.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { FundKind, FundPayment, FundTable } from './fundTable.ts';

export interface FundContext {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  ledger: Ledger;
  banks: BankAccounts;
  notices: Notices;
  events: ClientEvents;
  table: FundTable;
}

/** A deposit, withdrawal or settlement with its movement. */
export interface Fund<Kind extends FundKind> {
  payment: FundPayment;
  movement: Movement<Kind>;
}

/** Joins a row with its movement. */
export function fundOf<Kind extends FundKind>(
  { ledger }: Pick<FundContext, 'ledger'>,
  kind: Kind,
  payment: FundPayment | null,
): Fund<Kind> | null {
  if (payment?.kind !== kind) return null;
  const movement = ledger.movement(payment.client_id, payment.movement_id);
  return movement && { payment, movement: { ...movement, kind } };
}

/** Tells open pages of a state; what it moved, too. Call it in the transaction that writes the state. */
export function tellFund(
  { database, events }: Pick<FundContext, 'database' | 'events'>,
  { clientId, kind, id, state }: Movement<FundKind>,
): void {
  database.afterCommit(() => {
    events.publish(clientId, { kind: 'fund', movement: kind, id, state });
    events.publish(clientId, { kind: 'asset' });
  });
}

interface NewPayment {
  movement: Movement<FundKind>;
  account: BankAccount;
  method: DepositMethod;
  amount: number;
  /** What references begin with. */
  prefix: 'WD' | 'WW' | 'WS';
}

/** The row of a movement that has begun; when it is due is put in by its kind. */
export function newPayment({ movement, account, method, amount, prefix }: NewPayment): FundPayment {
  return {
    movement_id: movement.id,
    client_id: movement.clientId,
    kind: movement.kind,
    method,
    amount,
    // As much of a random id as a client can read aloud.
    reference: `${prefix}${movement.id.replaceAll('-', '').slice(0, 12).toUpperCase()}`,
    bank_id: account.id,
    holder: account.holder,
    ifsc: account.ifsc,
    number_end: account.number_end,
    asked_at: movement.at,
    due_at: null,
    sent_at: null,
    paid_at: null,
    cause: null,
  };
}

/** The id that a draft asks for, where it does. */
export const idOf = ({ id }: { id?: string }) => (id === undefined ? {} : { id });

/** An account as the rules ask for it. */
export const checkedAccount = (account: BankAccount | null) =>
  account && { isVerified: account.status === 'verified', addedAt: account.created_at };
