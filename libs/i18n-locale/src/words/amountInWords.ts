import Big from 'big.js';
import type { Language } from '../catalogue/messageKeys.ts';
import { missing, roundTo, toDecimal, type DecimalInput } from '../formats/decimal.ts';
import { englishNumberWords } from './englishNumberWords.ts';
import { hindiNumberWords } from './hindiNumberWords.ts';
import type { NumberWords } from './numberWords.ts';

const wordsOf: Readonly<Record<Language, NumberWords>> = { en: englishNumberWords, hi: hindiNumberWords };

/** Largest first. Above a crore the crores are counted in turn: one lakh crore. */
const places = [
  { name: 'crore', size: Big('1e7') },
  { name: 'lakh', size: Big('1e5') },
  { name: 'thousand', size: Big('1e3') },
  { name: 'hundred', size: Big('1e2') },
] as const;

/** A whole number of zero or more in words, the Indian way. */
function wholeInWords(value: Big, words: NumberWords): string {
  const parts: string[] = [];
  let rest = value;
  for (const { name, size } of places) {
    const count = rest.div(size).round(0, Big.roundDown);
    if (count.gt(0)) parts.push(wholeInWords(count, words), words[name]);
    rest = rest.minus(count.times(size));
  }
  if (rest.gt(0) || parts.length === 0) parts.push(words.below100[Number(rest.toString())] ?? '');
  return parts.join(' ');
}

function sentenceOf(rupees: Big, paise: Big, words: NumberWords): string {
  const rupeeText = words.rupees(wholeInWords(rupees, words), rupees.eq(1));
  if (paise.eq(0)) return rupeeText;
  const paiseText = words.paise(wholeInWords(paise, words), paise.eq(1));
  return rupees.eq(0) ? paiseText : words.rupeesAndPaise(rupeeText, paiseText);
}

/**
 * An amount in rupees written out, so that a zero too many is seen before it is sent: "Fifty thousand rupees only".
 *
 * @param value - Rupees; exact, rounded to the paisa as it is shown in figures.
 * @returns "—" for a missing amount.
 */
export function amountInWords(value: DecimalInput, language: Language): string {
  const decimal = toDecimal(value);
  if (!decimal) return missing;
  const words = wordsOf[language];
  const rounded = roundTo(decimal, 2);
  const rupees = rounded.abs().round(0, Big.roundDown);
  const paise = rounded.abs().minus(rupees).times(100);
  const amount = words.only(sentenceOf(rupees, paise, words));
  const text = rounded.lt(0) ? words.below0(amount) : amount;
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
