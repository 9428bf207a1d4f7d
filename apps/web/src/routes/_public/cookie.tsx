import { createFileRoute } from '@tanstack/react-router';
import { CookiePage } from '@wealth/feature-discover';

export const Route = createFileRoute('/_public/cookie')({
  staticData: { title: 'cookiePrivacy' },
  component: CookiePage,
});
