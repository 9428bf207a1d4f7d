import type { DueEvent, DueSource, DueSpan } from '../agenda/dueSource.ts';
import { createDeposits, type Deposits } from './createDeposits.ts';
import {
  createRunningAccounts,
  type RunningAccounts,
  type RunningAccountsOptions,
} from './createRunningAccounts.ts';
import { createPastFunds, type PastFunds } from './createPastFunds.ts';
import { createSettlements, type Settlements } from './createSettlements.ts';
import { createWithdrawals, type Withdrawals } from './createWithdrawals.ts';
import { createWithdrawableNotices, type WithdrawableNotices } from './createWithdrawableNotices.ts';
import { fundOf, type FundContext } from './fundContext.ts';
import { createFundTable, type FundPayment } from './fundTable.ts';

/** Money in and out. */
export interface Funds {
  deposits: Deposits;
  withdrawals: Withdrawals;
  settlements: Settlements;
  running: Omit<RunningAccounts, 'next'>;
  withdrawable: WithdrawableNotices;
  past: PastFunds;
  /** Whether money is under way to or from an account of a client's. */
  isAwaitedAt(clientId: string, bankId: string): boolean;
  /** Reports of the bank, deposits that expire, withdrawals that are sent and paid, settlements of running accounts. */
  due: DueSource;
}

export interface FundsOptions
  extends Omit<FundContext, 'table'>, Pick<RunningAccountsOptions, 'waitingPurchases'> {}

/** Makes deposits, withdrawals, settlements and what happens to them by itself. */
export function createFunds(options: FundsOptions): Funds {
  const table = createFundTable(options.database);
  const context = { ...options, table };
  const deposits = createDeposits(context);
  const withdrawals = createWithdrawals(context);
  const settlements = createSettlements(context);
  const { next: nextSettling, ...running } = createRunningAccounts({ ...options, ...context, settlements });

  function act(payment: FundPayment): void {
    const deposit = fundOf(context, 'deposit', payment);
    const withdrawal = fundOf(context, 'withdrawal', payment);
    if (deposit) deposits.expire(deposit);
    if (withdrawal) withdrawals.next(withdrawal);
    const settlement = fundOf(context, 'settlement', payment);
    if (settlement) settlements.pay(settlement);
  }

  /** What is paid at the last instant has come in time. */
  function nextPayment(until: number): DueEvent | null {
    const report = table.nextReport(until);
    const payment = table.nextDue(report ? Math.min(until, report.at - 1) : until);
    if (payment?.due_at !== undefined && payment.due_at !== null) {
      return { at: payment.due_at, needsRound: false, act: () => act(payment) };
    }
    return report && { at: report.at, needsRound: false, act: () => deposits.take(report) };
  }

  /** What is paid at an instant has come before what is settled at it. */
  function next({ from, to }: DueSpan): DueEvent | null {
    const payment = nextPayment(to);
    return nextSettling({ from, to: payment ? payment.at - 1 : to }) ?? payment;
  }

  return {
    deposits,
    withdrawals,
    settlements,
    running,
    withdrawable: createWithdrawableNotices(context),
    past: createPastFunds(context),
    isAwaitedAt: (clientId, bankId) =>
      [
        ...table.inStates(clientId, 'deposit', ['AWAITING_PAYMENT']),
        ...table.inStates(clientId, 'withdrawal', ['REQUESTED', 'SENT']),
        ...table.inStates(clientId, 'settlement', ['SENT']),
      ].some(({ bank_id: id }) => id === bankId),
    due: {
      name: 'money in and out',
      next,
      forget() {
        // All that is known stands in the tables.
      },
    },
  };
}
