import type Big from 'big.js';
import { toNumericLiteral } from './decimal.ts';

export interface NumberShape {
  locale: string;
  decimals: number;
  /** Leaves the decimals out of a whole number: 2, but 1.80. */
  stripsIfInteger?: boolean;
  /** Leaves out every zero at the end of the decimals: ₹40k, ₹42.5k. */
  stripsZeros?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making an Intl.NumberFormat costs some 50 µs, using one less than 1: a table of 5,000 cells needs the cache. */
function numberFormat(shape: NumberShape): Intl.NumberFormat {
  const { locale, decimals, stripsIfInteger = false, stripsZeros = false } = shape;
  const id = `${locale}/${decimals}/${stripsIfInteger}/${stripsZeros}`;
  const known = formats.get(id);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    // Amounts have the same digits in every language and region, as they have on a contract note.
    numberingSystem: 'latn',
    minimumFractionDigits: stripsZeros ? 0 : decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: stripsIfInteger ? 'stripIfInteger' : 'auto',
  });
  formats.set(id, made);
  return made;
}

/** Groups the digits of a figure of zero or more that is rounded already. */
export function groupDigits(value: Big | number, shape: NumberShape): string {
  return numberFormat(shape).format(typeof value === 'number' ? value : toNumericLiteral(value));
}

/** The same, split before the decimal sign. */
export function groupDigitsInParts(value: Big, shape: NumberShape): { whole: string; fraction: string } {
  const parts = numberFormat(shape).formatToParts(toNumericLiteral(value));
  const decimalAt = parts.findIndex((part) => part.type === 'decimal');
  const join = (some: readonly Intl.NumberFormatPart[]) => some.map((part) => part.value).join('');
  if (decimalAt === -1) return { whole: join(parts), fraction: '' };
  return { whole: join(parts.slice(0, decimalAt)), fraction: join(parts.slice(decimalAt)) };
}
