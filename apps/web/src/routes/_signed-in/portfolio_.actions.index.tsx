import { createFileRoute } from '@tanstack/react-router';
import { ActionsPage } from '@wealth/feature-portfolio';

export const Route = createFileRoute('/_signed-in/portfolio_/actions/')({
  staticData: { title: 'corporateActions' },
  loader: ({ context }) => context.loadTexts(['corporateActions', 'parts']),
  component: ActionsPage,
});
