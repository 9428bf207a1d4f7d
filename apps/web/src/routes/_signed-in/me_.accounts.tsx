import { createFileRoute } from '@tanstack/react-router';
import { AccountsPage } from '@wealth/feature-funds';
import { openSetPin } from '@wealth/feature-profile';
import { useCustomerService } from '@wealth/feature-service';
import { useSession } from '@wealth/session';

export const Route = createFileRoute('/_signed-in/me_/accounts')({
  staticData: { title: 'bankAccounts' },
  loader: ({ context }) => context.loadTexts(['funds', 'parts', 'errors']),
  component: Accounts,
});

function Accounts() {
  const session = useSession();
  return <AccountsPage onSetPin={() => openSetPin(session)} onHelp={useCustomerService()} />;
}
