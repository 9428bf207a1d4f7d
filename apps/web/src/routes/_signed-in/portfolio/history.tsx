import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '@wealth/feature-portfolio';

export const Route = createFileRoute('/_signed-in/portfolio/history')({
  staticData: { title: 'portfolio' },
  component: HistoryPage,
});
