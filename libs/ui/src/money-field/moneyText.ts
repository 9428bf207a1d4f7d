import { fromPaise, isPaise, toLatinDigits, type Paise } from '@wealth/domain';
import { formatQuantity } from '@wealth/i18n-locale';

/** ₹99,99,99,99,99,999.99 is the largest amount: whole paise beyond it are no longer exact. */
const maximumRupeeDigits = 13;
const aroundAnAmount = /^(?:₹|rs\.?|inr)|(?:\/-|₹|inr)$/gi;
const plainAmount = /^\d*(\.\d*)?$/;

/**
 * What a money box may hold while it is typed in, without its grouping: digits and one decimal point. Text that was
 * pasted may carry a rupee sign, "Rs.", "INR", "/-", white space, commas and the digits of Indian scripts.
 *
 * @returns null when the text is no amount of at least zero with at most 2 decimals and 13 digits of rupees; the box
 *   then keeps what it had. Nothing is rounded: a third decimal is refused.
 */
export function readMoneyText(typed: string): string | null {
  const bare = toLatinDigits(typed).replaceAll(/\s/g, '').replaceAll(aroundAnAmount, '');
  const [whole = '', ...decimals] = bare.split('.');
  // A comma right of the point is another country's decimal sign: taking it off would change the amount.
  const text = [whole.replaceAll(',', ''), ...decimals].join('.');
  if (!plainAmount.test(text)) return null;
  const [rupees = '', paise] = text.split('.');
  const shortRupees = rupees.replace(/^0+(?=\d)/, '');
  const shortPaise = paise === undefined ? paise : paise.slice(0, 2) + paise.slice(2).replace(/0+$/, '');
  if (shortRupees.length > maximumRupeeDigits || (shortPaise?.length ?? 0) > 2) return null;
  return shortPaise === undefined ? shortRupees : `${shortRupees}.${shortPaise}`;
}

/** Groups the rupees as in 12,34,567.5 and leaves the point and what follows as they were typed. */
export function groupMoney(text: string): string {
  const [rupees = '', paise] = text.split('.');
  const grouped = rupees === '' ? '' : formatQuantity(rupees);
  return paise === undefined ? grouped : `${grouped}.${paise}`;
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

/** How many characters of the amount itself stand in a text, group separators left out. */
export function countSignificant(text: string): number {
  return toLatinDigits(text).replaceAll(/[^\d.]/g, '').length;
}

/** Where the caret stands in a grouped text with so many significant characters right of it. */
export function caretBefore(grouped: string, significantOnTheRight: number): number {
  let position = grouped.length;
  let left = significantOnTheRight;
  while (position > 0 && left > 0) {
    position -= 1;
    if (grouped[position] !== ',') left -= 1;
  }
  // Beside a comma it stays with the digit on its left, which is the one that was typed.
  return grouped[position - 1] === ',' ? position - 1 : position;
}
