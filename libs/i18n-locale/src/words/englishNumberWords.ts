import type { NumberWords } from './numberWords.ts';

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Indian English. */
export const englishNumberWords: NumberWords = {
  below100: [
    'zero',
    ...units,
    ...teens,
    ...tens.flatMap((ten) => [ten, ...units.map((unit) => `${ten}-${unit}`)]),
  ],
  hundred: 'hundred',
  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
  rupees: (words, isOne) => `${words} ${isOne ? 'rupee' : 'rupees'}`,
  paise: (words, isOne) => `${words} ${isOne ? 'paisa' : 'paise'}`,
  rupeesAndPaise: (rupees, paise) => `${rupees} and ${paise}`,
  only: (amount) => `${amount} only`,
  below0: (amount) => `minus ${amount}`,
};
