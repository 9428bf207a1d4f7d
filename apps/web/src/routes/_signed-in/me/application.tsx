import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage, useIssueApplications, useKycApplications } from '@wealth/feature-applications';
import { useClaimApplications } from '@wealth/feature-claims';
import { useWithdrawalApplications } from '@wealth/feature-funds';
import { useLoanApplications } from '@wealth/feature-loans';
import { useGttApplications } from '@wealth/feature-trade';
import { applicationSearch } from '@wealth/hrefs';
import { useProfile } from '@wealth/session';
import { useSearchOf } from '../../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/me/application')({
  staticData: { title: 'me' },
  loader: ({ context }) =>
    context.loadTexts(['applications', 'claims', 'issues', 'loans', 'parts', 'funds', 'orders']),
  component: Applications,
});

function Applications() {
  const [search, show] = useSearchOf(applicationSearch, '/me/application');
  const mayBorrow = useProfile()?.allow_loan === true;
  const sources = [
    ...useIssueApplications(),
    ...useLoanApplications(mayBorrow),
    useWithdrawalApplications(),
    ...useClaimApplications(),
    useGttApplications(),
    useKycApplications(),
  ];
  return <ApplicationsPage {...{ sources, search }} onSearchChange={show} />;
}
