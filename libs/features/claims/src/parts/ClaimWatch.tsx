import { IntentWatch } from '@wealth/placing';
import { claimPlacing } from './claimPlacing.ts';
import { useClaimWords } from './useClaimWords.ts';

/** Asks for claims whose answer was lost, and tells what became of them. */
export function ClaimWatch() {
  const { t } = useClaimWords();
  return (
    <IntentWatch
      placing={claimPlacing}
      words={{
        foundAgain: t('foundAgain'),
        name: ({ reference }) => t('claimNamed', { reference }),
        notPlaced: t('notPlacedTitle'),
        notPlacedText: t('lostText'),
      }}
    />
  );
}
