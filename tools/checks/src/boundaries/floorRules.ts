import type { IForbiddenRuleType } from 'dependency-cruiser';
import { testOnly } from './directions.ts';
import type { Building } from './buildings.ts';

/** Inside a building an import leads to the same floor or down, and every folder is a floor. */
export function floorRules(building: Building): IForbiddenRuleType[] {
  const { folder, floors } = building;
  const directions = floors.slice(1).map((floor, index): IForbiddenRuleType => {
    const above = floors.slice(0, index + 1);
    return {
      name: `floor-${folder}/${floor}`,
      comment: `${nameOf(building, floor)} may not import ${above.map((name) => nameOf(building, name)).join(', ')}. Pass it in from above, or move it down.`,
      severity: 'error',
      from: { path: filesOf(building, floor), pathNot: [...testOnly] },
      to: { path: above.map((name) => filesOf(building, name)) },
    };
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
