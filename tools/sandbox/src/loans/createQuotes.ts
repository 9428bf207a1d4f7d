import { fromPaise, istDay, noMoney, type Paise } from '@wealth/domain';
import {
  checkLoan,
  coverSharesOf,
  limitOf,
  loanFault,
  loanFigures,
  loanRulesOn,
  quoteUntil,
  signableOf,
  type AskedShare,
  type CoverShare,
  type LoanFault,
  type LoanFigures,
  type LoanRules,
} from '@wealth/domain/loans';
import * as z from 'zod/mini';
import { askedShares } from './coverReads.ts';
import { sharesSchema, type LoanContext } from './loanContext.ts';
import type { StoredQuote } from './loanTable.ts';

export interface LoanDraft {
  /** One that is made up when absent. */
  id?: string;
  shares: ReadonlyArray<{ isin: string; quantity: number }>;
  /** Paise, as they were typed. */
  amount: number;
  tenureMonths: number;
  bankId: string;
}

export interface CheckedLoan {
  faults: LoanFault[];
  limit: Paise;
  /** Null where there is nothing to reckon with. */
  figures: LoanFigures | null;
}

/** A key-facts statement at the prices of now. */
export interface PricedQuote extends CheckedLoan {
  quote: StoredQuote;
  cover: CoverShare[];
}

export type AskedQuote = { kind: 'quote'; quote: StoredQuote } | { kind: 'faults'; faults: LoanFault[] };

export interface Quotes {
  check(clientId: string, draft: LoanDraft): CheckedLoan;
  make(clientId: string, draft: LoanDraft): AskedQuote;
  /** What of it can be signed now. */
  price(quote: StoredQuote): PricedQuote;
  /** What refuses to sign it for an amount. */
  checkSigning(quote: StoredQuote, amount: number): LoanFault[];
  sharesOf(quote: StoredQuote): Array<{ isin: string; quantity: number }>;
}

const amountCodes = ['notAnAmount', 'notAStep', 'belowMinimum', 'aboveMaximum'];

const todayOf = ({ clock }: LoanContext) => istDay(clock.now());
const sharesOf = ({ shares }: StoredQuote) => z.parse(sharesSchema, JSON.parse(shares));

interface Looked {
  clientId: string;
  draft: LoanDraft;
  shares: AskedShare[];
  rules: LoanRules;
}

function faultsOf({ banks, table }: LoanContext, { clientId, draft, shares, rules }: Looked): LoanFault[] {
  const { amount, tenureMonths, bankId } = draft;
  const found = banks.find(clientId, bankId);
  const account = found && { isVerified: found.status === 'verified' };
  const hasLoan = table.running(clientId) !== null;
  return checkLoan({ amount, tenureMonths, shares, account, hasLoan }, rules);
}

function check(context: LoanContext, clientId: string, draft: LoanDraft): CheckedLoan {
  const day = todayOf(context);
  const rules = loanRulesOn(day);
  const shares = askedShares(context, clientId, draft.shares);
  const faults = faultsOf(context, { clientId, draft, shares, rules });
  const cover = coverSharesOf(shares);
  const { tenureMonths } = draft;
  const canReckon =
    rules.tenuresMonths.includes(tenureMonths) && !faults.some(({ code }) => amountCodes.includes(code));
  return {
    faults,
    limit: limitOf(cover, rules),
    figures: canReckon
      ? loanFigures({ amount: fromPaise(draft.amount), tenureMonths, shares: cover, day, rules })
      : null,
  };
}

function checkSigning(context: LoanContext, quote: StoredQuote, amount: number): LoanFault[] {
  if (quote.loan_id !== null || context.clock.now() >= quote.valid_until) {
    return [loanFault('quoteOver', 'quote', { figures: null })];
  }
  const asked = fromPaise(quote.amount);
  if (amount > asked) {
    return [loanFault('aboveMaximum', 'amount', { nearest: asked, figures: { maximum: asked } })];
  }
  const { client_id: clientId, tenure_months: tenureMonths, bank_id: bankId } = quote;
  const draft = { shares: sharesOf(quote), amount, tenureMonths, bankId };
  const shares = askedShares(context, clientId, draft.shares);
  return faultsOf(context, { clientId, draft, shares, rules: loanRulesOn(istDay(quote.made_at)) });
}

function make(context: LoanContext, clientId: string, draft: LoanDraft): AskedQuote {
  const { banks, clock, random, table } = context;
  const { faults } = check(context, clientId, draft);
  const account = banks.find(clientId, draft.bankId);
  if (faults.length > 0 || !account) return { kind: 'faults', faults };
  const at = clock.now();
  const shares = draft.shares.map(({ isin, quantity }) => ({ isin, quantity }));
  const quote: StoredQuote = {
    id: draft.id ?? random.uuid(),
    client_id: clientId,
    bank_id: account.id,
    holder: account.holder,
    ifsc: account.ifsc,
    number_end: account.number_end,
    made_at: at,
    valid_until: quoteUntil(at, loanRulesOn(istDay(at))),
    amount: draft.amount,
    tenure_months: draft.tenureMonths,
    shares: JSON.stringify(shares),
    loan_id: null,
  };
  table.addQuote(quote);
  return { kind: 'quote', quote };
}

function price(context: LoanContext, quote: StoredQuote): PricedQuote {
  const rules = loanRulesOn(istDay(quote.made_at));
  const cover = coverSharesOf(askedShares(context, quote.client_id, sharesOf(quote)));
  const limit = limitOf(cover, rules);
  const amount = signableOf(fromPaise(quote.amount), limit);
  const { tenure_months: tenureMonths } = quote;
  const figured = { amount, tenureMonths, shares: cover, day: todayOf(context), rules };
  return {
    quote,
    cover,
    limit,
    faults: checkSigning(context, quote, amount === noMoney ? quote.amount : amount),
    figures: amount === noMoney ? null : loanFigures(figured),
  };
}

/** Makes the key-facts statements. */
export const createQuotes = (context: LoanContext): Quotes => ({
  check: (clientId, draft) => check(context, clientId, draft),
  make: (clientId, draft) => context.database.transaction(() => make(context, clientId, draft)),
  price: (quote) => price(context, quote),
  checkSigning: (quote, amount) => checkSigning(context, quote, amount),
  sharesOf,
});
