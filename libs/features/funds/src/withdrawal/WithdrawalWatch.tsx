import { IntentWatch } from '@wealth/placing';
import { useFundWords } from '../money/useFundWords.ts';
import { withdrawalPlacing } from './withdrawalPlacing.ts';

/** Asks for withdrawals whose answer was lost, and tells what became of them. */
export function WithdrawalWatch() {
  const { t, own } = useFundWords();
  return (
    <IntentWatch
      placing={withdrawalPlacing}
      words={{
        foundAgain: t('withdrawalFoundAgain'),
        name: ({ amount }) => t('withdrawalNamed', { amount: own(amount) }),
        notPlaced: t('withdrawalNotPlacedTitle'),
        notPlacedText: t('withdrawalLostText'),
      }}
    />
  );
}
