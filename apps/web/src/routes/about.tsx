import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@wealth/feature-discover';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useIsSandbox } from '../app/systemInfo.ts';
import { operator } from '../operator.ts';
import { AppStyles } from '../shell/AppStyles.tsx';

export const Route = createFileRoute('/about')({
  staticData: { title: 'about' },
  component: AboutRoute,
});

function AboutRoute() {
  const isSandbox = useIsSandbox();
  return (
    <>
      <AppStyles />
      <AboutPage
        operator={operator}
        isSandbox={isSandbox}
        mark={isSandbox && <SandboxMark form="responsive" />}
      />
    </>
  );
}
