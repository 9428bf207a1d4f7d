import { fromPaise, noMoney, type Paise } from '@wealth/domain';
import { payableFrom, payoutOf } from '@wealth/domain/funds';
import { namedAccount, type BankAccount } from '../bank/bankAccounts.ts';
import { noticeTexts, type RefusedReason } from '../clients/noticeTexts.ts';
import { moved } from '../ledger/createMovements.ts';
import type { MovementState } from '../ledger/movementKinds.ts';
import { fundOf, newPayment, tellFund, type Fund, type FundContext } from './fundContext.ts';
import type { FundPayment } from './fundTable.ts';

/** Money that is paid out by itself. */
export interface Settlements {
  /** The account that a settlement at an instant goes to: the primary one, or another where that one is too new. */
  payee(clientId: string, at: number): BankAccount | null;
  /** Sends what can be withdrawn now; null where that is nothing, or no account may be paid to. */
  settle(clientId: string, cause: NonNullable<FundPayment['cause']>): Fund<'settlement'> | null;
  /** The newest one; null before the first. */
  last(clientId: string): Fund<'settlement'> | null;
  /** The bank has paid it. */
  pay(settlement: Fund<'settlement'>): Fund<'settlement'>;
  /** The bank has not paid it: the money is back. */
  fail(settlement: Fund<'settlement'>, reason: RefusedReason): Fund<'settlement'>;
}

/** Makes the settlements. */
export function createSettlements(context: FundContext): Settlements {
  const { banks, clock, database, ledger, notices, table } = context;

  function payee(clientId: string, at: number): BankAccount | null {
    // The primary one comes first.
    const payable = banks
      .list(clientId)
      .filter(({ status, created_at: addedAt }) => status === 'verified' && payableFrom(addedAt) <= at);
    return payable[0] ?? null;
  }

  function end(
    { payment, movement }: Fund<'settlement'>,
    state: MovementState<'settlement'>,
    reason?: RefusedReason,
  ): Fund<'settlement'> {
    const change = reason === undefined ? { at: clock.now() } : { at: clock.now(), reason };
    const ended = moved(ledger.advance(movement, state, change));
    table.setDue(movement.id, null);
    tellFund(context, ended);
    return { payment: { ...payment, due_at: null }, movement: ended };
  }

  function send(
    { clientId, cause, account }: { clientId: string; cause: FundPayment['cause']; account: BankAccount },
    amount: Paise,
  ): Fund<'settlement'> {
    const at = clock.now();
    const legs = { money: { amount } };
    const movement = moved(ledger.begin({ clientId, kind: 'settlement', legs, at }));
    const { paidAt } = payoutOf(at - 1);
    const payment = {
      ...newPayment({ movement, account, method: 'transfer', amount, prefix: 'WS' }),
      due_at: paidAt,
      sent_at: at,
      paid_at: paidAt,
      cause,
    };
    table.add(payment);
    tellFund(context, movement);
    return { payment, movement };
  }

  return {
    payee,
    settle: (clientId, cause) =>
      database.transaction(() => {
        const { withdrawable } = ledger.withdrawable(clientId);
        const account = payee(clientId, clock.now());
        if (!account || withdrawable <= noMoney) return null;
        return send({ clientId, cause, account }, withdrawable);
      }),
    last(clientId) {
      const [newest] = table.list(clientId, 'settlement', { before: null, limit: 1 });
      return fundOf(context, 'settlement', newest ?? null);
    },
    pay: (settlement) =>
      database.transaction(() => {
        const paid = end(settlement, 'PAID');
        const { amount, client_id: clientId } = settlement.payment;
        const notice = noticeTexts.settlementPaid(fromPaise(amount), namedAccount(settlement.payment));
        notices.add(clientId, notice);
        return paid;
      }),
    fail: (settlement, reason) =>
      database.transaction(() => {
        const failed = end(settlement, 'FAILED', reason);
        const { amount, client_id: clientId } = settlement.payment;
        notices.add(clientId, noticeTexts.settlementFailed(fromPaise(amount), reason));
        return failed;
      }),
  };
}
