import { createFileRoute } from '@tanstack/react-router';
import { AwaitingPage } from '@wealth/feature-trade';

export const Route = createFileRoute('/_signed-in/portfolio/awaiting')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['orders', 'parts']),
  component: AwaitingPage,
});
