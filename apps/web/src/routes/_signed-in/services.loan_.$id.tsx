import { createFileRoute } from '@tanstack/react-router';
import { LoanPage } from '@wealth/feature-loans';
import { openSetPin } from '@wealth/feature-profile';
import { useSession } from '@wealth/session';
import { NotFoundPage } from '../../shell/failures/NotFoundPage.tsx';

export const Route = createFileRoute('/_signed-in/services/loan_/$id')({
  staticData: { title: 'loan' },
  loader: ({ context }) => context.loadTexts(['loans', 'parts', 'errors']),
  component: LoanOfAddress,
});

function LoanOfAddress() {
  const { id } = Route.useParams();
  const session = useSession();
  return <LoanPage key={id} id={id} notFound={<NotFoundPage />} onSetPin={() => openSetPin(session)} />;
}
