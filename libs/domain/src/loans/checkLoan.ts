import { isPaise, type Paise } from '../money/paise.ts';
import { limitOf, type CoverShare } from './coverOf.ts';
import { loanFault, type LoanFault } from './loanFault.ts';
import type { LoanRules } from './loanRules.ts';

/** A holding that is to be pledged. */
export interface AskedShare {
  isin: string;
  /** As it was typed: checked here. */
  quantity: number;
  /** Settled units that nothing holds. */
  free: number;
  /** Null for a share that is not taken. */
  cover: Omit<CoverShare, 'isin' | 'quantity'> | null;
}

export interface AskedLoan {
  /** Paise, as they were typed: checked here. */
  amount: number;
  tenureMonths: number;
  shares: readonly AskedShare[];
  /** Null where the client has no such account. */
  account: { isVerified: boolean } | null;
  /** Whether another loan of the client's runs. */
  hasLoan: boolean;
}

const isGood = ({ quantity, free }: AskedShare) =>
  Number.isSafeInteger(quantity) && quantity > 0 && quantity <= free;

/** What of the asked shares is cover. */
export function coverSharesOf(shares: readonly AskedShare[]): CoverShare[] {
  return shares.flatMap((share) => {
    const { isin, quantity, cover } = share;
    return cover && isGood(share) ? [{ isin, quantity, ...cover }] : [];
  });
}

/** What is wrong with shares that are to be pledged. */
export function shareFaults(shares: readonly AskedShare[]): LoanFault[] {
  if (shares.length === 0) return [loanFault('noCover', 'holdings', { figures: null })];
  return shares.flatMap((share): LoanFault[] => {
    const { isin, free, cover } = share;
    if (!cover) return [loanFault('notTaken', 'holdings', { isin, figures: null })];
    if (isGood(share)) return [];
    return [loanFault('notFree', 'holdings', { isin, nearest: free > 0 ? free : null, figures: { free } })];
  });
}

/** @param limit - What the shares are cover for; none where nothing is. The nearest amount never is above it. */
function plainAmountFault(
  amount: number,
  { largest, smallest, step }: LoanRules,
  limit: Paise,
): LoanFault | null {
  if (Number.isNaN(amount)) return loanFault('notAnAmount', 'amount', { figures: null });
  const most = limit > 0 ? limit : largest;
  if (amount > largest) {
    return loanFault('aboveMaximum', 'amount', { nearest: most, figures: { maximum: largest } });
  }
  if (amount < smallest) {
    return loanFault('belowMinimum', 'amount', { nearest: smallest, figures: { minimum: smallest } });
  }
  if (!isPaise(amount) || amount % step !== 0) {
    const nearest = Math.min(Math.floor(amount / step) * step, most);
    return loanFault('notAStep', 'amount', { nearest, figures: { step } });
  }
  return null;
}

function limitFaults(amount: number, cover: readonly CoverShare[], rules: LoanRules): LoanFault[] {
  const limit = limitOf(cover, rules);
  const nearest = limit > 0 ? limit : null;
  if (amount > limit) return [loanFault('overLimit', 'amount', { nearest, figures: { limit } })];
  const { largeOnlyAbove: above } = rules;
  if (amount <= above) return [];
  return cover
    .filter(({ isLarge }) => !isLarge)
    .map(({ isin }) => loanFault('largeOnly', 'holdings', { isin, nearest: above, figures: { above } }));
}

/** What is wrong with a loan that is asked for, its shares first; empty where nothing is. */
export function checkLoan(asked: AskedLoan, rules: LoanRules): LoanFault[] {
  const { amount, tenureMonths, shares, account, hasLoan } = asked;
  const ofShares = shareFaults(shares);
  const cover = coverSharesOf(shares);
  const plain = plainAmountFault(amount, rules, limitOf(cover, rules));
  const faults = plain ? [...ofShares, plain] : [...ofShares];
  if (!plain && shares.length > 0) faults.push(...limitFaults(amount, cover, rules));
  if (!rules.tenuresMonths.includes(tenureMonths)) {
    faults.push(loanFault('tenureUnknown', 'tenure', { figures: null }));
  }
  if (!account) faults.push(loanFault('accountUnknown', 'account', { figures: null }));
  else if (!account.isVerified) faults.push(loanFault('accountNotVerified', 'account', { figures: null }));
  if (hasLoan) faults.push(loanFault('loanUnderWay', 'amount', { figures: null }));
  return faults;
}

/** The most that can be signed of what was asked for. */
export const signableOf = (asked: Paise, limit: Paise): Paise => (asked < limit ? asked : limit);
