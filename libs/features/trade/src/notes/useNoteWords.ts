import type { ContractNoteOrder } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useMemo } from 'react';
import { useOrderWords } from '../core/words/useOrderWords.ts';
import { useChargeWords } from '../core/words/useChargeWords.ts';

/** The words of a contract note, in the client's language. The same object until that changes. */
export function useNoteWords() {
  const t = useMessages('contractNote');
  const formats = useFormats();
  const words = useOrderWords();
  const chargeName = useChargeWords();
  return useMemo(
    () => ({
      t,
      formats,
      words,
      /** "Buy ARAVBANK on NSE" */
      nameOf: ({ side, instrument: { symbol, market } }: ContractNoteOrder) =>
        t('orderOf', { side: words.sideName(side), symbol, market }),
      chargeName,
    }),
    [t, formats, words, chargeName],
  );
}
