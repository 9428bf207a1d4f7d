import { createFileRoute, useRouter } from '@tanstack/react-router';
import { HistoryPage } from '@wealth/feature-trade';
import { deepHref, orderSearch } from '@wealth/hrefs';
import { goTo } from '../../../core/goTo.ts';
import { useSearchOf } from '../../../core/useSearchOf.ts';

// The example to copy for a list whose search is read where the page is (docs/architecture.md).
export const Route = createFileRoute('/_signed-in/portfolio/history')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['orders', 'parts']),
  component: History,
});

function History() {
  const router = useRouter();
  const [search, show] = useSearchOf(orderSearch, '/portfolio/history');
  return (
    <HistoryPage
      search={search}
      onSearchChange={show}
      onOpenAction={(id) => goTo(router, deepHref.corporateAction(id))}
    />
  );
}
