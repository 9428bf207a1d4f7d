import type { IForbiddenRuleType } from 'dependency-cruiser';
import { testOnly } from './directions.ts';

/** The floors of apps/web, from the roof down (docs/architecture.md). */
const floors = ['start', 'routes', 'shell', 'core'] as const;

/** What the router plugin writes names every route, and so stands with them. */
const filesOf = (folder: string, floor: string) =>
  floor === 'routes' ? `^${folder}/src/(routes/|routeTree[.]gen)` : `^${folder}/src/${floor}/`;

/** Inside the app an import leads to the same floor or down. */
export function floorRules(folder: string): IForbiddenRuleType[] {
  return floors.slice(1).map((floor, index) => ({
    name: `floor-${floor}`,
    comment: `${floor}/ may not import ${floors.slice(0, index + 1).join('/, ')}/. Pass it in from above, or move it down.`,
    severity: 'error',
    from: { path: filesOf(folder, floor), pathNot: [...testOnly] },
    to: { path: floors.slice(0, index + 1).map((above) => filesOf(folder, above)) },
  }));
}
