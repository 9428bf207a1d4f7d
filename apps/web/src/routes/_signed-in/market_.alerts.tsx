import { createFileRoute } from '@tanstack/react-router';
import { AlertsPage } from '@wealth/feature-market';

export const Route = createFileRoute('/_signed-in/market_/alerts')({
  staticData: { title: 'alerts' },
  // Smaller than the name of a file.
  codeSplitGroupings: [['component']],
  loader: ({ context }) => context.loadTexts(['market', 'parts']),
  component: AlertsPage,
});
