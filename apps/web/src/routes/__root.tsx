import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { href } from '@wealth/hrefs';
import { accessOf, guardTarget } from '../app/guards';
import { destinationOf, ownPathOf } from '../app/locations';
import type { RouterContext } from '../app/router-context';
import { RootLayout } from '../shell/RootLayout';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { session }, location }) => {
    const access = accessOf(location.pathname);
    // Public pages never wait for the session: they show at once, also when the server is away.
    if (access === 'public' || access === 'error') return;

    const restored = await session.ready();
    // Since then the KYC may have been decided.
    const visitor = session.visitor() ?? restored;
    const here = ownPathOf(location);
    const isUnreadable = visitor.kind === 'unreadable' && visitor.error.kind === 'offline';
    // Without a connection neither the code nor the figures of another page would come.
    if (isUnreadable || (!navigator.onLine && access !== 'login')) {
      throw redirect({ to: '/error', state: { from: here ?? href.dashboard() } });
    }
    const target = guardTarget(access, visitor, session.lastRoute.read());
    if (target === null) return;

    const isForcedSignIn = target === href.login();
    // The root page is where an expired session lands: the visitor was elsewhere, and the last route knows where.
    const from = isForcedSignIn && location.pathname !== '/' ? (here ?? undefined) : undefined;
    throw redirect({ ...destinationOf(target), replace: true, state: { isForcedSignIn, from } });
  },
  component: RootLayout,
});
