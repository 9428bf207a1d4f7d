import { ownPathOf, type OwnPath } from './ownPath.ts';

/** The price alerts. Apart from `href`, which the first file of the app carries whole. */
export function alertsHref(): OwnPath {
  return ownPathOf('/market/alerts');
}
