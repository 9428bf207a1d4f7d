import { createFileRoute } from '@tanstack/react-router';
import { CreditProductsPage } from '@wealth/feature-loans';
import { openDrawer } from '@wealth/ui/drawer';

export const Route = createFileRoute('/_signed-in/services/credit')({
  staticData: { title: 'credit' },
  loader: ({ context }) => context.loadTexts(['loans', 'parts']),
  component: () => <CreditProductsPage onApply={() => openDrawer('loan')} />,
});
