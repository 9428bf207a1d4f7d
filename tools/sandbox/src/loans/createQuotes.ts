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

/** Makes the key-facts statements. */
export function createQuotes(context: LoanContext): Quotes {
  const { banks, clock, database, random, table } = context;

  const accountOf = (clientId: string, bankId: string) => {
    const account = banks.find(clientId, bankId);
    return account && { isVerified: account.status === 'verified' };
  };
  const today = () => istDay(clock.now());
  const sharesOf = ({ shares }: StoredQuote) => z.parse(sharesSchema, JSON.parse(shares));

  function figuresOf(
    amount: Paise,
    cover: readonly CoverShare[],
    { tenureMonths, rules }: { tenureMonths: number; rules: LoanRules },
  ): LoanFigures {
    return loanFigures({ amount, tenureMonths, shares: cover, day: today(), rules });
  }

  interface Looked {
    clientId: string;
    draft: LoanDraft;
    shares: AskedShare[];
    rules: LoanRules;
  }

  function faultsOf({ clientId, draft, shares, rules }: Looked): LoanFault[] {
    const { amount, tenureMonths, bankId } = draft;
    const account = accountOf(clientId, bankId);
    const hasLoan = table.running(clientId) !== null;
    return checkLoan({ amount, tenureMonths, shares, account, hasLoan }, rules);
  }

  function check(clientId: string, draft: LoanDraft): CheckedLoan {
    const rules = loanRulesOn(today());
    const shares = askedShares(context, clientId, draft.shares);
    const faults = faultsOf({ clientId, draft, shares, rules });
    const cover = coverSharesOf(shares);
    const { tenureMonths } = draft;
    const canReckon =
      rules.tenuresMonths.includes(tenureMonths) && !faults.some(({ code }) => amountCodes.includes(code));
    return {
      faults,
      limit: limitOf(cover, rules),
      figures: canReckon ? figuresOf(fromPaise(draft.amount), cover, { tenureMonths, rules }) : null,
    };
  }

  function draftOf(quote: StoredQuote, amount: number): LoanDraft {
    return { shares: sharesOf(quote), amount, tenureMonths: quote.tenure_months, bankId: quote.bank_id };
  }

  const isOver = ({ valid_until: until, loan_id: loanId }: StoredQuote) =>
    loanId !== null || clock.now() >= until;

  function checkSigning(quote: StoredQuote, amount: number): LoanFault[] {
    if (isOver(quote)) return [loanFault('quoteOver', 'quote', { figures: null })];
    const asked = fromPaise(quote.amount);
    if (amount > asked) {
      return [loanFault('aboveMaximum', 'amount', { nearest: asked, figures: { maximum: asked } })];
    }
    const { client_id: clientId } = quote;
    const draft = draftOf(quote, amount);
    const shares = askedShares(context, clientId, draft.shares);
    return faultsOf({ clientId, draft, shares, rules: loanRulesOn(istDay(quote.made_at)) });
  }

  return {
    check,
    make: (clientId, draft) =>
      database.transaction((): AskedQuote => {
        const { faults } = check(clientId, draft);
        const account = banks.find(clientId, draft.bankId);
        if (faults.length > 0 || !account) return { kind: 'faults', faults };
        const at = clock.now();
        const shares = askedShares(context, clientId, draft.shares);
        const quote: StoredQuote = {
          id: random.uuid(),
          client_id: clientId,
          bank_id: account.id,
          holder: account.holder,
          ifsc: account.ifsc,
          number_end: account.number_end,
          made_at: at,
          valid_until: quoteUntil(at, loanRulesOn(today())),
          amount: draft.amount,
          tenure_months: draft.tenureMonths,
          shares: JSON.stringify(shares.map(({ isin, quantity }) => ({ isin, quantity }))),
          loan_id: null,
        };
        table.addQuote(quote);
        return { kind: 'quote', quote };
      }),
    price(quote) {
      const rules = loanRulesOn(istDay(quote.made_at));
      const cover = coverSharesOf(askedShares(context, quote.client_id, sharesOf(quote)));
      const limit = limitOf(cover, rules);
      const amount = signableOf(fromPaise(quote.amount), limit);
      const { tenure_months: tenureMonths } = quote;
      return {
        quote,
        cover,
        limit,
        faults: checkSigning(quote, amount === noMoney ? quote.amount : amount),
        figures: amount === noMoney ? null : figuresOf(amount, cover, { tenureMonths, rules }),
      };
    },
    checkSigning,
    sharesOf,
  };
}
