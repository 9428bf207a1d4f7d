import { ownPathOf, type OwnPath } from './ownPath.ts';

/** The section of the page about the app that says who runs it. */
export const trustSectionId = 'trust';

/** Apart from `href`, which the first file of the app carries whole. */
export function trustHref(): OwnPath {
  return ownPathOf(`/about#${trustSectionId}`);
}
