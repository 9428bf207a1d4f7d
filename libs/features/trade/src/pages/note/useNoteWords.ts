import type { ContractNoteOrder } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useMemo } from 'react';
import { useOrderWords } from '../../orders/useOrderWords.ts';

const shortNames: ReadonlyMap<string, PlainMessageKey<'contractNote'>> = new Map([
  ['brokerage', 'shortBrokerage'],
  ['securitiesTransactionTax', 'shortTransactionTax'],
  ['exchangeFee', 'shortExchangeFee'],
  ['investorProtectionLevy', 'shortProtectionLevy'],
  ['regulatorFee', 'shortRegulatorFee'],
  ['stampDuty', 'shortStampDuty'],
  ['depositoryFee', 'shortDepositoryFee'],
  ['gst', 'shortGst'],
]);

/** The words of a contract note, in the client's language. The same object until that changes. */
export function useNoteWords() {
  const t = useMessages('contractNote');
  const formats = useFormats();
  const words = useOrderWords();
  return useMemo(
    () => ({
      t,
      formats,
      words,
      /** "Buy ARAVBANK on NSE" */
      nameOf: ({ side, instrument: { symbol, market } }: ContractNoteOrder) =>
        t('orderOf', { side: words.sideOf({ side }), symbol, market }),
      /** The head of a column of charges; in full where nobody has shortened it. */
      shortChargeOf(charge: { code: string; label: string }): string {
        const key = shortNames.get(charge.code);
        return key === undefined ? words.chargeOf(charge) : t(key);
      },
    }),
    [t, formats, words],
  );
}
