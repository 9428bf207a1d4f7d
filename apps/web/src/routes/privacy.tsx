import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '@wealth/feature-discover';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useIsSandbox } from '../app/systemInfo.ts';
import { AppStyles } from '../shell/AppStyles.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { title: 'privacy' },
  component: PrivacyRoute,
});

function PrivacyRoute() {
  const isSandbox = useIsSandbox();
  return (
    <>
      <AppStyles />
      <PrivacyPage mark={isSandbox && <SandboxMark form="responsive" />} />
    </>
  );
}
