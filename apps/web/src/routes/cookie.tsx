import { createFileRoute } from '@tanstack/react-router';
import { CookiePage } from '@wealth/feature-discover';

export const Route = createFileRoute('/cookie')({
  staticData: { title: 'cookiePrivacy' },
  component: CookiePage,
});
