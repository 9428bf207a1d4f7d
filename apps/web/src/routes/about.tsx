import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@wealth/feature-discover';
import { SandboxMark } from '@wealth/ui/sandbox-mark';
import { useIsSandbox } from '../app/system-info';

export const Route = createFileRoute('/about')({
  staticData: { title: 'about' },
  component: AboutRoute,
});

function AboutRoute() {
  return <AboutPage mark={useIsSandbox() && <SandboxMark />} />;
}
