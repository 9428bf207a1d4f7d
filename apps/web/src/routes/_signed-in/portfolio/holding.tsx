import { createFileRoute } from '@tanstack/react-router';
import { HoldingPage } from '@wealth/feature-portfolio';
import { holdingSearch } from '@wealth/hrefs';
import { useSearchOf } from '../../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/portfolio/holding')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['holdings', 'portfolio', 'parts']),
  component: HoldingsOfAddress,
});

function HoldingsOfAddress() {
  const [search, show] = useSearchOf(holdingSearch, '/portfolio/holding');
  return <HoldingPage search={search} onSearchChange={show} />;
}
