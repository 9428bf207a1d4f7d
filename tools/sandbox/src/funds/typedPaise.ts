import { isPaise } from '@wealth/domain';
import Big from 'big.js';

/**
 * Paise of an amount of the wire, whatever it is: parts of a paisa stay a part, so that the rules see them.
 *
 * @param rupees - A finite number.
 */
export function typedPaise(rupees: number): number {
  // Beyond every limit, and without exact paise.
  if (!Number.isSafeInteger(Math.trunc(rupees))) return Math.sign(rupees) * Infinity;
  // Big reads the shortest decimal text of the number, which is what stood in the JSON.
  const paise = Big(rupees).times('100');
  const whole = paise.round(0, Big.roundDown).toNumber();
  return paise.eq(whole) && isPaise(whole) ? whole : paise.toNumber();
}
