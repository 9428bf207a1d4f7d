import { createFileRoute } from '@tanstack/react-router';
import { RecordsPage } from '@wealth/feature-funds';
import { useCustomerService } from '@wealth/feature-service';
import { recordSearch } from '@wealth/hrefs';
import { useSearchOf } from '../../../core/useSearchOf.ts';

export const Route = createFileRoute('/_signed-in/me/records')({
  staticData: { title: 'fundRecords' },
  loader: ({ context }) => context.loadTexts(['funds', 'parts']),
  component: Records,
});

function Records() {
  const [search, show] = useSearchOf(recordSearch, '/me/records');
  return <RecordsPage search={search} onSearchChange={show} onHelp={useCustomerService()} />;
}
