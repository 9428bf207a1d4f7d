import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@wealth/feature-discover';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useIsSandbox } from '../app/system-info';

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'privacy' },
  component: PrivacyRoute,
});

function PrivacyRoute() {
  return <PrivacyPage mark={useIsSandbox() && <SandboxMark />} />;
}
