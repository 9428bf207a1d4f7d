import { createFileRoute } from '@tanstack/react-router';
import { CookiePage } from '@wealth/feature-discover';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useIsSandbox } from '../app/system-info';

export const Route = createFileRoute('/cookie')({
  staticData: { title: 'cookiePrivacy' },
  component: CookieRoute,
});

function CookieRoute() {
  return <CookiePage mark={useIsSandbox() && <SandboxMark />} />;
}
