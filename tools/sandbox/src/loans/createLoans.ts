import { fromPaise, istDay, type Paise } from '@wealth/domain';
import {
  coverOf,
  loanFault,
  loanFigures,
  loanRulesOn,
  releasableOf,
  shareFaults,
  usualSaleOrder,
  warningLevelOf,
  type LoanFault,
} from '@wealth/domain/loans';
import type { DueSource } from '../agenda/dueSource.ts';
import { loanNotices } from '../clients/loanNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import { askedShares, pledgedCover } from './coverReads.ts';
import { createCalls, type Calls } from './createCalls.ts';
import { createPledges, type Shares } from './createPledges.ts';
import { createQuotes, type Quotes } from './createQuotes.ts';
import { createRepaying, type AskedRepayment, type Repaying } from './createRepaying.ts';
import { createServicing, type Servicing } from './createServicing.ts';
import { lender } from './lender.ts';
import {
  changeLoan,
  loanReference,
  noTimes,
  owedNow,
  rulesOf,
  saleOrder,
  tellLoan,
  type LoanContext,
} from './loanContext.ts';
import { createLoanTable, type LoanTable, type StoredLoan, type StoredQuote } from './loanTable.ts';

export type AskedLoan = { kind: 'loan'; loan: StoredLoan } | { kind: 'faults'; faults: LoanFault[] };
export type AskedPledge = AskedLoan | Extract<AskedRepayment, { kind: 'tooLate' }>;

/** Loans of the lender, against shares that stay in the demat account. */
export interface Loans extends Pick<Calls, 'saleOf'> {
  context: LoanContext;
  table: LoanTable;
  quotes: Quotes;
  repaying: Pick<Repaying, 'cancel' | 'cancellation' | 'check' | 'repay'>;
  planned: Servicing['planned'];
  sign(quote: StoredQuote, amount: number): AskedLoan;
  pledgeMore(loan: StoredLoan, shares: Shares): AskedPledge;
  release(loan: StoredLoan, shares: Shares): AskedPledge;
  releasable(loan: StoredLoan): Array<{ isin: string; quantity: number }>;
  /** False where it does not name each pledged share once. */
  setSaleOrder(loan: StoredLoan, isins: readonly string[]): StoredLoan | null;
  /** Values a loan now, as the lender does each evening. */
  value(loan: StoredLoan): StoredLoan;
  /** Brings an open margin call to its next step, whatever the day. */
  nextOfCall(loan: StoredLoan): StoredLoan | null;
  setBank(loan: StoredLoan, isRefusing: boolean): StoredLoan;
  /** Whether a loan is repaid from an account. */
  isAwaitedAt(clientId: string, bankId: string): boolean;
  due: DueSource;
}

export type LoansOptions = Omit<LoanContext, 'table'>;

/** The client's order of sale, with what it does not name behind it. */
function orderOf(loan: StoredLoan, usual: readonly string[]): string[] {
  const named = saleOrder(loan);
  return [...named, ...usual.filter((isin) => !named.includes(isin))];
}

const isOpen = ({ state }: StoredLoan) => state === 'SIGNED' || state === 'RUNNING';

/** Makes the loans, and everything that happens to them by itself. */
export function createLoans(options: LoansOptions): Loans {
  const { clock, database, ledger, notices, random } = options;
  const table = createLoanTable(database);
  const context: LoanContext = { ...options, table };
  const pledges = createPledges(context);
  const calls = createCalls(context, pledges);
  const repaying = createRepaying(context, { pledges, calls });
  const servicing = createServicing(context, { calls, repaying });
  const quotes = createQuotes(context);

  function begin(quote: StoredQuote, amount: Paise): StoredLoan {
    const { client_id: clientId, bank_id, holder, ifsc, number_end, tenure_months: tenureMonths } = quote;
    const at = clock.now();
    const rules = loanRulesOn(istDay(quote.made_at));
    const { cover } = quotes.price(quote);
    const figures = loanFigures({ amount, tenureMonths, shares: cover, day: istDay(at), rules });
    const id = random.uuid();
    const legs = { money: { amount: figures.received }, owed: { amount } };
    moved(ledger.begin({ id, clientId, kind: 'loan', legs, at, reference: quote.id }));
    pledges.pledge({ client_id: clientId, id }, cover);
    const payoutAt = at + rules.payoutMs;
    const loan = table.add({
      ...noTimes,
      id,
      client_id: clientId,
      quote_id: quote.id,
      bank_id,
      holder,
      ifsc,
      number_end,
      state: 'SIGNED',
      amount,
      received: figures.received,
      tenure_months: tenureMonths,
      rate_percent: rules.ratePercent,
      instalment: figures.instalment,
      signed_at: at,
      paid_out_at: null,
      signed_value: figures.afterHaircut,
      principal: amount,
      accrued: 0,
      since: null,
      is_by_days: 0,
      due_days: '[]',
      due_count: 0,
      sale_order: JSON.stringify(usualSaleOrder(cover)),
      is_bank_refusing: 0,
      payout_at: payoutAt,
      due_at: payoutAt,
    });
    table.setSigned(quote.id, id);
    table.addStep({ loan_id: id, state: 'SIGNED', at, reason: 'by_client' });
    tellLoan(context, loan);
    notices.add(clientId, loanNotices.signed(loanReference(id), amount, lender.name));
    notices.add(clientId, loanNotices.sharesPledged(loanReference(id), pledges.named(cover)));
    return loan;
  }

  const releasable = (loan: StoredLoan) => {
    const { outstanding } = owedNow(context, loan);
    const owed = loan.state === 'SIGNED' ? fromPaise(loan.amount) : outstanding;
    return releasableOf(pledgedCover(context, loan.client_id), warningLevelOf(owed, rulesOf(loan)));
  };

  function pledgeMore(loan: StoredLoan, shares: Shares): AskedPledge {
    if (loan.state !== 'RUNNING') return { kind: 'tooLate' };
    const asked = askedShares(context, loan.client_id, shares);
    const faults = shareFaults(asked);
    const { largeOnlyAbove } = rulesOf(loan);
    if (loan.amount > largeOnlyAbove) {
      for (const { isin, cover } of asked) {
        if (!cover || cover.isLarge) continue;
        faults.push(loanFault('largeOnly', 'holdings', { isin, figures: { above: largeOnlyAbove } }));
      }
    }
    if (faults.length > 0) return { kind: 'faults', faults };
    const added = asked.map(({ isin, quantity }) => ({ isin, quantity }));
    pledges.pledge(loan, added);
    const known = new Set(pledgedCover(context, loan.client_id).map(({ isin }) => isin));
    const order = usualSaleOrder(pledgedCover(context, loan.client_id));
    const kept = JSON.stringify(orderOf(loan, order).filter((isin) => known.has(isin)));
    notices.add(loan.client_id, loanNotices.sharesPledged(loanReference(loan.id), pledges.named(added)));
    return { kind: 'loan', loan: calls.endIfMet(changeLoan(context, loan, { sale_order: kept })) };
  }

  function release(loan: StoredLoan, shares: Shares): AskedPledge {
    if (!isOpen(loan)) return { kind: 'tooLate' };
    const rules = rulesOf(loan);
    const cover = pledgedCover(context, loan.client_id);
    const most = new Map(releasable(loan).map(({ isin, quantity }) => [isin, quantity]));
    const faults = shares.flatMap(({ isin, quantity }): LoanFault[] => {
      const own = most.get(isin) ?? 0;
      if (Number.isSafeInteger(quantity) && quantity <= own) return [];
      return [
        loanFault('needed', 'holdings', { isin, nearest: own > 0 ? own : null, figures: { most: own } }),
      ];
    });
    // Each alone may go, and all of them together not.
    const gone = new Map(shares.map(({ isin, quantity }) => [isin, quantity]));
    const left = cover.map((share) => ({ ...share, quantity: share.quantity - (gone.get(share.isin) ?? 0) }));
    const owed = loan.state === 'SIGNED' ? fromPaise(loan.amount) : owedNow(context, loan).outstanding;
    if (faults.length === 0 && coverOf(left).afterHaircut < warningLevelOf(owed, rules)) {
      faults.push(loanFault('needed', 'holdings', { figures: { most: 0 } }));
    }
    if (faults.length > 0 || gone.size < shares.length) return { kind: 'faults', faults };
    pledges.release(loan, shares);
    notices.add(loan.client_id, loanNotices.sharesReleased(loanReference(loan.id), pledges.named(shares)));
    return { kind: 'loan', loan: changeLoan(context, loan, {}) };
  }

  function setSaleOrder(loan: StoredLoan, isins: readonly string[]): StoredLoan | null {
    const pledged = pledgedCover(context, loan.client_id).map(({ isin }) => isin);
    const isWhole = isins.length === pledged.length && new Set([...isins, ...pledged]).size === isins.length;
    if (!isOpen(loan) || !isWhole) return null;
    return changeLoan(context, loan, { sale_order: JSON.stringify(isins) });
  }

  return {
    context,
    table,
    quotes,
    repaying,
    planned: servicing.planned,
    saleOf: calls.saleOf,
    releasable,
    sign: (quote, amount) =>
      database.transaction((): AskedLoan => {
        const faults = quotes.checkSigning(quote, amount);
        if (faults.length > 0) return { kind: 'faults', faults };
        return { kind: 'loan', loan: begin(quote, fromPaise(amount)) };
      }),
    pledgeMore: (loan, shares) => database.transaction(() => pledgeMore(loan, shares)),
    release: (loan, shares) => database.transaction(() => release(loan, shares)),
    setSaleOrder: (loan, isins) => database.transaction(() => setSaleOrder(loan, isins)),
    value: (loan) => database.transaction(() => calls.value(loan)),
    nextOfCall: (loan) => (calls.open(loan) ? database.transaction(() => calls.next(loan)) : null),
    setBank: (loan, isRefusing) =>
      database.transaction(() => changeLoan(context, loan, { is_bank_refusing: isRefusing ? 1 : 0 })),
    isAwaitedAt: (clientId, bankId) => table.running(clientId)?.bank_id === bankId,
    due: {
      name: 'loans',
      next({ to }) {
        const loan = table.nextDue(to);
        if (!loan || loan.due_at === null) return null;
        const needsRound = loan.due_at === loan.valued_at || loan.due_at === loan.call_at;
        return {
          at: loan.due_at,
          needsRound,
          act: () => void database.transaction(() => servicing.next(loan)),
        };
      },
      forget() {
        // All that is known stands in the tables.
      },
    },
  };
}
