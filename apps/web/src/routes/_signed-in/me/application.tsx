import { createFileRoute } from '@tanstack/react-router';
import { ApplicationPage, KycApplication } from '@wealth/feature-profile';
import { useMessages } from '@wealth/i18n-locale-react';

export const Route = createFileRoute('/_signed-in/me/application')({
  staticData: { title: 'me' },
  loader: ({ context }) => context.loadTexts(['profile']),
  component: Applications,
});

function Applications() {
  const t = useMessages('shell');
  return <ApplicationPage sources={[{ kind: 'kyc', title: t('kyc'), Cards: KycApplication }]} />;
}
