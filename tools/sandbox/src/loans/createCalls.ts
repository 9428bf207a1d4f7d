import { fromPaise, istDay, istInstant, nextTradingDay, sumOf, type Paise } from '@wealth/domain';
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
import { isNext, lifecycles } from '@wealth/domain/lifecycle';
import { loanNotices } from '../clients/loanNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import { pledgedCover } from './coverReads.ts';
import type { Pledges } from './createPledges.ts';
import {
  addPayment,
  changeLoan,
  isOverdue,
  loanReference,
  owedNow,
  rulesOf,
  saleOrder,
  type LoanContext,
} from './loanContext.ts';
import type { StoredCall, StoredLoan } from './loanTable.ts';

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
  saleOf(loan: StoredLoan, at: 'close' | 'now'): SoldCover[];
}

/** Makes the margin calls. */
export function createCalls(context: LoanContext, pledges: Pledges): Calls {
  const { clock, ledger, notices, random, table } = context;

  const open = ({ id }: StoredLoan): StoredCall | null =>
    table.calls(id).find(({ state }) => state === 'OPEN' || state === 'NOTICE') ?? null;
  const isCovered = (loan: StoredLoan, at: 'close' | 'now' = 'close') => {
    const { afterHaircut } = coverOf(pledgedCover(context, loan.client_id, at));
    return owedNow(context, loan).outstanding <= powerOf(afterHaircut, rulesOf(loan));
  };

  function saleOf(loan: StoredLoan, at: 'close' | 'now'): SoldCover[] {
    const shares = pledgedCover(context, loan.client_id, at);
    const debt = { owed: owedNow(context, loan).outstanding, shares, rules: rulesOf(loan) };
    return leastSale(debt, saleOrder(loan));
  }

  function step(call: StoredCall, state: StoredCall['state'], sales: readonly SoldCover[] = []): void {
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

  function begin(loan: StoredLoan, value: Paise): StoredLoan {
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
      value,
      sales: '[]',
    });
    const { repay } = shortfallOf(owedNow(context, loan).outstanding, value, rules);
    const lastDay = istDay(dueAt - 1);
    notices.add(loan.client_id, loanNotices.marginCall(loanReference(loan.id), repay, lastDay));
    return changeLoan(context, loan, { call_at: dueAt });
  }

  function endMet(loan: StoredLoan): void {
    const call = open(loan);
    if (!call) return;
    step(call, 'CURED');
    notices.add(loan.client_id, loanNotices.callMet(loanReference(loan.id)));
  }

  function endIfMet(loan: StoredLoan): StoredLoan {
    if (!open(loan) || !isCovered(loan)) return loan;
    endMet(loan);
    return changeLoan(context, loan, { call_at: null });
  }

  function warn(loan: StoredLoan, value: Paise): void {
    const rules = rulesOf(loan);
    const { outstanding } = owedNow(context, loan);
    if (value >= warningLevelOf(outstanding, rules)) return;
    const level = callLevelOf(outstanding, rules);
    notices.add(loan.client_id, loanNotices.nearCall(loanReference(loan.id), value, level));
  }

  function value(before: StoredLoan): StoredLoan {
    const { valuedAtMinute } = rulesOf(before);
    const nextAt = istInstant(nextTradingDay(istDay(clock.now())), valuedAtMinute);
    const loan = changeLoan(context, before, { valued_at: nextAt });
    const cover = pledgedCover(context, loan.client_id);
    const { afterHaircut } = coverOf(cover);
    if (open(loan)) return endIfMet(loan);
    // Where everything was sold there is nothing to call for.
    if (cover.length > 0 && !isCovered(loan)) return begin(loan, afterHaircut);
    warn(loan, afterHaircut);
    return loan;
  }

  /** Principal goes down by what a sale brings, the oldest overdue first; interest stays owed. */
  function usePrincipal(loan: StoredLoan, amount: number): StoredLoan {
    const at = clock.now();
    const { client_id: clientId, id: reference } = loan;
    const legs = { owed: { amount } };
    moved(
      ledger.advance(moved(ledger.begin({ clientId, kind: 'repayment', legs, at, reference })), 'PAID', {
        at,
      }),
    );
    let rest = amount;
    for (const row of table.instalments(loan.id).filter(isOverdue)) {
      const part = Math.min(rest, row.principal_left);
      rest -= part;
      const left = row.principal_left - part;
      const isPaid = left === 0 && row.interest_left === 0;
      table.updateInstalment(row, {
        principal_left: left,
        ...(isPaid ? { paid_on: istDay(at) } : {}),
      });
    }
    const { accrued } = owedNow(context, loan);
    return changeLoan(context, loan, {
      principal: loan.principal - amount,
      accrued,
      since: istDay(at),
      is_by_days: 1,
      call_at: null,
    });
  }

  function sell(loan: StoredLoan, call: StoredCall): StoredLoan {
    const sales = saleOf(loan, 'now');
    const at = clock.now();
    const cover = new Map(pledgedCover(context, loan.client_id, 'now').map((share) => [share.isin, share]));
    for (const { isin, quantity, price } of sales) {
      const listing = cover.get(isin)?.listing;
      if (!listing) throw new RangeError(`${isin} is not pledged`);
      pledges.release(loan, [{ isin, quantity }]);
      const share = { isin, market: listing.market, symbol: listing.symbol };
      moved(ledger.sellOut({ clientId: loan.client_id, share, at, reference: loan.id, quantity, price }));
    }
    step(call, 'SOLD', sales);
    const amount = sumOf(sales.map((sale) => sale.value));
    const used = fromPaise(Math.min(amount, loan.principal));
    const sold = usePrincipal(loan, used);
    addPayment(context, sold, { kind: 'sale', amount: used, parts: [['principal', used]] });
    const named = pledges.named(sales);
    notices.add(loan.client_id, loanNotices.sharesSold(loanReference(loan.id), named, amount));
    return sold;
  }

  function next(loan: StoredLoan): StoredLoan {
    const call = open(loan);
    if (!call) return changeLoan(context, loan, { call_at: null });
    // At the sale the prices of the market count, and those of a new close before it.
    const at = call.state === 'NOTICE' ? 'now' : 'close';
    if (isCovered(loan, at)) {
      endMet(loan);
      return changeLoan(context, loan, { call_at: null });
    }
    if (call.state === 'NOTICE') return sell(loan, call);
    step(call, 'NOTICE');
    const named = pledges.named(saleOf(loan, 'close'));
    notices.add(loan.client_id, loanNotices.saleNotice(loanReference(loan.id), named, istDay(call.sale_at)));
    return changeLoan(context, loan, { call_at: call.sale_at });
  }

  return { open, value, endIfMet, endMet, next, saleOf };
}
