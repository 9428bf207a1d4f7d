import type { AnyRouter } from '@tanstack/react-router';
import { accessAt } from '../core/access.ts';
import { ownPathOf } from '../core/locations.ts';
import type { AppRouter } from './createAppRouter.ts';

/** A request failed and the browser is offline. /error returns by itself to where the visitor was. */
export async function goOffline(router: AnyRouter) {
  // By the address, which changes first: another lost request may have led to /error while its page is still to be drawn.
  const here = router.state.location;
  if (accessAt(router, here.pathname) === 'error') return;
  await router.navigate({ to: '/error', state: { from: ownPathOf(here) ?? undefined } });
}

/**
 * The code of a page is a request like any other, but the router answers its loss with a reload, which offline ends at
 * the browser's own error page. Code that a visitor is not on the way to is left alone: a pointer over a link asks for
 * it, and the press asks again.
 */
export function followLostCode(router: AppRouter, onOffline: () => void): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine || router.state.status !== 'pending') return;
    event.preventDefault();
    onOffline();
  });
}
