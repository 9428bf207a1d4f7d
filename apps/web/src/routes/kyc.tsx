import { createFileRoute } from '@tanstack/react-router';
import { KycPage } from '@wealth/feature-kyc';
import { SandboxFoot, SandboxMark } from '@wealth/ui/sandbox-mark';
import { QueryScope } from '../app/QueryScope';
import { useIsSandbox } from '../app/system-info';
import { config } from '../config';
import { CustomerServiceButton } from '../shell/chat/CustomerServiceButton';
import { StreamScope } from '../shell/StreamScope';

export const Route = createFileRoute('/kyc')({
  staticData: { title: 'kyc' },
  component: KycRoute,
});

function KycRoute() {
  const { session } = Route.useRouteContext();
  const isSandbox = useIsSandbox();

  return (
    <QueryScope>
      <StreamScope>
        <KycPage
          registrationNumber={config.researchAnalystNumber}
          onLogout={() => void session.signOut()}
          mark={
            <>
              {isSandbox && <SandboxMark form="responsive" />}
              <CustomerServiceButton />
            </>
          }
        />
        {isSandbox && <SandboxFoot />}
      </StreamScope>
    </QueryScope>
  );
}
