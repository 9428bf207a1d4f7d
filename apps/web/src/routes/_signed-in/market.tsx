import { createFileRoute, defaultStringifySearch, redirect, useRouter } from '@tanstack/react-router';
import { MarketPage } from '@wealth/feature-market';
import { loadMarket } from '@wealth/feature-market/routing';
import { deepHref, marketSearch, type MarketSegment } from '@wealth/hrefs';
import { goTo } from '../../core/goTo.ts';
import { queriesOf } from '../../core/queriesOf.ts';
import { useSearchOf } from '../../core/useSearchOf.ts';
import { lazy, Suspense } from 'react';

// The example to copy for a page with a loader (docs/architecture.md): address, search schema, access (of the layout),
// loader, and one page.
export const Route = createFileRoute('/_signed-in/market')({
  staticData: { title: 'market' },
  validateSearch: marketSearch,
  beforeLoad: ({ location, search }) => {
    // What the schema does not know is no error, and does not stay in the address. In which order it says things is its own.
    const known = { ...location.search, ...search };
    if (defaultStringifySearch(known) !== defaultStringifySearch(location.search)) {
      throw redirect({ to: '/market', search, replace: true });
    }
  },
  // What only looks different is nothing to be asked for.
  loaderDeps: ({ search: { density: _density, columns: _columns, ...asked } }) => asked,
  loader: ({ context, deps }) => {
    loadMarket(queriesOf(context).client, deps);
    return context.loadTexts(['market', 'parts', ...textsOf(deps.segment)]);
  },
  component: Market,
});

const heads = () => import('../../shell/frame/marketHeads.ts');
const MarketBlocks = lazy(async () => ({ default: (await heads()).MarketBlocks }));
const MarketIssues = lazy(async () => ({ default: (await heads()).MarketIssues }));

function textsOf(segment: MarketSegment | undefined) {
  if (segment === 'otc') return ['blocks', 'issues'] as const;
  return segment === 'ipo' ? (['issues'] as const) : [];
}

function Market() {
  const router = useRouter();
  // Tab, list and filters are steps: Back leads to those before. How the rows are sorted and drawn is none.
  const [search, show] = useSearchOf(marketSearch, '/market');
  return (
    <MarketPage
      search={search}
      onSearchChange={show}
      heads={{
        otc: (
          <Suspense>
            <MarketBlocks />
          </Suspense>
        ),
        ipo: (
          <Suspense>
            <MarketIssues onChoose={(issue) => goTo(router, deepHref.ipo({ issue }))} />
          </Suspense>
        ),
      }}
    />
  );
}
