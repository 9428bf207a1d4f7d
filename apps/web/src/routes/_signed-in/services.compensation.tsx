import { createFileRoute } from '@tanstack/react-router';
import { ClaimsOfAddress } from '../../shell/detail/ClaimsOfAddress.tsx';

export const Route = createFileRoute('/_signed-in/services/compensation')({
  staticData: { title: 'compensation' },
  loader: ({ context }) => context.loadTexts(['claims', 'parts', 'errors']),
  component: ClaimsOfAddress,
});
