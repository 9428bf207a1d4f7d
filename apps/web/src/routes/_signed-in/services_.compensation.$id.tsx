import { createFileRoute } from '@tanstack/react-router';
import { ClaimOfAddress } from '../../shell/detail/ClaimOfAddress.tsx';

export const Route = createFileRoute('/_signed-in/services_/compensation/$id')({
  staticData: { title: 'me' },
  loader: ({ context }) => context.loadTexts(['claims', 'parts', 'errors']),
  component: Claim,
});

function Claim() {
  const { id } = Route.useParams();
  return <ClaimOfAddress id={id} />;
}
