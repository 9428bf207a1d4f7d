import { createFileRoute } from '@tanstack/react-router';
import { HoldingPage } from '@wealth/feature-portfolio';

export const Route = createFileRoute('/_signed-in/portfolio/holding')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['portfolio', 'parts']),
  component: HoldingPage,
});
