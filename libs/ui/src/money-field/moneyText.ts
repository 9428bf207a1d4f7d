import { fromPaise, isPaise, type Paise } from '@wealth/domain';
import type { FigureSigns } from '@wealth/i18n-locale';
import { readTyped, type BoxText, type TypedFigure } from '../internal/typedFigure.ts';

/** ₹99,99,99,99,99,999.99 is the largest amount: whole paise beyond it are no longer exact. */
const maximumRupeeDigits = 13;
const aroundAnAmount = /^(?:₹|rs\.?|inr)|(?:\/-|₹|inr)$/gi;
const plainAmount = /^\d*(\.\d*)?$/;

/** Takes a rupee sign, "Rs.", "INR" and "/-" off. */
const bareAmount = (text: string) => text.replaceAll(aroundAnAmount, '');

/** Digits and a point without needless noughts; null for what is no amount that the box may hold. */
function shortened(text: string): string | null {
  if (!plainAmount.test(text)) return null;
  const [rupees = '', paise] = text.split('.');
  const shortRupees = rupees.replace(/^0+(?=\d)/, '');
  const shortPaise = paise === undefined ? paise : paise.slice(0, 2) + paise.slice(2).replace(/0+$/, '');
  if (shortRupees.length > maximumRupeeDigits || (shortPaise?.length ?? 0) > 2) return null;
  return shortPaise === undefined ? shortRupees : `${shortRupees}.${shortPaise}`;
}

/** Whether an amount has few enough digits for a box. */
export const isTypable = (plain: string) => shortened(plain) !== null;

/**
 * What a money box may hold while it is typed in. Text that was pasted may carry a rupee sign, "Rs.", "INR", "/-", white space,
 * groups and the digits of Indian scripts.
 *
 * @returns null when the text is no amount of at least zero with at most 2 decimals and 13 digits of rupees; the box
 *   then keeps what it had. Nothing is rounded: a third decimal is refused.
 */
export function readMoneyText(typed: string, before: BoxText, signs: FigureSigns): TypedFigure | null {
  const read = readTyped(typed, before, { signs, bare: bareAmount });
  if (read === null || read.plain === null) return read;
  const plain = shortened(read.plain);
  return plain === null ? null : { ...read, plain };
}

/** The amount that a text stands for; null while there is no digit in it. */
export function toPaise(text: string): Paise | null {
  if (!/\d/.test(text)) return null;
  const [rupees = '', paise = ''] = text.split('.');
  return fromPaise(Number(`${rupees}${paise.padEnd(2, '0')}`));
}

/**
 * An amount as it is typed: no paise where there are none, else two digits. Empty for none and below zero.
 *
 * @param isPaiseShown - two digits of paise in any case, as prices have them.
 */
export function toMoneyText(amount: Paise | null | undefined, isPaiseShown = false): string {
  if (amount === null || amount === undefined || !isPaise(amount) || amount < 0) return '';
  const digits = String(amount).padStart(3, '0');
  const paise = digits.slice(-2);
  return paise === '00' && !isPaiseShown ? digits.slice(0, -2) : `${digits.slice(0, -2)}.${paise}`;
}
