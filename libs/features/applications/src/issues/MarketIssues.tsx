import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { openDrawer } from '@wealth/ui/drawer';
import { IpoIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { IssueCalendar } from './IssueCalendar.tsx';
import { useIssues } from './useIssues.ts';

export interface MarketIssuesProps {
  /** Leads to an issue. */
  onChoose: (id: string) => void;
}

/** The issues that are open, come and are listed, on one scale, above the instruments of the market. */
export function MarketIssues({ onChoose }: MarketIssuesProps) {
  const { t } = useIssueWords();
  const query = useIssues('ipo');
  const { data: issues } = query;
  if (!issues) {
    const texts = {
      failedTitle: t('issuesFailed'),
      failedText: t('nothingChanged'),
      skeleton: <SkeletonRows rows={5} />,
    };
    return <Card title={t('issues')} state={cardStateOf(query, texts)} />;
  }
  return (
    <Card
      title={t('issues')}
      isFlush
      action={
        <Button variant="secondary" size="sm" icon={<IpoIcon size="sm" />} onPress={() => openDrawer('ipo')}>
          {t('ipo')}
        </Button>
      }
    >
      <IssueCalendar issues={issues} onChoose={onChoose} />
      <p className="border-t border-border px-card py-3 text-caption text-fg-muted">{t('feeIsFraud')}</p>
    </Card>
  );
}
