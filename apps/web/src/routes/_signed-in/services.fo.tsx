import { createFileRoute } from '@tanstack/react-router';
import { IssuesOfAddress } from '../../shell/detail/IssuesOfAddress.tsx';

export const Route = createFileRoute('/_signed-in/services/fo')({
  staticData: { title: 'institutional' },
  loader: ({ context }) => context.loadTexts(['issues', 'charges', 'parts', 'errors']),
  component: () => <IssuesOfAddress list="fo" />,
});
