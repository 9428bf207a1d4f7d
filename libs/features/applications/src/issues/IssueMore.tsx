import type { IssueDetail } from '@wealth/api-sdk/model';
import { Card } from '@wealth/ui/card';
import { TrustIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { IssueDocuments } from './IssueDocuments.tsx';
import { IssueDrawFacts } from './IssueDrawFacts.tsx';
import { IssueHours } from './IssueHours.tsx';
import { Subscription } from './Subscription.tsx';

export interface IssueMoreProps {
  issue: IssueDetail;
}

/** Who bids, the hours of an issue, what it warns of, and what there is to read. */
export function IssueMore({ issue }: IssueMoreProps) {
  const { t, dayTime } = useIssueWords();
  const { subscription, risks, documents, kind, board, registrar } = issue;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <Card
        title={t('subscription')}
        headingLevel="h3"
        note={subscription ? dayTime(subscription.as_of) : undefined}
      >
        <Subscription issue={issue} />
      </Card>
      <Card title={t('hours')} headingLevel="h3">
        <IssueHours issue={issue} />
      </Card>
      {issue.draw && (
        <Card title={t('draw')} headingLevel="h3">
          <IssueDrawFacts draw={issue.draw} />
        </Card>
      )}
      {kind !== 'ipo' && (
        <Card title={t('whatThisIs')} headingLevel="h3">
          <p className="max-w-prose text-detail text-fg-muted">{t(kind === 'ofs' ? 'whatOfs' : 'whatFpo')}</p>
        </Card>
      )}
      {kind === 'ipo' && (
        <Card title={t('listingDay')} headingLevel="h3">
          <p className="max-w-prose text-detail text-fg-muted">
            {t(board === 'sme' ? 'listingDaySme' : 'listingDayMain')}
          </p>
        </Card>
      )}
      {risks.length > 0 && (
        <Card title={t('risks')} headingLevel="h3">
          <ul className="grid list-disc gap-1.5 pl-5 text-detail">
            {risks.map((risk) => (
              <li key={risk} className="wrap-anywhere">
                {risk}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('documents')} headingLevel="h3" note={t('registrarIs', { registrar })} isFlush>
        <IssueDocuments documents={documents} />
      </Card>
      <Note tone="warning" icon={<TrustIcon size="sm" />}>
        {t('nobodyObtains')}
      </Note>
    </div>
  );
}
