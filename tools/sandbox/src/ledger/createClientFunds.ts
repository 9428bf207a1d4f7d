import { cashOf, unsettledOf, type LedgerAccount } from './accountCodes.ts';
import type { ScheduledAmounts } from './createScheduledTotals.ts';
import type { Posting } from './createJournal.ts';

/** A client's money while one trade is booked: it pays out of unsettled proceeds first, then out of cash. */
export interface ClientFunds {
  /** Proceeds that will be settled at a time. */
  receive(payment: Payment, settlesAt: number): void;
  /** Money that is settled at once. */
  refund(payment: Payment): void;
  pay(payment: Payment): void;
  /** All that was paid and received, with the settlements that follow. */
  postings(): Posting[];
}

/** Money to or from an account of another party. */
export interface Payment {
  code: Posting['code'];
  account: LedgerAccount;
  /** Paise, above zero. */
  amount: number;
}

/**
 * Opens a client's money for one trade. Settlements of unsettled proceeds are written beforehand, so what is paid out of the
 * proceeds is taken off their settlement too: that much less arrives. The last settlement is used first, as clearing nets
 * purchases and sales of a day.
 *
 * @param scheduled - What is scheduled to arrive in the client's cash.
 * @param at - When it happens, epoch milliseconds.
 */
export function createClientFunds(clientId: string, scheduled: ScheduledAmounts, at: number): ClientFunds {
  const cash = cashOf(clientId);
  const unsettled = unsettledOf(clientId);
  /** What arrives in cash, by the time of the settlement. */
  const arriving = new Map(scheduled);
  /** How much of it is new, or less. */
  const changed = new Map<number, number>();
  const made: Posting[] = [];

  function change(settlesAt: number, amount: number): void {
    arriving.set(settlesAt, (arriving.get(settlesAt) ?? 0) + amount);
    changed.set(settlesAt, (changed.get(settlesAt) ?? 0) + amount);
  }

  function post(
    debit: LedgerAccount,
    credit: LedgerAccount,
    { code, amount }: Omit<Payment, 'account'>,
  ): void {
    made.push({ code, debit, credit, amount, effectiveAt: at });
  }

  return {
    receive(payment, settlesAt) {
      post(payment.account, unsettled, payment);
      change(settlesAt, payment.amount);
    },
    refund: (payment) => post(payment.account, cash, payment),
    pay({ code, account, amount }) {
      let open = amount;
      for (const settlesAt of [...arriving.keys()].toSorted((a, b) => b - a)) {
        const part = Math.max(0, Math.min(open, arriving.get(settlesAt) ?? 0));
        if (part > 0) change(settlesAt, -part);
        open -= part;
      }
      if (amount > open) post(unsettled, account, { code, amount: amount - open });
      if (open > 0) post(cash, account, { code, amount: open });
    },
    postings: () => [
      ...made,
      ...[...changed].flatMap(([effectiveAt, amount]): Posting[] => {
        if (amount === 0) return [];
        const [debit, credit] = amount > 0 ? [unsettled, cash] : [cash, unsettled];
        return [{ code: 'settlement', debit, credit, amount: Math.abs(amount), effectiveAt }];
      }),
    ],
  };
}
