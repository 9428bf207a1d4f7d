import { createFileRoute } from '@tanstack/react-router';
import { MarketPage } from '@wealth/feature-market';
import { href, isMarketSegment, type MarketSegment } from '@wealth/hrefs';
import { destinationOf } from '../../core/locations.ts';

interface MarketSearch {
  /** Absent for all of them. */
  segment?: MarketSegment;
}

export const Route = createFileRoute('/_signed-in/market')({
  staticData: { title: 'market' },
  validateSearch: ({ segment }: Record<string, unknown>): MarketSearch =>
    isMarketSegment(segment) && segment !== 'all' ? { segment } : {},
  component: Market,
});

function Market() {
  const { segment = 'all' } = Route.useSearch();
  const navigate = Route.useNavigate();

  return (
    <MarketPage
      segment={segment}
      // A step of its own: Back leads to the segment before.
      onSegmentChange={(next) => void navigate({ ...destinationOf(href.market(next)), resetScroll: false })}
    />
  );
}
