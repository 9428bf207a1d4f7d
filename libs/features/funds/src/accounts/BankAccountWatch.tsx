import { useMessages } from '@wealth/i18n-locale-react';
import { IntentWatch } from '@wealth/placing';
import { accountPlacing } from './accountPlacing.ts';

/** Asks for bank accounts whose answer was lost, and tells what became of them. */
export function BankAccountWatch() {
  const t = useMessages('funds');
  return (
    <IntentWatch
      placing={accountPlacing}
      words={{
        foundAgain: t('accountFoundAgain'),
        name: ({ bank_name: bank, masked_number: number }) => t('accountName', { bank, number }),
        notPlaced: t('accountNotAddedTitle'),
        notPlacedText: t('accountLostText'),
      }}
    />
  );
}
