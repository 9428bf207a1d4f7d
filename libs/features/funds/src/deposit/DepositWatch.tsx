import { IntentWatch } from '@wealth/placing';
import { useFundWords } from '../money/useFundWords.ts';
import { depositPlacing } from './depositPlacing.ts';

/** Asks for deposits whose answer was lost, and tells what became of them. */
export function DepositWatch() {
  const { t, own } = useFundWords();
  return (
    <IntentWatch
      placing={depositPlacing}
      words={{
        foundAgain: t('depositFoundAgain'),
        name: ({ amount }) => t('depositNamed', { amount: own(amount) }),
        notPlaced: t('depositNotPlacedTitle'),
        notPlacedText: t('depositLostText'),
      }}
    />
  );
}
