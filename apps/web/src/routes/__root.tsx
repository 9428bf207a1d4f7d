import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { href } from '@wealth/hrefs';
import type { Visitor } from '@wealth/session';
import { accessOf } from '../core/access.ts';
import { guardTarget } from '../core/guardTarget.ts';
import { destinationOf, ownPathOf } from '../core/locations.ts';
import { loadRefusals } from '../core/refuseLoaders.ts';
import type { RouterContext } from '../core/routerContext.ts';
import { RootLayout } from '../shell/RootLayout.tsx';

const isLost = (visitor: Visitor) => visitor.kind === 'unreadable' && visitor.error.kind === 'offline';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { session }, location, matches }) => {
    const access = accessOf(matches);
    // Public pages never wait for the session: they show at once, also when the server is away.
    if (access === 'public' || access === 'error') return;

    // Asked for while the session is restored, so that no loader waits for it.
    if (access === 'client') void loadRefusals();
    const restored = await session.ready();
    // Since then the KYC may have been decided.
    let visitor = session.visitor() ?? restored;
    // The connection is back, and nobody else tries again.
    if (isLost(visitor) && navigator.onLine) visitor = await session.retry();
    const here = ownPathOf(location);
    // Without a connection neither the code nor the figures of another page would come. With one /error would lead
    // straight back here.
    if (!navigator.onLine && (isLost(visitor) || access !== 'login')) {
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
