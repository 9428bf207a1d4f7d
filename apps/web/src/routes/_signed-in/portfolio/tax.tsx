import { createFileRoute } from '@tanstack/react-router';
import { TaxPage } from '@wealth/feature-portfolio';
import { taxSearch } from '@wealth/hrefs';
import { useSearchOf } from '../../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/portfolio/tax')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['tax', 'figures', 'charges', 'parts']),
  component: Tax,
});

function Tax() {
  const [search, show] = useSearchOf(taxSearch, '/portfolio/tax');
  return <TaxPage search={search} onSearchChange={show} />;
}
