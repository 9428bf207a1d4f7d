import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '@wealth/feature-funds';
import { rangeSearch } from '@wealth/hrefs';
import { useSearchOf } from '../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/me_/records/statement')({
  staticData: { title: 'fundRecords' },
  loader: ({ context }) => context.loadTexts(['funds', 'parts']),
  component: Statement,
});

function Statement() {
  const [search, show] = useSearchOf(rangeSearch, '/me/records/statement');
  return <StatementPage search={search} onSearchChange={show} />;
}
