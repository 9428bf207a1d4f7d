import { createFileRoute } from '@tanstack/react-router';
import { KycPage } from '@wealth/feature-kyc';
import { CustomerServiceButton } from '@wealth/feature-service';
import { useLanguage } from '@wealth/i18n-locale-react';
import { SandboxFoot } from '@wealth/ui/sandbox-mark';
import { QueryScope } from '../core/QueryScope.tsx';
import { signOut } from '../core/signOut.ts';
import { config } from '../config.ts';
import { StreamScope } from '../shell/StreamScope.tsx';

export const Route = createFileRoute('/kyc')({
  staticData: { title: 'kyc', access: 'kyc' },
  component: KycRoute,
});

function KycRoute() {
  const { session } = Route.useRouteContext();
  const language = useLanguage();

  return (
    <QueryScope>
      <StreamScope>
        <KycPage
          registrationNumber={config.researchAnalystNumber}
          onLogout={() => void signOut(session, language)}
          service={<CustomerServiceButton />}
        />
        <SandboxFoot element="footer" />
      </StreamScope>
    </QueryScope>
  );
}
