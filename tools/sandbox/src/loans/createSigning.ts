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
import { loanNotices } from '../clients/loanNotices.ts';
import { moved } from '../ledger/createMovements.ts';
import { askedShares, pledgedCover } from './coverReads.ts';
import type { Calls } from './createCalls.ts';
import type { Pledges, Shares } from './createPledges.ts';
import type { Quotes } from './createQuotes.ts';
import type { AskedRepayment } from './createRepaying.ts';
import { lender } from './lender.ts';
import {
  changeLoan,
  loanReference,
  noTimes,
  owedNow,
  noticeLoan,
  rulesOf,
  saleOrder,
  tellLoan,
  type LoanContext,
} from './loanContext.ts';
import type { StoredLoan, StoredQuote } from './loanTable.ts';

export type AskedLoan = { kind: 'loan'; loan: StoredLoan } | { kind: 'faults'; faults: LoanFault[] };
export type AskedPledge = AskedLoan | Extract<AskedRepayment, { kind: 'tooLate' }>;

/** What is signed and pledged. */
export interface Signing {
  /** @param id - One that is made up when absent. */
  sign(quote: StoredQuote, amount: number, id?: string): AskedLoan;
  pledgeMore(loan: StoredLoan, shares: Shares): AskedPledge;
  release(loan: StoredLoan, shares: Shares): AskedPledge;
  /** The most of each share that could go alone. */
  releasable(loan: StoredLoan): Array<{ isin: string; quantity: number }>;
  /** Null where it does not name each pledged share once. */
  setSaleOrder(loan: StoredLoan, isins: readonly string[]): StoredLoan | null;
}

interface SigningDesk extends LoanContext {
  pledges: Pledges;
  calls: Calls;
  quotes: Quotes;
}

const isOpen = ({ state }: StoredLoan) => state === 'SIGNED' || state === 'RUNNING';

interface Signed {
  quote: StoredQuote;
  amount: Paise;
  id: string;
}

/** The row of a loan that is signed now. */
function rowOf({ clock }: SigningDesk, { quote, id }: Signed, figures: ReturnType<typeof loanFigures>) {
  const at = clock.now();
  const rules = loanRulesOn(istDay(quote.made_at));
  const { client_id, bank_id, holder, ifsc, number_end, tenure_months } = quote;
  const payoutAt = at + rules.payoutMs;
  return {
    ...noTimes,
    id,
    client_id,
    quote_id: quote.id,
    bank_id,
    holder,
    ifsc,
    number_end,
    state: 'SIGNED',
    amount: figures.amount,
    received: figures.received,
    tenure_months,
    rate_percent: rules.ratePercent,
    instalment: figures.instalment,
    signed_at: at,
    paid_out_at: null,
    signed_value: figures.afterHaircut,
    principal: figures.amount,
    accrued: 0,
    since: null,
    is_by_days: 0,
    due_days: '[]',
    due_count: 0,
    is_bank_refusing: 0,
    payout_at: payoutAt,
    due_at: payoutAt,
  } as const;
}

function begin(desk: SigningDesk, signed: Signed): StoredLoan {
  const { quote, amount, id } = signed;
  const { clock, ledger, pledges, quotes, table } = desk;
  const { client_id: clientId, tenure_months: tenureMonths } = quote;
  const at = clock.now();
  const rules = loanRulesOn(istDay(quote.made_at));
  const { cover } = quotes.price(quote);
  const figures = loanFigures({ amount, tenureMonths, shares: cover, day: istDay(at), rules });
  const row = rowOf(desk, signed, figures);
  const legs = { money: { amount: figures.received }, owed: { amount } };
  moved(ledger.begin({ id, clientId, kind: 'loan', legs, at, reference: quote.id }));
  pledges.pledge(row, cover);
  const loan = table.add({ ...row, sale_order: JSON.stringify(usualSaleOrder(cover)) });
  table.setSigned(quote.id, id);
  table.addStep({ loan_id: id, state: 'SIGNED', at, reason: 'by_client' });
  tellLoan(desk, loan);
  noticeLoan(desk, loan, loanNotices.signed(loanReference(id), amount, lender.name));
  noticeLoan(desk, loan, loanNotices.sharesPledged(loanReference(id), pledges.named(cover)));
  return loan;
}

interface Wanted {
  quote: StoredQuote;
  /** Paise, as they were typed. */
  amount: number;
  id: string;
}

function sign(desk: SigningDesk, { quote, amount, id }: Wanted): AskedLoan {
  const faults = desk.quotes.checkSigning(quote, amount);
  if (faults.length > 0) return { kind: 'faults', faults };
  return { kind: 'loan', loan: begin(desk, { quote, amount: fromPaise(amount), id }) };
}

/** The value after haircut that has to stay pledged. */
function keptLevel(desk: SigningDesk, loan: StoredLoan): Paise {
  const owed = loan.state === 'SIGNED' ? fromPaise(loan.amount) : owedNow(desk, loan).outstanding;
  return warningLevelOf(owed, rulesOf(loan));
}

const releasable = (desk: SigningDesk, loan: StoredLoan) =>
  releasableOf(pledgedCover(desk, loan.client_id), keptLevel(desk, loan));

/** For a large loan only shares of large companies are taken, later too. */
function sizeFaults(loan: StoredLoan, asked: ReturnType<typeof askedShares>): LoanFault[] {
  const { largeOnlyAbove: above } = rulesOf(loan);
  if (loan.amount <= above) return [];
  return asked
    .filter(({ cover }) => cover && !cover.isLarge)
    .map(({ isin }) => loanFault('largeOnly', 'holdings', { isin, figures: { above } }));
}

function pledgeMore(desk: SigningDesk, loan: StoredLoan, shares: Shares): AskedPledge {
  if (loan.state !== 'RUNNING') return { kind: 'tooLate' };
  const asked = askedShares(desk, loan.client_id, shares);
  const faults = [...shareFaults(asked), ...sizeFaults(loan, asked)];
  if (faults.length > 0) return { kind: 'faults', faults };
  const added = asked.map(({ isin, quantity }) => ({ isin, quantity }));
  desk.pledges.pledge(loan, added);
  // The client's order, with what it does not name behind it.
  const pledged = usualSaleOrder(pledgedCover(desk, loan.client_id));
  const named = saleOrder(loan).filter((isin) => pledged.includes(isin));
  const order = [...named, ...pledged.filter((isin) => !named.includes(isin))];
  const told = loanNotices.sharesPledged(loanReference(loan.id), desk.pledges.named(added));
  noticeLoan(desk, loan, told);
  const changed = changeLoan(desk, loan, { sale_order: JSON.stringify(order) });
  return { kind: 'loan', loan: desk.calls.endIfMet(changed) };
}

/** What refuses to release shares: each alone, and all of them together. */
function releaseFaults(desk: SigningDesk, loan: StoredLoan, shares: Shares): LoanFault[] {
  const most = new Map(releasable(desk, loan).map(({ isin, quantity }) => [isin, quantity]));
  const faults = shares.flatMap(({ isin, quantity }): LoanFault[] => {
    const own = most.get(isin) ?? 0;
    if (Number.isSafeInteger(quantity) && quantity <= own) return [];
    return [loanFault('needed', 'holdings', { isin, nearest: own > 0 ? own : null, figures: { most: own } })];
  });
  if (faults.length > 0) return faults;
  const gone = new Map(shares.map(({ isin, quantity }) => [isin, quantity]));
  const left = pledgedCover(desk, loan.client_id).map((share) => ({
    ...share,
    quantity: share.quantity - (gone.get(share.isin) ?? 0),
  }));
  const isEnough = coverOf(left).afterHaircut >= keptLevel(desk, loan);
  return isEnough ? [] : [loanFault('needed', 'holdings', { figures: { most: 0 } })];
}

function release(desk: SigningDesk, loan: StoredLoan, shares: Shares): AskedPledge {
  if (!isOpen(loan)) return { kind: 'tooLate' };
  const faults = releaseFaults(desk, loan, shares);
  if (faults.length > 0) return { kind: 'faults', faults };
  desk.pledges.release(loan, shares);
  const told = loanNotices.sharesReleased(loanReference(loan.id), desk.pledges.named(shares));
  noticeLoan(desk, loan, told);
  return { kind: 'loan', loan: changeLoan(desk, loan, {}) };
}

function setSaleOrder(desk: SigningDesk, loan: StoredLoan, isins: readonly string[]): StoredLoan | null {
  const pledged = pledgedCover(desk, loan.client_id).map(({ isin }) => isin);
  const isWhole = isins.length === pledged.length && new Set([...isins, ...pledged]).size === isins.length;
  if (!isOpen(loan) || !isWhole) return null;
  return changeLoan(desk, loan, { sale_order: JSON.stringify(isins) });
}

/** Makes what is signed and pledged. */
export function createSigning(desk: SigningDesk): Signing {
  const { database, random } = desk;
  return {
    sign: (quote, amount, id = random.uuid()) =>
      database.transaction(() => sign(desk, { quote, amount, id })),
    pledgeMore: (loan, shares) => database.transaction(() => pledgeMore(desk, loan, shares)),
    release: (loan, shares) => database.transaction(() => release(desk, loan, shares)),
    releasable: (loan) => releasable(desk, loan),
    setSaleOrder: (loan, isins) => database.transaction(() => setSaleOrder(desk, loan, isins)),
  };
}
