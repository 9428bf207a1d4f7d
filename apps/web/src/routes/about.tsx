import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@wealth/feature-discover';
import { operator } from '../operator.ts';
import { AppStyles } from '../shell/AppStyles.tsx';

export const Route = createFileRoute('/about')({
  staticData: { title: 'about' },
  component: AboutRoute,
});

function AboutRoute() {
  return (
    <>
      <AppStyles />
      <AboutPage operator={operator} />
    </>
  );
}
