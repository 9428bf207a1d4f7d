import type { Issue, IssueApplicationDetail } from '@wealth/api-sdk/model';
import { useServerNow } from '@wealth/parts';
import { Note } from '@wealth/ui/note';
import type { ApplicationTerms } from '@wealth/domain/issues';
import { useState } from 'react';
import type { IssueListName } from '../parts/applicationPlacing.ts';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationReview } from './ApplicationReview.tsx';
import { termsOf } from './termsOf.ts';
import { useApplicationForm } from './useApplicationForm.ts';

export interface ApplyPanelProps {
  list: IssueListName;
  issue: Issue;
  onPlaced: (application: IssueApplicationDetail) => void;
  /** Lets the client set a PIN; answers whether there is one then. */
  onSetPin: () => Promise<boolean>;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
}

function OpenForm(props: ApplyPanelProps & { terms: ApplicationTerms }) {
  const { issue, terms, onBankAccounts } = props;
  const form = useApplicationForm(props);
  return (
    <>
      <ApplicationForm {...{ issue, terms, form, onBankAccounts }} />
      <ApplicationReview {...{ issue, form }} />
    </>
  );
}

/** The form of an issue that takes applications; why there is none of the others. */
export function ApplyPanel(props: ApplyPanelProps) {
  const { issue } = props;
  const { t, when } = useIssueWords();
  const now = useServerNow();
  const terms = termsOf(issue);
  const { status, bids_until: until, opens_at: opensAt } = issue;
  // One that closes while its form is filled keeps what was typed, and says so.
  const [wasOpen, setWasOpen] = useState(status === 'open');
  if (status === 'open' && !wasOpen) setWasOpen(true);
  if (terms && wasOpen) return <OpenForm {...props} terms={terms} />;

  function reason(): string {
    if (status === 'withdrawn') return t('faultNotOffered');
    if (status === 'upcoming' && Date.parse(opensAt) > now) return t('opensAt', { time: when(opensAt) });
    return status === 'upcoming' ? t('bandUnknown') : t('closedAt', { time: when(until) });
  }
  return <Note>{reason()}</Note>;
}
