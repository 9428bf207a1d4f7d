import { fromPaise, istDay, istInstant, nextTradingDay, sumOf, type Paise } from '@wealth/domain';
import { isNext, lifecycles } from '@wealth/domain/lifecycle';
import {
  callLevelOf,
  callTimes,
  coverOf,
  leastSale,
  powerOf,
  shortfallOf,
  warningLevelOf,
  type SoldCover,
} from '@wealth/domain/loans';
import { loanNotices } from '../clients/loanNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import {
  payBack,
  payInterest,
  payOverdueInterest,
  payOverduePrincipal,
  payPrincipal,
} from './bankPayments.ts';
import { pledgedCover, valuedCover } from './coverReads.ts';
import type { Pledges } from './createPledges.ts';
import {
  addPayment,
  changeLoan,
  loanReference,
  owedNow,
  noticeLoan,
  rulesOf,
  saleOrder,
  type LoanContext,
  type NewPayment,
} from './loanContext.ts';
import type { StoredCall, StoredLoan } from './loanTable.ts';

/** At which prices a loan is looked at. */
type PricesOf = 'close' | 'now';

/** Margin calls, from the valuation to the sale. Its calls stand in the transactions of those who make them. */
export interface Calls {
  /** The one that is open or noticed. */
  open(loan: StoredLoan): StoredCall | null;
  /** Values the loan: makes a margin call, ends one, or warns. */
  value(loan: StoredLoan): StoredLoan;
  /** Ends the open call where the loan is covered again. */
  endIfMet(loan: StoredLoan): StoredLoan;
  /** Ends the open call, because nothing is owed. */
  endMet(loan: StoredLoan): void;
  /** What comes next of an open call: its notice, then the sale. */
  next(loan: StoredLoan): StoredLoan;
  /** What would have to be sold. */
  saleOf(loan: StoredLoan, at: PricesOf): SoldCover[];
}

interface CallDesk extends LoanContext {
  pledges: Pledges;
}

const openCall = ({ table }: LoanContext, { id }: StoredLoan): StoredCall | null =>
  table.calls(id).find(({ state }) => state === 'OPEN' || state === 'NOTICE') ?? null;

function isCovered(desk: CallDesk, loan: StoredLoan, at: PricesOf = 'close'): boolean {
  const { afterHaircut } = coverOf(valuedCover(desk, loan.client_id, at));
  return owedNow(desk, loan).outstanding <= powerOf(afterHaircut, rulesOf(loan));
}

function saleOf(desk: CallDesk, loan: StoredLoan, at: PricesOf): SoldCover[] {
  const shares = pledgedCover(desk, loan.client_id, at);
  const debt = { owed: owedNow(desk, loan).outstanding, shares, rules: rulesOf(loan) };
  return leastSale(debt, saleOrder(loan));
}

interface CallStep {
  state: StoredCall['state'];
  sales?: readonly SoldCover[];
}

function step({ clock, table }: CallDesk, call: StoredCall, { state, sales = [] }: CallStep): void {
  if (!isNext(lifecycles.marginCall, { from: call.state, to: state })) {
    throw new RangeError(`a margin call does not go from ${call.state} to ${state}`);
  }
  const isEnd = state === 'CURED' || state === 'SOLD';
  table.updateCall(call.id, {
    state,
    ...(isEnd ? { ended_at: clock.now() } : {}),
    ...(sales.length > 0 ? { sales: JSON.stringify(sales) } : {}),
  });
}

function begin(desk: CallDesk, loan: StoredLoan, afterHaircut: Paise): StoredLoan {
  const { clock, random, table } = desk;
  const now = clock.now();
  const rules = rulesOf(loan);
  const { dueAt, saleAt } = callTimes(now, rules);
  table.addCall({
    id: random.uuid(),
    loan_id: loan.id,
    state: 'OPEN',
    called_at: now,
    due_at: dueAt,
    sale_at: saleAt,
    ended_at: null,
    value: afterHaircut,
    sales: '[]',
  });
  const { repay } = shortfallOf(owedNow(desk, loan).outstanding, afterHaircut, rules);
  const lastDay = istDay(dueAt - 1);
  noticeLoan(desk, loan, loanNotices.marginCall(loanReference(loan.id), repay, lastDay));
  return changeLoan(desk, loan, { call_at: dueAt });
}

function endMet(desk: CallDesk, loan: StoredLoan): void {
  const call = openCall(desk, loan);
  if (!call) return;
  step(desk, call, { state: 'CURED' });
  noticeLoan(desk, loan, loanNotices.callMet(loanReference(loan.id)));
}

function endIfMet(desk: CallDesk, loan: StoredLoan): StoredLoan {
  if (!openCall(desk, loan) || !isCovered(desk, loan)) return loan;
  endMet(desk, loan);
  return changeLoan(desk, loan, { call_at: null });
}

function warn(desk: CallDesk, loan: StoredLoan, afterHaircut: Paise): void {
  const rules = rulesOf(loan);
  const { outstanding } = owedNow(desk, loan);
  if (afterHaircut >= warningLevelOf(outstanding, rules)) return;
  const level = callLevelOf(outstanding, rules);
  noticeLoan(desk, loan, loanNotices.nearCall(loanReference(loan.id), afterHaircut, level));
}

function value(desk: CallDesk, before: StoredLoan): StoredLoan {
  const { valuedAtMinute } = rulesOf(before);
  const nextAt = istInstant(nextTradingDay(istDay(desk.clock.now())), valuedAtMinute);
  const loan = changeLoan(desk, before, { valued_at: nextAt });
  const cover = valuedCover(desk, loan.client_id);
  const { afterHaircut } = coverOf(cover);
  if (openCall(desk, loan)) return endIfMet(desk, loan);
  // Where everything was sold there is nothing to call for.
  if (cover.length > 0 && !isCovered(desk, loan)) return begin(desk, loan, afterHaircut);
  warn(desk, loan, afterHaircut);
  return loan;
}

/** Principal goes down by what a sale brings; interest stays owed, and counts by days from now on. */
function lowerPrincipal(desk: CallDesk, loan: StoredLoan, amount: Paise): StoredLoan {
  const { accrued } = owedNow(desk, loan);
  payPrincipal(desk, loan, { owed: amount, money: fromPaise(0) });
  payOverduePrincipal(desk, loan, { principal: amount, isChargePaid: false });
  return changeLoan(desk, loan, {
    principal: loan.principal - amount,
    accrued,
    since: istDay(desk.clock.now()),
    is_by_days: 1,
    call_at: null,
  });
}

/**
 * What a sale has brought beyond the principal goes to the client's bank. It pays what else is owed, where it is enough
 * for all of that; else the lender takes that from the bank as ever.
 */
function takeRest(
  desk: CallDesk,
  loan: StoredLoan,
  rest: Paise,
): { loan: StoredLoan; parts: NewPayment['parts'] } {
  payBack(desk, loan, rest);
  const { lateCharge, overdueInterest, accrued, total } = owedNow(desk, loan);
  if (loan.principal > 0 || rest < total) return { loan, parts: [['returned', rest]] };
  payInterest(desk, loan, lateCharge);
  payOverdueInterest(desk, loan);
  // With their interest the instalments that were late are paid.
  payOverduePrincipal(desk, loan, { principal: fromPaise(0), isChargePaid: true });
  payInterest(desk, loan, accrued);
  return {
    loan: changeLoan(desk, loan, { accrued: 0 }),
    parts: [
      ['interest', sumOf([overdueInterest, accrued])],
      ['late_charge', lateCharge],
      ['returned', fromPaise(rest - total)],
    ],
  };
}

function sell(desk: CallDesk, loan: StoredLoan, call: StoredCall): StoredLoan {
  const { clock, ledger, pledges } = desk;
  const { client_id: clientId, id: reference } = loan;
  const sales = saleOf(desk, loan, 'now');
  const cover = new Map(pledgedCover(desk, clientId, 'now').map((share) => [share.isin, share]));
  for (const { isin, quantity, price } of sales) {
    const listing = cover.get(isin)?.listing;
    if (!listing) throw new RangeError(`${isin} is not pledged`);
    pledges.release(loan, [{ isin, quantity }]);
    const share = { isin, market: listing.market, symbol: listing.symbol };
    moved(ledger.sellOut({ clientId, share, at: clock.now(), reference, quantity, price }));
  }
  step(desk, call, { state: 'SOLD', sales });
  const amount = sumOf(sales.map((sale) => sale.value));
  const used = fromPaise(Math.min(amount, loan.principal));
  const repaid = lowerPrincipal(desk, loan, used);
  const { loan: sold, parts } = takeRest(desk, repaid, fromPaise(amount - used));
  addPayment(desk, sold, { kind: 'sale', amount, parts: [['principal', used], ...parts] });
  noticeLoan(desk, loan, loanNotices.sharesSold(loanReference(loan.id), pledges.named(sales), amount));
  return sold;
}

function next(desk: CallDesk, loan: StoredLoan): StoredLoan {
  const call = openCall(desk, loan);
  if (!call) return changeLoan(desk, loan, { call_at: null });
  // At the sale the prices of the market count, and those of the last close before it.
  const at = call.state === 'NOTICE' ? 'now' : 'close';
  if (isCovered(desk, loan, at)) {
    endMet(desk, loan);
    return changeLoan(desk, loan, { call_at: null });
  }
  if (call.state === 'NOTICE') return sell(desk, loan, call);
  step(desk, call, { state: 'NOTICE' });
  const named = desk.pledges.named(saleOf(desk, loan, 'close'));
  const day = istDay(call.sale_at);
  noticeLoan(desk, loan, loanNotices.saleNotice(loanReference(loan.id), named, day));
  return changeLoan(desk, loan, { call_at: call.sale_at });
}

/** Makes the margin calls. */
export const createCalls = (desk: CallDesk): Calls => ({
  open: (loan) => openCall(desk, loan),
  value: (loan) => value(desk, loan),
  endIfMet: (loan) => endIfMet(desk, loan),
  endMet: (loan) => endMet(desk, loan),
  next: (loan) => next(desk, loan),
  saleOf: (loan, at) => saleOf(desk, loan, at),
});
