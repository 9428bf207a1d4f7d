import { createFileRoute } from '@tanstack/react-router';
import { CookiePage } from '@wealth/feature-discover';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useIsSandbox } from '../app/system-info';
import { AppStyles } from '../shell/AppStyles';

export const Route = createFileRoute('/cookie')({
  staticData: { title: 'cookiePrivacy' },
  component: CookieRoute,
});

function CookieRoute() {
  const isSandbox = useIsSandbox();
  return (
    <>
      <AppStyles />
      <CookiePage mark={isSandbox && <SandboxMark form="responsive" />} />
    </>
  );
}
