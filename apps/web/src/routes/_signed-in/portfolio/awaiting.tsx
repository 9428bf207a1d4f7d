import { createFileRoute } from '@tanstack/react-router';
import { AwaitingPage } from '@wealth/feature-trade';

export const Route = createFileRoute('/_signed-in/portfolio/awaiting')({
  staticData: { title: 'portfolio' },
  component: AwaitingPage,
});
