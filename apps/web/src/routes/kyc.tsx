import { createFileRoute } from '@tanstack/react-router';
import { KycPage } from '@wealth/feature-kyc';

export const Route = createFileRoute('/kyc')({
  staticData: { title: 'kyc' },
  component: KycRoute,
});

function KycRoute() {
  const { session } = Route.useRouteContext();
  return <KycPage onLogout={() => void session.signOut()} />;
}
