import { createFileRoute } from '@tanstack/react-router';
import { OffersPage } from '@wealth/feature-discover';

export const Route = createFileRoute('/_signed-in/services/bonus')({
  staticData: { title: 'offers' },
  loader: ({ context }) => context.loadTexts(['offers', 'parts']),
  component: OffersPage,
});
