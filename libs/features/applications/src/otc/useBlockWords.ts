import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIssueWords } from '../parts/useIssueWords.ts';

/** The words of block windows, with those that issues share. */
export function useBlockWords() {
  const t = useMessages('blocks');
  const formats = useFormats();
  const words = useIssueWords();
  const { units, amount } = words;
  return {
    ...words,
    issueText: words.t,
    t,
    /** 08:45–09:00, in IST. */
    hours: (from: string, to: string) => t('hours', { from: clockOf(from), to: clockOf(to) }),
    /** With its sign. */
    percent: (percent: number) => formats.percent(percent),
    /** 1,80,000 at ₹1,478. */
    terms: (quantity: number, price: number) =>
      t('quantityAt', { quantity: units(quantity), price: amount(price) }),
  };
}

/** The clock of an instant of the server, which tells it in IST. */
export const clockOf = (instant: string) => instant.slice(11, 16);
