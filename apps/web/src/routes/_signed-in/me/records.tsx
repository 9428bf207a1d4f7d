import { createFileRoute } from '@tanstack/react-router';
import { RecordsPage } from '@wealth/feature-funds';

export const Route = createFileRoute('/_signed-in/me/records')({
  staticData: { title: 'me' },
  loader: ({ context }) => context.loadTexts(['funds']),
  component: RecordsPage,
});
