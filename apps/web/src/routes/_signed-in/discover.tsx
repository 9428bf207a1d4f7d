import { createFileRoute } from '@tanstack/react-router';
import { DiscoverPage, OffersCard } from '@wealth/feature-discover';
import { useProfile } from '@wealth/session';
import { lazy } from 'react';
import { operator } from '../../operator.ts';

const IssueCalendarCard = lazy(async () => ({
  default: (await import('../../shell/frame/DiscoverIssues.ts')).IssueCalendarCard,
}));
const NewsPreview = lazy(async () => ({
  default: (await import('../../shell/frame/DiscoverNews.ts')).NewsPreview,
}));

export const Route = createFileRoute('/_signed-in/discover')({
  staticData: { title: 'discover' },
  loader: ({ context }) => context.loadTexts(['discover', 'parts', 'offers']),
  component: Discover,
});

function Discover() {
  const hasOffers = useProfile()?.allow_bonus === true;
  return (
    <DiscoverPage
      operator={operator}
      offers={hasOffers ? <OffersCard /> : undefined}
      issues={<IssueCalendarCard />}
      news={<NewsPreview isNarrow />}
    />
  );
}
