import type { DueEvent, DueSource } from '../agenda/dueSource.ts';
import { createDeposits, type Deposits } from './createDeposits.ts';
import { createWithdrawals, type Withdrawals } from './createWithdrawals.ts';
import { fundOf, type FundContext } from './fundContext.ts';
import { createFundTable, type FundPayment } from './fundTable.ts';

/** Money in and out. */
export interface Funds {
  deposits: Deposits;
  withdrawals: Withdrawals;
  /** Whether money is under way to or from an account of a client's. */
  isAwaitedAt(clientId: string, bankId: string): boolean;
  /** Reports of the bank, deposits that expire, withdrawals that are sent and paid. */
  due: DueSource;
}

/** Makes deposits, withdrawals and what happens to them by itself. */
export function createFunds(options: Omit<FundContext, 'table'>): Funds {
  const table = createFundTable(options.database);
  const context = { ...options, table };
  const deposits = createDeposits(context);
  const withdrawals = createWithdrawals(context);

  function act(payment: FundPayment): void {
    const deposit = fundOf(context, 'deposit', payment);
    const withdrawal = fundOf(context, 'withdrawal', payment);
    if (deposit) deposits.expire(deposit);
    if (withdrawal) withdrawals.next(withdrawal);
  }

  /** What is paid at the last instant has come in time. */
  function next(until: number): DueEvent | null {
    const report = table.nextReport(until);
    const payment = table.nextDue(report ? Math.min(until, report.at - 1) : until);
    if (payment?.due_at !== undefined && payment.due_at !== null) {
      return { at: payment.due_at, needsRound: false, act: () => act(payment) };
    }
    return report && { at: report.at, needsRound: false, act: () => deposits.take(report) };
  }

  return {
    deposits,
    withdrawals,
    isAwaitedAt: (clientId, bankId) =>
      [
        ...table.inStates(clientId, 'deposit', ['AWAITING_PAYMENT']),
        ...table.inStates(clientId, 'withdrawal', ['REQUESTED', 'SENT']),
      ].some(({ bank_id: id }) => id === bankId),
    due: {
      name: 'money in and out',
      next: ({ to }) => next(to),
      forget() {
        // All that is known stands in the tables.
      },
    },
  };
}
