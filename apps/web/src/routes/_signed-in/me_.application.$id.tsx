import { createFileRoute } from '@tanstack/react-router';
import { ApplicationPage } from '@wealth/feature-applications';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';

export const Route = createFileRoute('/_signed-in/me_/application/$id')({
  staticData: { title: 'me' },
  loader: ({ context }) => context.loadTexts(['issues', 'charges', 'parts']),
  component: ApplicationOfAddress,
});

function ApplicationOfAddress() {
  const { id } = Route.useParams();
  return <ApplicationPage key={id} id={id} notFound={<NotFoundPage />} />;
}
