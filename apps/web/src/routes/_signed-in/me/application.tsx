import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPage, useKycApplications } from '@wealth/feature-applications';

export const Route = createFileRoute('/_signed-in/me/application')({
  staticData: { title: 'me' },
  loader: ({ context }) => context.loadTexts(['applications', 'parts']),
  component: Applications,
});

function Applications() {
  return <ApplicationsPage sources={[useKycApplications()]} />;
}
