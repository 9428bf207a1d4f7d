import { ownPathOf, type OwnPath } from './ownPath.ts';

/** What clients forbid themselves. Apart from `href`, which the first file of the app carries whole. */
export function limitsHref(): OwnPath {
  return ownPathOf('/me/limits');
}
