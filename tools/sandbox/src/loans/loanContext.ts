import { calendarDay, fromPaise, istDay, noMoney, type CalendarDay, type Paise } from '@wealth/domain';
import { isNext, lifecycles } from '@wealth/domain/lifecycle';
import { loanRulesOn, owedOf, type LoanBalance, type LoanRules, type Owed } from '@wealth/domain/loans';
import * as z from 'zod/mini';
import type { BankAccounts } from '../bank/bankAccounts.ts';
import type { ClientEvents } from '../clients/clientEvents.ts';
import type { Notices } from '../clients/notices.ts';
import type { Notice } from '../clients/noticeTexts.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { Market } from '../market/market.ts';
import type { LoanInstalment, LoanTable, StoredLoan } from './loanTable.ts';

export interface LoanContext {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  market: Market;
  ledger: Ledger;
  banks: BankAccounts;
  notices: Notices;
  events: ClientEvents;
  table: LoanTable;
}

const dayList = z.array(z.string());
export const sharesSchema = z.array(z.object({ isin: z.string(), quantity: z.number() }));

/** As much of a random id as a client can read aloud. */
const shortId = (id: string) => id.replaceAll('-', '').slice(0, 8).toUpperCase();
export const loanReference = (id: string) => `LN-${shortId(id)}`;
export const quoteNumber = (id: string) => `KFS-${shortId(id)}`;

/** What held when the loan was signed. */
export const rulesOf = ({ signed_at: at }: Pick<StoredLoan, 'signed_at'>): LoanRules =>
  loanRulesOn(istDay(at));

export const dueDays = ({ due_days: text }: Pick<StoredLoan, 'due_days'>): CalendarDay[] =>
  z.parse(dayList, JSON.parse(text)).map(calendarDay);

export const saleOrder = ({ sale_order: text }: Pick<StoredLoan, 'sale_order'>): string[] =>
  z.parse(dayList, JSON.parse(text));

export const isOverdue = ({ paid_on: paidOn }: Pick<LoanInstalment, 'paid_on'>) => paidOn === null;

/** A loan as the rules ask for it. */
export function balanceOf({ table }: Pick<LoanContext, 'table'>, loan: StoredLoan): LoanBalance {
  const overdue = table
    .instalments(loan.id)
    .filter(isOverdue)
    .map((row) => ({
      interest: fromPaise(row.interest_left),
      principal: fromPaise(row.principal_left),
      lateFrom: row.late_from,
    }));
  return {
    principal: fromPaise(loan.principal),
    ratePercent: loan.rate_percent,
    accrued: fromPaise(loan.accrued),
    since: loan.since ?? istDay(loan.signed_at),
    overdue,
  };
}

const nothing: Owed = {
  principal: noMoney,
  overdueInterest: noMoney,
  overduePrincipal: noMoney,
  lateCharge: noMoney,
  accrued: noMoney,
  total: noMoney,
  outstanding: noMoney,
};

/** What is owed now. */
export function owedNow(context: Pick<LoanContext, 'clock' | 'table'>, loan: StoredLoan): Owed {
  if (loan.state !== 'RUNNING') return nothing;
  return owedOf(balanceOf(context, loan), istDay(context.clock.now()), rulesOf(loan));
}

/** Tells open pages that something of a loan has changed, and the holdings with it. Call it in a transaction. */
export function tellLoan(
  { database, events }: Pick<LoanContext, 'database' | 'events'>,
  { client_id: clientId, id, state }: Pick<StoredLoan, 'client_id' | 'id' | 'state'>,
): void {
  database.afterCommit(() => {
    events.publish(clientId, { kind: 'loan', id, state });
    events.publish(clientId, { kind: 'asset' });
  });
}

/** Tells the client of something of a loan, by a notice that leads to it. */
export function noticeLoan(
  { notices }: Pick<LoanContext, 'notices'>,
  { client_id: clientId, id }: Pick<StoredLoan, 'client_id' | 'id'>,
  notice: Notice,
): void {
  notices.add(clientId, { ...notice, params: { ...notice.params, loan_id: id } });
}

/** The first of the times at which something happens to a loan by itself. */
function firstOf(loan: StoredLoan): number | null {
  const times = [
    loan.payout_at,
    loan.told_at,
    loan.instalment_at,
    loan.retry_at,
    loan.valued_at,
    loan.call_at,
  ].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Writes a change of a loan, and when something falls due of it next. Call it in a transaction. */
export function changeLoan(
  context: Pick<LoanContext, 'database' | 'events' | 'table'>,
  loan: StoredLoan,
  values: Partial<StoredLoan>,
): StoredLoan {
  const changed = { ...loan, ...values };
  const next = { ...changed, due_at: firstOf(changed) };
  context.table.update(loan.id, { ...values, due_at: next.due_at });
  tellLoan(context, next);
  return next;
}

export const noTimes = {
  payout_at: null,
  told_at: null,
  instalment_at: null,
  retry_at: null,
  valued_at: null,
  call_at: null,
} as const;

/** Brings a loan to its next state. @throws RangeError for one that does not follow. */
export function stepTo(
  context: LoanContext,
  loan: StoredLoan,
  {
    state,
    reason = null,
    values = {},
  }: { state: StoredLoan['state']; reason?: string | null; values?: Partial<StoredLoan> },
): StoredLoan {
  if (!isNext(lifecycles.securedLoan, { from: loan.state, to: state })) {
    throw new RangeError(`a loan does not go from ${loan.state} to ${state}`);
  }
  context.table.addStep({ loan_id: loan.id, state, at: context.clock.now(), reason });
  return changeLoan(context, loan, { ...values, state });
}

/** What a payment was used for; `returned` is what the lender gives back of a sale. */
type PaymentPart = 'principal' | 'interest' | 'late_charge' | 'returned';

export interface NewPayment {
  kind: 'payout' | 'instalment' | 'repayment' | 'sale' | 'cancellation';
  amount: Paise;
  state?: 'PAID' | 'FAILED';
  parts: ReadonlyArray<readonly [PaymentPart, Paise]>;
}

/** Writes a payment that was made, or was not. */
export function addPayment(
  { clock, random, table }: LoanContext,
  loan: StoredLoan,
  { kind, amount, state = 'PAID', parts }: NewPayment,
): void {
  const used = parts.filter(([, part]) => part > 0).map(([code, part]) => ({ code, amount: part }));
  table.addPayment({
    id: random.uuid(),
    loan_id: loan.id,
    kind,
    amount,
    state,
    at: clock.now(),
    parts: JSON.stringify(used),
  });
}
