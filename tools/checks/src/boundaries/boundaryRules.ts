import type { IForbiddenRuleType } from 'dependency-cruiser';
import { allowedTargets, mayImport, mockOnly, testOnly } from './directions.ts';
import { floorRules } from './floorRules.ts';
import { buildings } from './buildings.ts';
import type { Project } from './projects.ts';

/** Writes the forbidden directions between the given projects as dependency-cruiser rules. */
export function boundaryRules(projects: readonly Project[]): IForbiddenRuleType[] {
  return [
    ...projects.flatMap((from) => projectRules(from, projects)),
    ...projects.filter(({ type }) => type === 'pure').map((project) => noReact(project, projects)),
    ...projects.filter(({ type }) => type === 'ui').map((project) => onlyVirtualRows(project, projects)),
    ...buildings.flatMap((building) => floorRules(building)),
    testingOnlyInTests(projects),
    amountsByMoney(projects),
    {
      name: 'msw-only-in-tests-and-stories',
      comment:
        'Mock handlers do not belong into the product. Move the import to a test, a story or testing.ts.',
      severity: 'error',
      from: { pathNot: [...mockOnly] },
      to: { path: '(^|/)node_modules/msw(-storybook-addon)?/' },
    },
    {
      name: 'no-circular',
      comment: 'A cycle means that two things are one. Move what both need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'A module that cannot be resolved is invisible to every other rule. Name it in `exports`.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`^(virtual:|node:sqlite$)` },
    },
  ];
}

function projectRules(from: Project, projects: readonly Project[]): IForbiddenRuleType[] {
  const targets: readonly string[] = allowedTargets[from.type];
  const forbidden = projects.filter(
    (to) => to.folder !== from.folder && !mayImport(from.type, to.type) && !isOpenToTests(from, to),
  );
  if (forbidden.length === 0) return [];
  return [
    {
      name: `direction-${from.folder}`,
      comment:
        `${from.name} is type:${from.type} and may import ${targets.join(', ') || 'nothing of ours'}. ` +
        'Link by libs/hrefs, let the app pass it in, or move the shared logic down.',
      severity: 'error',
      from: { path: ownFiles(from, projects) },
      to: { path: forbidden.map((to) => target(to, projects)) },
    },
  ];
}

/** Everybody's tests may use libs/testing, but for e2e, which knows the product through HTTP and DOM only. */
function isOpenToTests(from: Project, to: Project): boolean {
  return to.type === 'test' && from.type !== 'e2e';
}

function testingOnlyInTests(projects: readonly Project[]): IForbiddenRuleType {
  const testing = projects.filter(({ type }) => type === 'test');
  const own = testing.map((project) => ownFiles(project, projects));
  return {
    name: 'testing-only-in-tests',
    comment: 'libs/testing is for *.test, *.stories and testing.ts files only.',
    severity: 'error',
    from: { pathNot: [...testOnly, ...own] },
    // '^$' matches no file: an empty list would match all of them.
    to: { path: [...testing.map((project) => target(project, projects)), '^$'] },
  };
}

function amountsByMoney(projects: readonly Project[]): IForbiddenRuleType {
  const pages = projects.filter(({ type }) => type === 'feature' || type === 'app');
  const ui = projects.filter(({ type }) => type === 'ui');
  return {
    name: 'amounts-by-money',
    comment: 'An amount on a page is Money or LiveMoney of libs/parts: masked and formatted by itself.',
    severity: 'error',
    // '^$' matches no file: an empty list would match all of them.
    from: { path: [...pages.map((project) => ownFiles(project, projects)), '^$'] },
    to: { path: [...ui.map(({ folder }) => `^${escaped(folder)}/src/amount/`), '^$'] },
  };
}

function noReact(project: Project, projects: readonly Project[]): IForbiddenRuleType {
  return {
    name: `no-react-${project.folder}`,
    comment: `${project.name} is type:pure: no React. Put the hook or component into a type:react-pure project.`,
    severity: 'error',
    from: { path: ownFiles(project, projects) },
    to: { path: ['(^|/)node_modules/react[^/]*/', '(^|/)node_modules/@[^/]+/react[^/]*/'] },
  };
}

function onlyVirtualRows(project: Project, projects: readonly Project[]): IForbiddenRuleType {
  return {
    name: `only-virtual-rows-${project.folder}`,
    comment: 'Of @tanstack, libs/ui uses react-virtual only: a component gets its data as props.',
    severity: 'error',
    from: { path: ownFiles(project, projects) },
    to: { path: '(^|/)node_modules/@tanstack/(?!react-virtual/|virtual-core/)' },
  };
}

/** Matches the files of a project, without those of a project nested in its folder. */
function ownFiles(project: Project, projects: readonly Project[]): string {
  const nested = projects
    .filter((other) => other.folder.startsWith(`${project.folder}/`))
    .map((other) => `${escaped(other.folder.slice(project.folder.length + 1))}/`);
  const without = nested.length > 0 ? `(?!${nested.join('|')})` : '';
  return `^${escaped(project.folder)}/${without}`;
}

/** Matches a project by its files and, for entries that could not be resolved, by its package name. */
function target(project: Project, projects: readonly Project[]): string {
  return `${ownFiles(project, projects)}|^${escaped(project.name)}(/|$)`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
