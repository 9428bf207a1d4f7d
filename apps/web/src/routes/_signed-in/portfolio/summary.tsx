import { createFileRoute } from '@tanstack/react-router';
import { SummaryPage } from '@wealth/feature-portfolio';

export const Route = createFileRoute('/_signed-in/portfolio/summary')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['portfolio', 'parts']),
  component: SummaryPage,
});
