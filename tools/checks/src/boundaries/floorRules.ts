import type { IForbiddenRuleType } from 'dependency-cruiser';
import { testOnly } from './directions.ts';
import type { Building } from './buildings.ts';

/** Inside a building an import leads to the same floor or down, and every folder is a floor. */
export function floorRules(building: Building): IForbiddenRuleType[] {
  const { folder, floors } = building;
  const directions = floors.flatMap((floor): IForbiddenRuleType[] => {
    const refused = refusedFrom(building, floor);
    if (refused.length === 0) return [];
    return [
      {
        name: `floor-${folder}/${floor}`,
        comment: `${nameOf(building, floor)} may not import ${refused.map((name) => nameOf(building, name)).join(', ')}. Pass it in from above, or move it down.`,
        severity: 'error',
        from: { path: filesOf(building, floor), pathNot: [...testOnly] },
        to: { path: refused.map((name) => filesOf(building, name)) },
      },
    ];
  });
  const unknown = `^${escaped(folder)}/(?!(?:${floors.map(escaped).join('|')})/)[^/]+/`;
  const comment = `A folder of ${folder} that is no floor has no direction. Name it in tools/checks/src/boundaries/buildings.ts.`;
  return [
    ...directions,
    {
      name: `floor-${folder}-unknown`,
      comment,
      severity: 'error',
      from: { path: unknown, pathNot: [...testOnly] },
      to: {},
    },
    {
      name: `floor-${folder}-to-unknown`,
      comment,
      severity: 'error',
      from: { pathNot: [...testOnly] },
      to: { path: unknown },
    },
  ];
}

/** The floors above, and those that are kept apart. */
function refusedFrom({ floors, apart = [] }: Building, floor: string): string[] {
  const isApart = (other: string) => other !== floor && [floor, other].every((name) => apart.includes(name));
  return floors.filter((other, at) => at < floors.indexOf(floor) || isApart(other));
}

function nameOf({ folder }: Building, floor: string): string {
  return floor === '.' ? `the files of ${folder}` : `${floor}/`;
}

function filesOf({ folder, also }: Building, floor: string): string {
  const own = floor === '.' ? '[^/]+$' : `${escaped(floor)}/`;
  const more = also?.[floor];
  return `^${escaped(folder)}/(?:${more ? `${own}|${more}` : own})`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
