import { createFileRoute } from '@tanstack/react-router';
import { DividendsPage } from '@wealth/feature-portfolio';
import { dividendSearch } from '@wealth/hrefs';
import { useSearchOf } from '../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/portfolio_/dividends')({
  staticData: { title: 'dividends' },
  loader: ({ context }) => context.loadTexts(['dividends', 'parts']),
  component: DividendsOfAddress,
});

function DividendsOfAddress() {
  const [search, show] = useSearchOf(dividendSearch, '/portfolio/dividends');
  return <DividendsPage search={search} onSearchChange={show} />;
}
