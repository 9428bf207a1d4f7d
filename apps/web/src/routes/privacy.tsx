import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@wealth/feature-discover';
import { AppStyles } from '../shell/AppStyles.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'privacy' },
  component: PrivacyRoute,
});

function PrivacyRoute() {
  return (
    <>
      <AppStyles />
      <PrivacyPage />
    </>
  );
}
