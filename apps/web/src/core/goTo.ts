import type { RegisteredRouter } from '@tanstack/react-router';
import type { OwnPath } from '@wealth/hrefs';
import { destinationOf, ownPathOf } from './locations.ts';

async function reveal(hash: string) {
  const { revealSection } = await import('./revealSection.ts');
  revealSection(hash);
}

/** Goes to a page of ours. Whoever is there already and asks again for its section is brought back to that. */
export function goTo(router: Pick<RegisteredRouter, 'navigate' | 'state'>, path: OwnPath): void {
  const destination = destinationOf(path);
  const isThere = ownPathOf(router.state.location) === path;
  if (isThere && destination.hash !== '') void reveal(destination.hash);
  else void router.navigate(destination);
}
