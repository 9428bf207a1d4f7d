import { createFileRoute } from '@tanstack/react-router';
import { DiscoverPage, OffersCard } from '@wealth/feature-discover';
import { lazy } from 'react';

const OpenIssues = lazy(async () => ({
  default: (await import('../../shell/frame/HomeIssues.ts')).OpenIssues,
}));

export const Route = createFileRoute('/_signed-in/discover')({
  staticData: { title: 'discover' },
  loader: ({ context }) => context.loadTexts(['discover', 'parts', 'offers']),
  component: Discover,
});

function Discover() {
  return <DiscoverPage offers={<OffersCard />} issues={<OpenIssues />} />;
}
