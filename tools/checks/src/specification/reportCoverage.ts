import { proofOf, scriptOf, type RequirementsDocument } from './requirements.ts';

export interface CoverageInput {
  document: RequirementsDocument;
  /** Ids of each test file. */
  idsByFile: ReadonlyMap<string, readonly string[]>;
  /** Names of the scripts of the root package.json. */
  scripts: readonly string[];
}

export interface CoverageReport {
  /** Whole sentences; one or more make the check fail. */
  failures: string[];
  /** Per issue: how many requirements are proven, of how many, and which are not. */
  issues: { issue: string; isFinished: boolean; proven: number; total: number; open: string[] }[];
  /** Files by the requirement that they prove. */
  tests: Map<string, string[]>;
}

/** Holds the ids that tests carry against the requirements of the specification. */
export function reportCoverage({ document, idsByFile, scripts }: CoverageInput): CoverageReport {
  const { requirements, finished } = document;
  const known = new Set(requirements.map(({ id }) => id));
  const tests = testsById(idsByFile);
  const unknown = [...tests].filter(([id]) => !known.has(id));
  const isProven = (proof: string) =>
    proof !== '' && (scripts.includes(scriptOf(proof) ?? '') || !proof.startsWith('`'));

  const named = [...new Set(requirements.map(({ issue }) => issue))].toSorted();
  const issues = named.map((issue) => {
    const all = requirements.filter((requirement) => requirement.issue === issue);
    const open = all.filter((requirement) => !isProven(proofOf(requirement, tests))).map(({ id }) => id);
    return {
      issue,
      isFinished: finished.includes(issue),
      proven: all.length - open.length,
      total: all.length,
      open,
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

function testsById(idsByFile: CoverageInput['idsByFile']): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const [file, ids] of idsByFile) {
    for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), file].toSorted());
  }
  return tests;
}
