import { createFileRoute } from '@tanstack/react-router';
import { SummaryPage } from '@wealth/feature-portfolio';
import { returnsSearch } from '@wealth/hrefs';
import { useSearchOf } from '../../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/portfolio/summary')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['returns', 'portfolio', 'parts']),
  component: SummaryOfAddress,
});

function SummaryOfAddress() {
  const [search, show] = useSearchOf(returnsSearch, '/portfolio/summary');
  return <SummaryPage search={search} onSearchChange={show} />;
}
