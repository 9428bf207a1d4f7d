import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../catalogue/messageKeys.ts';
import { formatAmount } from '../formats/amounts.ts';
import type { DecimalInput } from '../formats/decimal.ts';
import { amountInWords } from './amountInWords.ts';
import { englishNumberWords } from './englishNumberWords.ts';
import { hindiNumberWords } from './hindiNumberWords.ts';
import type { NumberWords } from './numberWords.ts';

const tables: Record<Language, NumberWords> = { en: englishNumberWords, hi: hindiNumberWords };

/** The number that a whole phrase stands for, by the rules of speaking: what follows a smaller place multiplies it. */
function readWhole(phrase: string, words: NumberWords): bigint {
  const crores = phrase.split(` ${words.crore}`);
  if (crores.length > 1) {
    const last = crores.pop() ?? '';
    return readWhole(crores.join(` ${words.crore}`), words) * 10n ** 7n + readWhole(last, words);
  }
  const places = { [words.lakh]: 10n ** 5n, [words.thousand]: 1000n, [words.hundred]: 100n };
  let total = 0n;
  let count = 0n;
  for (const word of phrase.split(' ').filter((part) => part !== '')) {
    const place = places[word];
    if (place === undefined) count = BigInt(words.below100.indexOf(word));
    else {
      total += count * place;
      count = 0n;
    }
  }
  return total + count;
}

/** Where one of the two forms of a currency's word stands. */
function placeOf(write: NumberWords['rupees'], spoken: readonly string[]): number {
  const forms = [write('', true), write('', false)].map((form) => form.trim());
  return spoken.findIndex((word) => forms.includes(word));
}

/** Paise that an amount in words stands for. */
function readBack(text: string, words: NumberWords): bigint {
  const spoken = text.toLowerCase().split(' ');
  const rupeesAt = placeOf(words.rupees, spoken);
  const paiseAt = placeOf(words.paise, spoken);
  const rupees = rupeesAt === -1 ? '' : spoken.slice(0, rupeesAt).join(' ');
  const paise = paiseAt === -1 ? '' : (spoken[paiseAt - 1] ?? '');
  return readWhole(rupees, words) * 100n + readWhole(paise, words);
}

describe('amountInWords', () => {
  it.each<{ value: DecimalInput; en: string; hi: string }>([
    { value: '50000', en: 'Fifty thousand rupees only', hi: 'पचास हज़ार रुपये मात्र' },
    { value: 19000, en: 'Nineteen thousand rupees only', hi: 'उन्नीस हज़ार रुपये मात्र' },
    { value: 0, en: 'Zero rupees only', hi: 'शून्य रुपये मात्र' },
    { value: 1, en: 'One rupee only', hi: 'एक रुपया मात्र' },
    { value: '0.01', en: 'One paisa only', hi: 'एक पैसा मात्र' },
    { value: '0.5', en: 'Fifty paise only', hi: 'पचास पैसे मात्र' },
    {
      value: '123456.75',
      en: 'One lakh twenty-three thousand four hundred fifty-six rupees and seventy-five paise only',
      hi: 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और पचहत्तर पैसे मात्र',
    },
    { value: '10000000', en: 'One crore rupees only', hi: 'एक करोड़ रुपये मात्र' },
    {
      value: '250000100',
      en: 'Twenty-five crore one hundred rupees only',
      hi: 'पच्चीस करोड़ एक सौ रुपये मात्र',
    },
    { value: '1e12', en: 'One lakh crore rupees only', hi: 'एक लाख करोड़ रुपये मात्र' },
    { value: '0.005', en: 'One paisa only', hi: 'एक पैसा मात्र' },
    { value: '0.004', en: 'Zero rupees only', hi: 'शून्य रुपये मात्र' },
    { value: '-0.004', en: 'Zero rupees only', hi: 'शून्य रुपये मात्र' },
    { value: '99.999', en: 'One hundred rupees only', hi: 'एक सौ रुपये मात्र' },
    {
      value: '-5.01',
      en: 'Minus five rupees and one paisa only',
      hi: 'ऋण पाँच रुपये और एक पैसा मात्र',
    },
    { value: null, en: '—', hi: '—' },
    { value: undefined, en: '—', hi: '—' },
    { value: '', en: '—', hi: '—' },
    { value: 'fifty', en: '—', hi: '—' },
    { value: Number.NaN, en: '—', hi: '—' },
    { value: Number.POSITIVE_INFINITY, en: '—', hi: '—' },
  ])('$value is “$en” and “$hi”', ({ value, en, hi }) => {
    expect(amountInWords(value, 'en')).toBe(en);
    expect(amountInWords(value, 'hi')).toBe(hi);
  });

  it('is exact where a double is not', () => {
    expect(amountInWords('12345678901234567.25', 'en')).toContain('sixty-seven rupees and twenty-five paise');
  });

  it.each<{ language: Language }>([{ language: 'en' }, { language: 'hi' }])(
    'says the figure that is shown, to the paisa, in $language',
    ({ language }) => {
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (paise) => {
          const text = amountInWords(Big(paise.toString()).div(100), language);
          expect(readBack(text, tables[language])).toBe(paise);
        }),
      );
    },
  );

  it.each<{ language: Language }>([{ language: 'en' }, { language: 'hi' }])(
    'has a word of its own for each number below a hundred, in $language',
    ({ language }) => {
      expect(new Set(tables[language].below100).size).toBe(100);
    },
  );

  it('never says a sign for what is shown without one', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.02, max: 0.02, noNaN: true }), (value) => {
        expect(amountInWords(value, 'en').startsWith('Minus')).toBe(formatAmount(value).startsWith('−'));
      }),
    );
  });
});
