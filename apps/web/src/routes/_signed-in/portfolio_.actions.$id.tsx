import { createFileRoute } from '@tanstack/react-router';
import { ActionPage } from '@wealth/feature-portfolio';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';

export const Route = createFileRoute('/_signed-in/portfolio_/actions/$id')({
  staticData: { title: 'corporateAction' },
  loader: ({ context }) => context.loadTexts(['corporateActions', 'parts']),
  component: ActionOfAddress,
});

function ActionOfAddress() {
  const { id } = Route.useParams();
  return <ActionPage key={id} id={id} notFound={<NotFoundPage />} />;
}
