import { IntentWatch } from '@wealth/placing';
import { applicationPlacing } from './applicationPlacing.ts';
import { useIssueWords } from './useIssueWords.ts';

/** Asks for applications and bids whose answer was lost, and tells what became of them. */
export function ApplicationWatch() {
  const { t } = useIssueWords();
  return (
    <IntentWatch
      placing={applicationPlacing}
      words={{
        foundAgain: t('foundAgain'),
        name: ({ subject, reference }) => t('applicationNamed', { name: subject.name, reference }),
        notPlaced: t('notPlacedTitle'),
        notPlacedText: t('lostText'),
      }}
    />
  );
}
