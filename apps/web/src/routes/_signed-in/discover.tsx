import { createFileRoute } from '@tanstack/react-router';
import { DiscoverPage } from '@wealth/feature-discover';

export const Route = createFileRoute('/_signed-in/discover')({
  staticData: { title: 'discover' },
  loader: ({ context }) => context.loadTexts(['discover', 'parts']),
  component: DiscoverPage,
});
