import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { progress } from '@wealth/ui/progress';
import type { Session, Visitor } from '@wealth/session';
import { accessOf } from './access.ts';
import { ownPathOf } from './locations.ts';

function guardKey(visitor: Visitor | null): string {
  return visitor?.kind === 'client'
    ? `${visitor.profile.id} ${visitor.kycStatus}`
    : (visitor?.kind ?? 'unknown');
}

interface Router extends Pick<AnyRouter, 'invalidate' | 'state' | 'subscribe'> {
  history: Pick<RouterHistory, 'subscribe'>;
}

type Log = (message: string, error: unknown) => void;

/** What follows from navigation and from changes of the session, in one place. */
export function installRouterEffects(router: Router, session: Session, log: Log): void {
  // A step through the history finds the page as it was left; whoever follows a link wants to be at its section.
  let isFollowed = true;
  let stopRevealing = () => {};
  let isHistoryHeard = false;
  // Not before the app is there: until then the router follows a redirect of the first page by itself, but only while
  // nobody else listens to the history.
  function hearHistory(): void {
    if (isHistoryHeard) return;
    isHistoryHeard = true;
    router.history.subscribe(({ action }) => {
      isFollowed = action.type === 'PUSH' || action.type === 'REPLACE';
      stopRevealing();
    });
  }

  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    // Already now: a session that ends on the way brings the client back to where they were going. Not the first page,
    // whose address may be the root, where a session ends.
    const asked = fromLocation ? ownPathOf(toLocation) : null;
    if (asked !== null) session.lastRoute.write(asked);
    // The page that came drawn with the document is there already: nothing to wait for is shown above it.
    const isPageThere = document.querySelector('[data-prerendered]') !== null;
    if (pathChanged && !isPageThere) progress.start();
  });

  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    progress.done();
    hearHistory();
    const isFound = router.state.matches.every((match) => match.status !== 'notFound');
    const here = ownPathOf(toLocation);
    if (isFound && here !== null && accessOf(router.state.matches) === 'client')
      session.lastRoute.write(here);
    if (toLocation.hash === '') {
      if (pathChanged) focusContent();
    } else if (isFollowed) stopRevealing = revealLater(toLocation.hash, log);
    isFollowed = false;
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
function focusContent(): void {
  if (document.activeElement === document.body || document.activeElement?.closest('nav')) {
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
  }
}

/** Few addresses name a section: the code comes with the first that does. */
function revealLater(hash: string, log: Log): () => void {
  let stop = () => {};
  let isWanted = true;
  import('./revealSection.ts').then(
    ({ revealSection }) => {
      if (isWanted) stop = revealSection(hash);
    },
    (error: unknown) => log('The section of the address could not be looked for.', error),
  );
  return () => {
    isWanted = false;
    stop();
  };
}
