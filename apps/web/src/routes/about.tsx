import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@wealth/feature-discover';

export const Route = createFileRoute('/about')({
  staticData: { title: 'about' },
  component: AboutPage,
});
