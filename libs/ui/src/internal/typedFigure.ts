import { toLatinDigits } from '@wealth/domain';
import { formatQuantity, type FigureSigns, type Region } from '@wealth/i18n-locale';

/** A figure while it is typed. */
export interface TypedFigure {
  /** Digits and one point, without groups; null where it can be read in more than one way, or in none. */
  plain: string | null;
  /**
   * The text as a person wrote it, while their own signs between digits may still become something else; null where the
   * box writes the figure again.
   */
  asTyped: string | null;
}

/** The text of the box before a key or a paste. */
export interface BoxText {
  shown: string;
  /** Whether a person wrote the signs in it, and not the box. */
  isAsTyped: boolean;
}

/** The longest text that the box leaves as it was typed. */
const longestAsTyped = 30;

/** What has come into a text by one key or one paste. */
export function insertedInto(before: string, after: string): string {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/** The sign that groups in some countries and begins the decimals in others. */
const otherSign = ({ decimal }: FigureSigns) => (decimal === ',' ? '.' : ',');

/** Whether the groups are complete, as here (1,50,000) or elsewhere (150,000). */
function isGrouped(whole: string, sign: string): boolean {
  const groups = whole.split(sign);
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return true;
  if (first === '' || groups.some((group) => !/^\d*$/.test(group))) return false;
  const sizes = rest.map((group) => group.length);
  const isByThrees = first.length <= 3 && sizes.every((size) => size === 3);
  return (
    isByThrees || (first.length <= 2 && sizes.at(-1) === 3 && sizes.slice(0, -1).every((size) => size === 2))
  );
}

/** The figure of a text whose signs a person has written: they count where they group, and as the region's decimal sign. */
export function plainFigure(text: string, signs: FigureSigns): string | null {
  const sign = otherSign(signs);
  const minus = text.startsWith('-') ? '-' : '';
  const [whole = '', ...decimals] = text.slice(minus.length).replaceAll(/['’]/g, '').split(signs.decimal);
  if (decimals.length > 1 || decimals.some((part) => part.includes(sign))) return null;
  if (!isGrouped(whole, sign)) return null;
  return `${minus}${[whole.replaceAll(sign, ''), ...decimals].join('.')}`;
}

/** A text that ends in the sign of a group, and one of a keyboard that has only the point: both have one meaning. */
function openFigure(text: string, signs: FigureSigns): string | null {
  const sign = otherSign(signs);
  if (text.endsWith(sign)) return plainFigure(text.slice(0, -1), signs);
  const [, whole, decimals] = (signs.decimal === ',' && /^(-?[\d.]*)\.(\d{1,2})$/.exec(text)) || [];
  const read = whole === undefined ? null : plainFigure(whole, signs);
  return read === null ? null : `${read}.${decimals}`;
}

export interface ReadTypedOptions {
  signs: FigureSigns;
  /** Takes off what may stand around the figure. */
  bare: (text: string) => string;
}

/**
 * Reads a box after a key or a paste. Signs that the box wrote itself are taken off; those of a person are read strictly, so
 * that 1151,10 never becomes 1,15,110.
 *
 * @returns null for a text that is no figure: the box then keeps what it had.
 */
export function readTyped(
  typed: string,
  before: BoxText,
  { signs, bare }: ReadTypedOptions,
): TypedFigure | null {
  const text = bare(toLatinDigits(typed).replaceAll(/\s/g, ''));
  const sign = otherSign(signs);
  if (!before.isAsTyped && !insertedInto(before.shown, typed).includes(sign)) {
    const digits = text.replaceAll(signs.group, '').replaceAll(/['’]/g, '');
    return { plain: digits.replaceAll(signs.decimal, '.'), asTyped: null };
  }
  const plain = plainFigure(text, signs);
  if (plain !== null) return { plain, asTyped: null };
  if (!/^-?[\d.,]+$/.test(text) || text.length > longestAsTyped) return null;
  return { plain: openFigure(text, signs), asTyped: text };
}

/** Writes the whole digits in groups and leaves the decimals as they were typed: 12,34,567.5. */
export function writeFigure(
  plain: string,
  { region, signs }: { region: Region; signs: FigureSigns },
): string {
  const [, minus = '', whole = '', decimals] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  const grouped = whole === '' ? '' : formatQuantity(whole, { region });
  return `${minus}${grouped}${decimals === undefined ? '' : `${signs.decimal}${decimals}`}`;
}

/** How many characters of the figure itself stand in a text, what stands between groups left out. */
export function countSignificant(text: string, { decimal }: FigureSigns): number {
  let count = 0;
  for (const sign of toLatinDigits(text)) if (/\d/.test(sign) || sign === decimal || sign === '-') count += 1;
  return count;
}

/** Where the caret stands in a grouped text with so many significant characters right of it. */
export function caretBefore(grouped: string, significantOnTheRight: number, signs: FigureSigns): number {
  const isSignificant = (sign: string) => countSignificant(sign, signs) > 0;
  let position = grouped.length;
  let left = significantOnTheRight;
  while (position > 0 && left > 0) {
    position -= 1;
    if (isSignificant(grouped.charAt(position))) left -= 1;
  }
  // Beside a comma it stays with the digit on its left, which is the one that was typed.
  return position > 0 && !isSignificant(grouped.charAt(position - 1)) ? position - 1 : position;
}
