import type { Issue, IssueDetail } from '@wealth/api-sdk/model';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useState } from 'react';
import { ChangeForm } from '../apply/ChangeForm.tsx';
import { termsOf } from '../apply/termsOf.ts';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { ApplicationView } from './ApplicationView.tsx';
import { useApplication } from './useApplication.ts';

export interface OwnApplicationProps {
  id: string;
  issue: Issue & Partial<Pick<IssueDetail, 'timeline'>>;
  /** Begins a new application with the same bids; null where none is taken. */
  onAnew: (() => void) | null;
}

/** The client's application for an issue, and its bids while they are changed. */
export function OwnApplication({ id, issue, onAnew }: OwnApplicationProps) {
  const { t } = useIssueWords();
  const { query, application } = useApplication(id);
  const [isChanging, setIsChanging] = useState(false);
  if (!application) {
    const texts = {
      failedTitle: t('applicationFailed'),
      failedText: t('nothingChanged'),
      skeleton: <SkeletonRows rows={6} />,
    };
    return <Card title={t('yourApplication')} headingLevel="h3" state={cardStateOf(query, texts)} />;
  }
  const terms = termsOf(issue);
  if (isChanging && terms) {
    return <ChangeForm {...{ issue, terms, application }} onDone={() => setIsChanging(false)} />;
  }
  return (
    <ApplicationView
      application={application}
      timeline={issue.timeline ?? []}
      onEnd={() => void query.refetch()}
      onChange={() => setIsChanging(true)}
      onAnew={onAnew}
    />
  );
}
