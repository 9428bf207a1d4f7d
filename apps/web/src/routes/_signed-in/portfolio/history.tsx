import { createFileRoute } from '@tanstack/react-router';
import { HistoryRoute } from '../../../shell/HistoryRoute.tsx';

// What the address leaves out is read where the page is: a schema would stand in the first file.
export const Route = createFileRoute('/_signed-in/portfolio/history')({
  staticData: { title: 'portfolio' },
  loader: ({ context }) => context.loadTexts(['orders', 'parts']),
  component: HistoryRoute,
});
