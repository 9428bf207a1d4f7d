import { createFileRoute } from '@tanstack/react-router';
import { CookiePage } from '@wealth/feature-discover';
import { AppStyles } from '../shell/AppStyles.tsx';

export const Route = createFileRoute('/cookie')({
  staticData: { title: 'cookiePrivacy' },
  component: CookieRoute,
});

function CookieRoute() {
  return (
    <>
      <AppStyles />
      <CookiePage />
    </>
  );
}
