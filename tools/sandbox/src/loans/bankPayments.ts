import { fromPaise, istDay, type Paise } from '@wealth/domain';
import { moved } from '../ledger/createMovements.ts';
import { isOverdue, type LoanContext } from './loanContext.ts';
import type { StoredLoan } from './loanTable.ts';

/** Interest, or a charge: from the client's bank to the lender. */
export function payInterest(
  { clock, ledger }: LoanContext,
  { client_id: clientId, id: reference }: StoredLoan,
  amount: Paise,
): void {
  if (amount === 0) return;
  const at = clock.now();
  const legs = { money: { amount }, owed: { amount } };
  const due = moved(ledger.begin({ clientId, kind: 'interest', legs, at, reference }));
  moved(ledger.advance(due, 'PAID', { at }));
}

/** What a sale of shares has brought beyond the principal: from the lender to the client's bank. */
export function payBack(
  { clock, ledger }: LoanContext,
  { client_id: clientId, id: reference }: StoredLoan,
  amount: Paise,
): void {
  if (amount === 0) return;
  const at = clock.now();
  const legs = { money: { amount } };
  const given = moved(ledger.begin({ clientId, kind: 'loan', legs, at, reference }));
  moved(ledger.advance(given, 'DRAWN', { at }));
}

interface PaidPrincipal {
  owed: Paise;
  /** What the bank pays for it: nothing where a sale of shares does. */
  money: Paise;
}

/** Principal: from the client's bank to the lender. */
export function payPrincipal(
  { clock, ledger }: LoanContext,
  { client_id: clientId, id: reference }: StoredLoan,
  { owed, money }: PaidPrincipal,
): void {
  if (owed === 0) return;
  const at = clock.now();
  const legs = { owed: { amount: owed }, ...(money > 0 ? { money: { amount: money } } : {}) };
  const asked = moved(ledger.begin({ clientId, kind: 'repayment', legs, at, reference }));
  moved(ledger.advance(asked, 'PAID', { at }));
}

/** Interest of instalments that were not paid: it is owed since their day. */
export function payOverdueInterest({ clock, ledger, table }: LoanContext, loan: StoredLoan): void {
  for (const row of table.instalments(loan.id).filter(isOverdue)) {
    if (row.interest_id === null || row.interest_left === 0) continue;
    const movement = ledger.movement(loan.client_id, row.interest_id);
    if (movement?.kind !== 'interest') throw new RangeError(`${row.interest_id} is no interest`);
    moved(ledger.advance({ ...movement, kind: 'interest' }, 'PAID', { at: clock.now() }));
    table.updateInstalment(row, { interest_left: 0 });
  }
}

interface OverduePaid {
  principal: Paise;
  /** Whether the charge for being late is paid until now. */
  isChargePaid: boolean;
}

/** What was repaid goes to the oldest instalments that were not paid. */
export function payOverduePrincipal(
  { clock, table }: LoanContext,
  loan: StoredLoan,
  { principal, isChargePaid }: OverduePaid,
): void {
  const today = istDay(clock.now());
  let rest: number = principal;
  for (const row of table.instalments(loan.id).filter(isOverdue)) {
    const part = Math.min(rest, row.principal_left);
    rest -= part;
    const left = fromPaise(row.principal_left - part);
    table.updateInstalment(row, {
      principal_left: left,
      ...(isChargePaid ? { late_from: today } : {}),
      ...(left === 0 && row.interest_left === 0 ? { paid_on: today } : {}),
    });
  }
}
