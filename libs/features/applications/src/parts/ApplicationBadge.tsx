import type { IssueApplication } from '@wealth/api-sdk/model';
import { Badge } from '@wealth/ui/badge';
import { applicationStates } from './applicationStates.ts';
import { useIssueWords, type IssueWords } from './useIssueWords.ts';

export type BadgedApplication = Pick<
  IssueApplication,
  'state' | 'allotment' | 'quantity' | 'compensation' | 'money'
>;

/** How far an application is, in a word or two. */
export function applicationState(
  { state, allotment, quantity, compensation, money }: BadgedApplication,
  { t, units }: Pick<IssueWords, 't' | 'units'>,
) {
  if (compensation && money.blocked > 0) {
    return { tone: 'negative', text: t('stateLate', { days: compensation.days }) } as const;
  }
  const { badge, tone } = applicationStates[state];
  const isPart = state === 'ALLOTTED' && allotment !== null && allotment.quantity < quantity;
  if (isPart) {
    const part = { quantity: units(allotment.quantity), of: units(quantity) };
    return { tone, text: t('statePartAllotted', part) };
  }
  return { tone, text: t(badge) };
}

export interface ApplicationBadgeProps {
  application: BadgedApplication;
}

/** How far an application is. */
export function ApplicationBadge({ application }: ApplicationBadgeProps) {
  const { tone, text } = applicationState(application, useIssueWords());
  return <Badge tone={tone}>{text}</Badge>;
}
