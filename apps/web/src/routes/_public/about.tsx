import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@wealth/feature-discover';
import { operator } from '../../operator.ts';

export const Route = createFileRoute('/_public/about')({
  staticData: { title: 'about' },
  component: About,
});

function About() {
  return <AboutPage operator={operator} />;
}
