import {
  hasDecimals,
  missing,
  roundTo,
  signOf,
  signOfNumber,
  toDecimal,
  type DecimalInput,
} from './decimal.ts';
import { groupDigits, groupDigitsInParts } from './numberFormat.ts';
import { india, type Region } from './region.ts';

export interface FigureOptions {
  /** @default india */
  region?: Region;
  /** Puts a plus before a figure above zero. A minus is always shown. */
  isSigned?: boolean;
}

/** The rupee sign stands first in every region, after the sign of the amount. */
export const rupeeSign = '₹';

/** Hides an amount: always as wide as this, so that the width tells nothing about the amount. */
export const maskedAmount = '₹••,••,•••';

/** Hides a figure of the client's own that is no amount: a quantity, an average, a weight. */
export const maskedFigure = '•••';

interface Figure extends FigureOptions {
  decimals: number;
  stripsIfInteger?: boolean;
  prefix?: string;
  suffix?: string;
}

function figure(value: DecimalInput, shape: Figure): string {
  const { decimals, stripsIfInteger, region = india, isSigned = false, prefix = '', suffix = '' } = shape;
  if (typeof value === 'number' && hasDecimals(value, decimals)) {
    const shown = groupDigits(Math.abs(value), { locale: region.locale, decimals, stripsIfInteger });
    return `${signOfNumber(value, isSigned)}${prefix}${shown}${suffix}`;
  }
  const decimal = toDecimal(value);
  if (!decimal) return missing;
  const rounded = roundTo(decimal, decimals);
  const digits = groupDigits(rounded.abs(), { locale: region.locale, decimals, stripsIfInteger });
  return `${signOf(rounded, isSigned)}${prefix}${digits}${suffix}`;
}

/** Rupees with two decimals: ₹57,98,869.25, −₹30,797.00, "—" for a missing amount. */
export function formatAmount(value: DecimalInput, options: FigureOptions = {}): string {
  return figure(value, {
    isSigned: options.isSigned,
    region: options.region,
    decimals: 2,
    prefix: rupeeSign,
  });
}

/** Rupees per unit with two decimals and no rupee sign, for price columns: 2,941.35. */
export function formatPrice(value: DecimalInput, options: FigureOptions = {}): string {
  return figure(value, { isSigned: options.isSigned, region: options.region, decimals: 2 });
}

/** A number of units, without decimals: 1,250. */
export function formatQuantity(value: DecimalInput, options: FigureOptions = {}): string {
  return figure(value, { isSigned: options.isSigned, region: options.region, decimals: 0 });
}

export interface NumberOptions extends FigureOptions {
  decimals: 1 | 2 | 3 | 4;
}

/** A figure that is no money, such as a size or a ratio, without decimals where it is whole: 1.8, 2. */
export function formatNumber(value: DecimalInput, options: NumberOptions): string {
  const { decimals, isSigned, region } = options;
  return figure(value, { isSigned, region, decimals, stripsIfInteger: true });
}

export interface PercentOptions extends FigureOptions {
  /** @default true — a percentage is nearly always a change; false for a share of a whole. */
  isSigned?: boolean;
  /** @default 2 — 1 in the lists of a phone, 0 on an axis. */
  decimals?: 0 | 1 | 2;
}

/** Percentage points, where 1.25 is 1.25 %: +1.25%. */
export function formatPercent(value: DecimalInput, options: PercentOptions = {}): string {
  const { isSigned = true, decimals = 2, region } = options;
  return figure(value, { isSigned, region, decimals, suffix: '%' });
}

export interface AmountParts {
  /** Sign, rupee sign and rupees: −₹30,797 */
  rupees: string;
  /** Decimal sign and paise: .00; empty for a missing amount. */
  paise: string;
}

/** An amount in the two parts that the hero figure shows in two sizes; together they are `formatAmount`. */
export function splitAmount(value: DecimalInput, options: FigureOptions = {}): AmountParts {
  const decimal = toDecimal(value);
  if (!decimal) return { rupees: missing, paise: '' };
  const { region = india, isSigned = false } = options;
  const rounded = roundTo(decimal, 2);
  const { whole, fraction } = groupDigitsInParts(rounded.abs(), { locale: region.locale, decimals: 2 });
  return { rupees: `${signOf(rounded, isSigned)}${rupeeSign}${whole}`, paise: fraction };
}
