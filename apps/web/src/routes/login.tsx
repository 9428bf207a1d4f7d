import { createFileRoute, useNavigate, useRouterState } from '@tanstack/react-router';
import { LoginPage } from '@wealth/feature-auth';
import { href, loginSearch, toOwnPath } from '@wealth/hrefs';
import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { destinationOf } from '../core/locations.ts';

export const Route = createFileRoute('/login')({
  // The first page of a guest is part of the first file.
  codeSplitGroupings: [],
  staticData: { title: 'login', access: 'login' },
  validateSearch: loginSearch,
  component: LoginRoute,
});

function LoginRoute() {
  const t = useMessages('shell');
  const navigate = useNavigate();
  const { session, report } = Route.useRouteContext();
  const { dialog } = Route.useSearch();
  const { isForcedSignIn, from } = useRouterState({ select: (state) => state.location.state });
  const appName = useAppName(t('appName'));

  function continueAfterSignIn(): Promise<void> {
    // A sign-in that was begun at /login lands on the dashboard; one that was forced goes on where it stopped.
    const last = isForcedSignIn ? (toOwnPath(from) ?? session.lastRoute.read()) : null;
    return navigate({ ...destinationOf(last ?? href.dashboard()), replace: true });
  }

  return (
    <LoginPage
      appName={appName}
      dialog={dialog}
      onSignedIn={continueAfterSignIn}
      onSignInFailed={(error) => void report(error)}
    />
  );
}
