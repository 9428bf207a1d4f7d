import Big from 'big.js';
import { minus, percentOf, sumOf, valueAt } from '../money/arithmetic.ts';
import { fromPaise, noMoney, roundPaise, type Paise } from '../money/paise.ts';
import type { LoanRules } from './loanRules.ts';

/** Shares that are cover, or are to be. */
export interface CoverShare {
  isin: string;
  quantity: number;
  /** At the last close. */
  price: Paise;
  /** Percent of the value that does not count; a text stays exact. */
  haircutPercent: string;
  isLarge: boolean;
}

/** What shares are worth, and what counts of it. */
export interface CoverValue {
  value: Paise;
  afterHaircut: Paise;
}

const whole = Big(100);

/** What one holding is worth. */
export function coverValueOf({ quantity, price, haircutPercent }: CoverShare): CoverValue {
  const value = valueAt(price, quantity);
  return { value, afterHaircut: percentOf(value, whole.minus(haircutPercent)) };
}

/** What all of them are worth. */
export function coverOf(shares: readonly CoverShare[]): CoverValue {
  const values = shares.map(coverValueOf);
  return {
    value: sumOf(values.map(({ value }) => value)),
    afterHaircut: sumOf(values.map(({ afterHaircut }) => afterHaircut)),
  };
}

/** What shares are cover for, to the paisa below. */
export function powerOf(afterHaircut: Paise, { limitPercent }: LoanRules): Paise {
  return percentOf(afterHaircut, limitPercent, 'down');
}

/** The value after haircut that a debt needs; below it there is a margin call. */
export function callLevelOf(owed: Paise, { limitPercent }: LoanRules): Paise {
  return roundPaise(Big(owed).times(whole).div(limitPercent), 'up');
}

/** Below it the client is told each day, and nothing is released. */
export function warningLevelOf(owed: Paise, rules: LoanRules): Paise {
  return percentOf(callLevelOf(owed, rules), whole.plus(rules.warningPercent), 'up');
}

/** The most that can be borrowed on shares, in whole steps; nothing where it is less than the smallest loan. */
export function limitOf(shares: readonly CoverShare[], rules: LoanRules): Paise {
  const { largeOnlyAbove, largest, smallest, step } = rules;
  const ofLarge = powerOf(coverOf(shares.filter(({ isLarge }) => isLarge)).afterHaircut, rules);
  const ofAll = Math.min(powerOf(coverOf(shares).afterHaircut, rules), largeOnlyAbove);
  const limit = Math.min(largest, Math.max(ofLarge, ofAll));
  const inSteps = Math.floor(limit / step) * step;
  return inSteps < smallest ? noMoney : fromPaise(inSteps);
}

/** The fall of all prices, in percent with one decimal, at which the value after haircut comes to a level; null below it. */
export function fallTo(level: Paise, afterHaircut: Paise): number | null {
  if (afterHaircut <= 0 || afterHaircut < level) return null;
  return Big(afterHaircut - level)
    .times(whole)
    .div(afterHaircut)
    .round(1, Big.roundHalfUp)
    .toNumber();
}

/** The same of one share alone, the others as they are; null where not even its whole loss comes to the level. */
export function fallOfOneTo(level: Paise, shares: readonly CoverShare[], isin: string): number | null {
  const { afterHaircut } = coverOf(shares);
  const own = coverOf(shares.filter((share) => share.isin === isin)).afterHaircut;
  const room = afterHaircut - level;
  if (room < 0 || own <= 0 || room > own) return null;
  return Big(room).times(whole).div(own).round(1, Big.roundHalfUp).toNumber();
}

/** What is missing for a debt, and the least repayment that ends it. */
export interface Shortfall {
  /** Value after haircut. */
  missing: Paise;
  repay: Paise;
}

/** What is missing of a debt's cover; nothing where it is enough. */
export function shortfallOf(owed: Paise, afterHaircut: Paise, rules: LoanRules): Shortfall {
  const missing = Math.max(0, minus(callLevelOf(owed, rules), afterHaircut));
  const repay = Math.max(0, minus(owed, powerOf(afterHaircut, rules)));
  return { missing: fromPaise(missing), repay: fromPaise(repay) };
}

/** The value after haircut once all prices are lower by so many percent. */
export function afterFall(afterHaircut: Paise, fallPercent: number): Paise {
  return percentOf(afterHaircut, whole.minus(fallPercent));
}
