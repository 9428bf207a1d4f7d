import { kindOf, proofOf, scriptOf, type Requirement, type RequirementsDocument } from './requirements.ts';

export interface CoverageInput {
  document: RequirementsDocument;
  /** Ids of each test file. */
  idsByFile: ReadonlyMap<string, readonly string[]>;
  /** Names of the npm scripts that `npm test` runs: another one proves nothing. */
  scripts: readonly string[];
}

export interface CoverageReport {
  /** Whole sentences; one or more make the check fail. */
  failures: string[];
  issues: IssueReport[];
  /** Files by the requirement that they prove. */
  tests: Map<string, string[]>;
}

/** The requirements of one issue, by how they are proven. */
export interface IssueReport {
  issue: string;
  isFinished: boolean;
  /** By tests and scripts that `npm test` runs. */
  proven: number;
  /** Figures that `npm run bench` measures. */
  measured: number;
  /** What a person has to look at. */
  byHand: number;
  total: number;
  /** What nothing proves. */
  open: string[];
}

/** Holds the ids that tests carry against the requirements of the specification. */
export function reportCoverage({ document, idsByFile, scripts }: CoverageInput): CoverageReport {
  const { requirements, finished } = document;
  const known = new Set(requirements.map(({ id }) => id));
  const tests = testsById(idsByFile);
  const unknown = [...tests].filter(([id]) => !known.has(id));

  const named = [...new Set(requirements.map(({ issue }) => issue))].toSorted();
  const issues = named.map((issue): IssueReport => {
    const ways = requirements
      .filter((requirement) => requirement.issue === issue)
      .map((requirement) => ({ id: requirement.id, way: wayOf(requirement, { tests, scripts }) }));
    const count = (wanted: Way) => ways.filter(({ way }) => way === wanted).length;
    return {
      issue,
      isFinished: finished.includes(issue),
      proven: count('proven'),
      measured: count('bench'),
      byHand: count('by hand'),
      total: ways.length,
      open: ways.filter(({ way }) => way === 'open').map(({ id }) => id),
    };
  });

  const stale = requirements.filter(
    (requirement) =>
      finished.includes(requirement.issue) && requirement.proof !== proofOf(requirement, tests),
  );
  const failures = [
    ...unknown.map(
      ([id, files]) => `${files.join(', ')}: [${id}] stands nowhere in docs/specification-coverage.md.`,
    ),
    ...issues
      .filter(({ isFinished }) => isFinished)
      .flatMap(({ issue, open }) => open.map((id) => `${id} of finished issue ${issue} has no test.`)),
    ...stale.map(
      ({ id }) => `${id}: the column "test" is out of date; run npm run lint:coverage -- --write.`,
    ),
  ];
  return { failures, issues, tests };
}

type Way = 'proven' | 'bench' | 'by hand' | 'open';

function wayOf(
  requirement: Requirement,
  { tests, scripts }: { tests: ReadonlyMap<string, string[]>; scripts: readonly string[] },
): Way {
  const proof = proofOf(requirement, tests);
  const kind = kindOf(proof);
  if (kind === 'bench' || kind === 'by hand') return kind;
  if (kind === 'script') return scripts.includes(scriptOf(proof) ?? '') ? 'proven' : 'open';
  return proof === '' ? 'open' : 'proven';
}

function testsById(idsByFile: CoverageInput['idsByFile']): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const [file, ids] of idsByFile) {
    for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), file].toSorted());
  }
  return tests;
}
