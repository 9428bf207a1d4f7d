import { progress } from '@wealth/ui/progress';
import type { Session, Visitor } from '@wealth/session';
import { accessOf } from './guards';
import { ownPathOf } from './locations';
import type { AppRouter } from './router';

function guardKey(visitor: Visitor | null): string {
  return visitor?.kind === 'client'
    ? `${visitor.profile.id} ${visitor.kycStatus}`
    : (visitor?.kind ?? 'unknown');
}

/** What follows from navigation and from changes of the session, in one place. */
export function installRouterEffects(router: AppRouter, session: Session): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // The page that came drawn with the document is there already: nothing to wait for is shown above it.
    const isPageThere = document.querySelector('[data-prerendered]') !== null;
    if (pathChanged && !isPageThere) progress.start();
  });

  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    progress.done();
    const isFound = router.state.matches.every((match) => match.status !== 'notFound');
    const here = ownPathOf(toLocation);
    if (isFound && here !== null && accessOf(toLocation.pathname) === 'client') session.lastRoute.write(here);
    if (pathChanged) moveFocus(toLocation.hash);
  });

  let known = guardKey(session.visitor());
  session.subscribe(() => {
    const now = guardKey(session.visitor());
    if (now === known) return;
    const wasKnown = known !== 'unknown';
    known = now;
    // The KYC was decided, or another tab signed out: the guards look at the page again.
    if (wasKnown) void router.invalidate();
  });
}

/** A new page begins at its content, for the keyboard and for a screen reader. The first page keeps the browser's start. */
function moveFocus(hash: string): void {
  const target =
    hash === '' ? document.querySelector<HTMLElement>('main[tabindex]') : document.getElementById(hash);
  if (document.activeElement === document.body || document.activeElement?.closest('nav')) {
    target?.focus({ preventScroll: hash === '' });
  }
}
