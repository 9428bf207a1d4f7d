import { createFileRoute, defaultStringifySearch, redirect } from '@tanstack/react-router';
import { MarketPage } from '@wealth/feature-market';
import { loadMarket } from '@wealth/feature-market/routing';
import { marketSearch, type MarketSegment } from '@wealth/hrefs';
import { queriesOf } from '../../core/queriesOf.ts';

// The example to copy (docs/architecture.md): address, search schema, access (of the layout), loader, and one page.
export const Route = createFileRoute('/_signed-in/market')({
  staticData: { title: 'market' },
  validateSearch: marketSearch,
  beforeLoad: ({ location, search }) => {
    // What the schema does not know is no error, and does not stay in the address.
    if (defaultStringifySearch(search) !== defaultStringifySearch(location.search)) {
      throw redirect({ to: '/market', search, replace: true });
    }
  },
  loaderDeps: ({ search: { segment } }) => ({ segment }),
  loader: ({ context, deps }) => loadMarket(queriesOf(context).client, deps.segment),
  component: Market,
});

function Market() {
  const { segment = 'all', density } = Route.useSearch();
  const navigate = Route.useNavigate();

  // A step of its own: Back leads to the segment before.
  function showSegment(next: MarketSegment) {
    const chosen = next === 'all' ? undefined : next;
    void navigate({ search: (present) => ({ ...present, segment: chosen }), resetScroll: false });
  }

  return <MarketPage segment={segment} density={density} onSegmentChange={showSegment} />;
}
