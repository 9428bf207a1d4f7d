import { fromPaise, type Paise } from '@wealth/domain';
import { checkWithdrawal, payoutOf, type FundFault, type Payout } from '@wealth/domain/funds';
import { namedAccount } from '../bank/bankAccounts.ts';
import { noticeTexts, type RefusedReason } from '../clients/noticeTexts.ts';
import { moved } from '../ledger/createMovements.ts';
import type { MovementState } from '../ledger/movementKinds.ts';
import {
  checkedAccount,
  fundOf,
  idOf,
  newPayment,
  tellFund,
  type Fund,
  type FundContext,
} from './fundContext.ts';
import type { FundPageOptions } from './fundTable.ts';

export interface WithdrawalDraft {
  /** One that is made up when absent. */
  id?: string;
  /** Paise, as they were typed. */
  amount: number;
  bankId: string;
}

export type AskedOut =
  | { kind: 'withdrawal'; withdrawal: Fund<'withdrawal'> }
  | { kind: 'faults'; faults: FundFault[] };

export interface Withdrawals {
  check(
    clientId: string,
    draft: WithdrawalDraft,
  ): { faults: FundFault[]; payout: Payout; withdrawable: Paise };
  ask(clientId: string, draft: WithdrawalDraft): AskedOut;
  find(clientId: string, id: string): Fund<'withdrawal'> | null;
  list(clientId: string, options: FundPageOptions): Array<Fund<'withdrawal'>>;
  /** The one that is under way; null for none. */
  pending(clientId: string): Fund<'withdrawal'> | null;
  /** Null once it is sent or has ended. */
  cancel(withdrawal: Fund<'withdrawal'>): Fund<'withdrawal'> | null;
  /** Does what comes next by itself: it is sent, then paid. */
  next(withdrawal: Fund<'withdrawal'>): Fund<'withdrawal'>;
  /** The bank has not paid one that was sent: the money is back. */
  fail(withdrawal: Fund<'withdrawal'>, reason: RefusedReason): Fund<'withdrawal'>;
}

/** Makes the withdrawals. */
export function createWithdrawals(context: FundContext): Withdrawals {
  const { banks, clock, database, ledger, notices, table } = context;

  const underWay = (clientId: string) => table.inStates(clientId, 'withdrawal', ['REQUESTED', 'SENT']);

  function check(clientId: string, { amount, bankId }: WithdrawalDraft) {
    const { withdrawable } = ledger.withdrawable(clientId);
    const at = clock.now();
    const account = checkedAccount(banks.find(clientId, bankId));
    const hasPending = underWay(clientId).length > 0;
    return {
      faults: checkWithdrawal({ amount, account, at }, { withdrawable, hasPending }),
      payout: payoutOf(at),
      withdrawable,
    };
  }

  function step(
    { payment, movement }: Fund<'withdrawal'>,
    { state, due, reason }: { state: MovementState<'withdrawal'>; due: number | null; reason?: string },
  ): Fund<'withdrawal'> {
    const change = reason === undefined ? { at: clock.now() } : { at: clock.now(), reason };
    const next = moved(ledger.advance(movement, state, change));
    table.setDue(movement.id, due);
    tellFund(context, next);
    return { payment: { ...payment, due_at: due }, movement: next };
  }

  return {
    check,
    ask: (clientId, draft) =>
      database.transaction((): AskedOut => {
        const { faults, payout } = check(clientId, draft);
        const account = banks.find(clientId, draft.bankId);
        if (faults.length > 0 || !account) return { kind: 'faults', faults };
        const { amount } = draft;
        const legs = { money: { amount } };
        const movement = moved(
          ledger.begin({ ...idOf(draft), clientId, kind: 'withdrawal', legs, at: clock.now() }),
        );
        const payment = {
          ...newPayment({ movement, account, method: 'transfer', amount, prefix: 'WW' }),
          due_at: payout.sentAt,
          sent_at: payout.sentAt,
          paid_at: payout.paidAt,
        };
        table.add(payment);
        tellFund(context, movement);
        notices.add(clientId, noticeTexts.withdrawalAsked(fromPaise(amount), namedAccount(account)));
        return { kind: 'withdrawal', withdrawal: { payment, movement } };
      }),
    find: (clientId, id) => fundOf(context, 'withdrawal', table.find(clientId, 'withdrawal', id)),
    list: (clientId, options) =>
      table
        .list(clientId, 'withdrawal', options)
        .flatMap((payment) => fundOf(context, 'withdrawal', payment) ?? []),
    pending: (clientId) => fundOf(context, 'withdrawal', underWay(clientId)[0] ?? null),
    cancel: (withdrawal) =>
      withdrawal.movement.state === 'REQUESTED'
        ? database.transaction(() => step(withdrawal, { state: 'CANCELLED', due: null, reason: 'by_client' }))
        : null,
    next: (withdrawal) =>
      database.transaction(() => {
        const { payment, movement } = withdrawal;
        if (movement.state === 'REQUESTED') return step(withdrawal, { state: 'SENT', due: payment.paid_at });
        const paid = step(withdrawal, { state: 'PAID', due: null });
        const notice = noticeTexts.withdrawalPaid(fromPaise(payment.amount), namedAccount(payment));
        notices.add(movement.clientId, notice);
        return paid;
      }),
    fail: (withdrawal, reason) =>
      database.transaction(() => {
        const failed = step(withdrawal, { state: 'FAILED', due: null, reason });
        const { amount, client_id: clientId } = withdrawal.payment;
        notices.add(clientId, noticeTexts.withdrawalFailed(fromPaise(amount), reason));
        return failed;
      }),
  };
}
