import { createFileRoute } from '@tanstack/react-router';
import { RecordPage } from '@wealth/feature-funds';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';

export const Route = createFileRoute('/_signed-in/me_/records/$id')({
  staticData: { title: 'fundRecords' },
  loader: ({ context }) => context.loadTexts(['funds', 'parts']),
  component: RecordOfAddress,
});

function RecordOfAddress() {
  const { id } = Route.useParams();
  return <RecordPage key={id} id={id} notFound={<NotFoundPage />} />;
}
