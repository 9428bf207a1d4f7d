import { createFileRoute } from '@tanstack/react-router';
import { AwaitingPage } from '@wealth/feature-portfolio';

export const Route = createFileRoute('/_signed-in/portfolio/awaiting')({
  staticData: { title: 'portfolio' },
  component: AwaitingPage,
});
