import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '@wealth/feature-profile';

export const Route = createFileRoute('/_signed-in/me_/limits')({
  staticData: { title: 'limits' },
  loader: ({ context }) => context.loadTexts(['profile', 'parts']),
  component: LimitsPage,
});
