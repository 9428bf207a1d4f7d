import { createFileRoute } from '@tanstack/react-router';
import { CookiePage } from '@wealth/feature-discover';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useIsSandbox } from '../app/systemInfo.ts';
import { AppStyles } from '../shell/AppStyles.tsx';

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
