import Big from 'big.js';

/** A figure as it comes from the wire, from a calculation or not at all. */
export type DecimalInput = Big | number | string | null | undefined;

/** Stands for a figure that is not there; never a zero. */
export const missing = '—';

/** True minus (U+2212): as wide as a plus, and no line break after it. */
export const minus = '−';

const numeric = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

function isNumeric(text: string): text is `${number}` {
  return numeric.test(text);
}

/**
 * Reads a figure without binary drift: a number counts as the decimal it prints as.
 *
 * @returns null for null, undefined, NaN, an infinity and a text that is no number.
 */
export function toDecimal(value: DecimalInput): Big | null {
  if (value === null || value === undefined) return null;
  const text = value.toString().trim();
  return isNumeric(text) ? Big(text) : null;
}

/** Beyond it the distance from one double to the next comes near that of two figures. */
const mostExactUnits = 1e15;

/**
 * Whether a number prints with so many decimals at most: then there is nothing to round, and it can be written as it is.
 * Prices of the wire are so, thousands a second, and exact arithmetic costs ten times as much.
 */
export function hasDecimals(value: number, decimals: number): boolean {
  const scale = 10 ** decimals;
  const units = Math.round(value * scale);
  return Math.abs(units) <= mostExactUnits && units / scale === value;
}

/** Half away from zero, as on an Indian bill. */
export function roundTo(value: Big, decimals: number): Big {
  return value.round(decimals, Big.roundHalfUp);
}

/** The figure as the literal that Intl.NumberFormat takes exactly, beyond the precision of a double. */
export function toNumericLiteral(value: Big): `${number}` {
  const text = value.toString();
  if (!isNumeric(text)) throw new RangeError(`not a decimal: ${text}`);
  return text;
}

type Sign = '' | '+' | typeof minus;

/** The sign to stand before the currency symbol. Zero has none, and a minus zero is a zero. */
export function signOf(value: Big, isSigned: boolean): Sign {
  return signOfNumber(value.cmp(0), isSigned);
}

/** The same of a number that needs no rounding. */
export function signOfNumber(value: number, isSigned: boolean): Sign {
  if (value === 0) return '';
  if (value < 0) return minus;
  return isSigned ? '+' : '';
}
