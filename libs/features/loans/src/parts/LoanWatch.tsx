import { IntentWatch } from '@wealth/placing';
import { loanPlacing } from './loanPlacing.ts';
import { useLoanWords } from './useLoanWords.ts';

/** Asks for requests about loans whose answer was lost, and tells what became of them. */
export function LoanWatch() {
  const { t } = useLoanWords();
  return (
    <IntentWatch
      placing={loanPlacing}
      words={{
        foundAgain: t('foundAgain'),
        name: ({ reference }) => t('loanNamed', { reference }),
        notPlaced: t('notPlacedTitle'),
        notPlacedText: t('lostText'),
      }}
    />
  );
}
