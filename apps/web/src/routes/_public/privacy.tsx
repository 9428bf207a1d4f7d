import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@wealth/feature-discover';

export const Route = createFileRoute('/_public/privacy')({
  staticData: { title: 'privacy' },
  component: PrivacyPage,
});
