import { cashOf, unsettledOf, type LedgerAccount } from './accountCodes.ts';
import type { Ahead } from './createAheadTable.ts';
import type { Posting } from './createJournal.ts';

/** Pays for a client out of proceeds that are on their way, and out of cash for what they do not cover. */
export interface Purse {
  /** Proceeds that will be settled at a time. */
  receive(payment: Payment, settlesAt: number): void;
  /** Money that is settled at once. */
  refund(payment: Payment): void;
  pay(payment: Payment): void;
  /** All that was paid and received, with the settlements that follow. */
  postings(): Posting[];
}

/** Money to or from an account of somebody else. */
export interface Payment {
  code: Posting['code'];
  account: LedgerAccount;
  /** Paise, above zero. */
  amount: number;
}

/**
 * Opens a purse. The settlement of what is on its way is written beforehand, so what is paid out of it is written off
 * that settlement too: then as much less arrives. The last settlement gives first, as clearing nets purchases and sales
 * of a day.
 *
 * @param ahead - What is to come for the client's cash.
 * @param at - When it happens, epoch milliseconds.
 */
export function createPurse(clientId: string, ahead: Ahead, at: number): Purse {
  const cash = cashOf(clientId);
  const unsettled = unsettledOf(clientId);
  /** What arrives in cash, by the time of the settlement. */
  const arriving = new Map(ahead);
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
