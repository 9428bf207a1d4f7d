import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@wealth/feature-discover';

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'privacy' },
  component: PrivacyPage,
});
