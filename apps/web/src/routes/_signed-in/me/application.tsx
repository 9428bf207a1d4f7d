import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage, useKycApplications } from '@wealth/feature-applications';
import { useWithdrawalApplications } from '@wealth/feature-funds';
import { useGttApplications } from '@wealth/feature-trade';

export const Route = createFileRoute('/_signed-in/me/application')({
  staticData: { title: 'me' },
  loader: ({ context }) => context.loadTexts(['applications', 'parts', 'funds', 'orders']),
  component: Applications,
});

function Applications() {
  const sources = [useWithdrawalApplications(), useGttApplications(), useKycApplications()];
  return <ApplicationsPage sources={sources} />;
}
