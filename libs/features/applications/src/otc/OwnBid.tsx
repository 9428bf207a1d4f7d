import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { ApplicationView } from '../status/ApplicationView.tsx';
import { useApplication } from '../status/useApplication.ts';
import { useBlockWords } from './useBlockWords.ts';

export interface OwnBidProps {
  id: string;
  /** Leads back to the blocks. */
  onDone: () => void;
}

/** A bid that was placed just now: what became of it, where the money is and what comes next. */
export function OwnBid({ id, onDone }: OwnBidProps) {
  const { t, issueText } = useBlockWords();
  const { query, application } = useApplication(id);
  if (!application) {
    const texts = {
      failedTitle: issueText('applicationFailed'),
      failedText: issueText('nothingChanged'),
      skeleton: <SkeletonRows rows={6} />,
    };
    return <Card title={t('yourBid')} headingLevel="h3" state={cardStateOf(query, texts)} />;
  }
  return (
    <div className="grid gap-4">
      <ApplicationView application={application} onEnd={() => void query.refetch()} />
      <Button variant="secondary" onPress={onDone}>
        {t('anotherBid')}
      </Button>
    </div>
  );
}
