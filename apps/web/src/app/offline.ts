import { accessOf } from './guards';
import { ownPathOf } from './locations';
import type { AppRouter } from './router';

/** Product.md §8: a request failed and the browser is offline. /error returns by itself to where the visitor was. */
export function goOffline(router: AppRouter): void {
  const here = router.state.location;
  if (accessOf(here.pathname) === 'error') return;
  const from = ownPathOf(here) ?? undefined;
  void router.navigate({ to: '/error', state: { from } });
}
