import { parse } from 'yaml';
import * as z from 'zod';

export interface Requirement {
  id: string;
  text: string;
  /** The issue of the plan that delivers it, e.g. `2` or `3a`. */
  issue: string;
  /** What the column "test" says: files, an npm script in back quotes, `bench` or `by hand`. */
  proof: string;
  /** 0-based line of its row. */
  line: number;
}

export interface RequirementsDocument {
  /** Issues whose requirements must all be proven. */
  finished: string[];
  requirements: Requirement[];
  lines: string[];
}

/** An id: the section of the product specification, the issue, or D for its decisions, then words. */
export const idPattern = String.raw`(?:S\d+|I\d+[A-D]?|DEM|D)(?:-[A-Z\d]+)+`;

const issuesOfThePlan = [
  '1',
  '2',
  '3',
  '3a',
  '3b',
  '4',
  '5a',
  '4b',
  '4c',
  '6a',
  '5b',
  '5c',
  '6b',
  '4d',
  '5d',
  '7',
];

// Texts only: YAML would read `2` as a number and `3a` as a text, and 2 is not '2'.
const frontMatter = z.object({
  finished: z.array(z.string(`Issues are texts: finished: ['1', '3a'].`)),
});
const row = new RegExp(String.raw`^\| (${idPattern}) \|(.+)\|\s*$`);

/**
 * Reads docs/specification-coverage.md.
 *
 * @throws Error when the page is not readable as what it says it is: its writer is at fault.
 */
export function readRequirements(markdown: string): RequirementsDocument {
  const [, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(markdown) ?? [];
  if (yaml === undefined) throw new Error('The page must begin with its front matter: finished: [].');
  const lines = markdown.split('\n');
  const requirements = lines.flatMap((text, line) => {
    const match = row.exec(text);
    return match ? [toRequirement({ id: match[1] ?? '', cells: match[2] ?? '', line })] : [];
  });
  const repeated = requirements.filter(
    ({ id }, index) => requirements.findIndex((other) => other.id === id) < index,
  );
  if (repeated.length > 0) throw new Error(`Named twice: ${repeated.map(({ id }) => id).join(', ')}`);
  return { finished: frontMatter.parse(parse(yaml)).finished, requirements, lines };
}

function toRequirement({ id, cells, line }: { id: string; cells: string; line: number }): Requirement {
  const [text = '', issue = '', proof = ''] = cells.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (!issuesOfThePlan.includes(issue))
    throw new Error(`${id}: the issue must be one of ${issuesOfThePlan.join(', ')}, not "${issue}".`);
  return { id, text, issue, proof, line };
}

/** Writes the files into the column "test" of their requirements; what else it says stays where no test is. */
export function withProofs(document: RequirementsDocument, tests: ReadonlyMap<string, string[]>): string {
  const lines = [...document.lines];
  for (const requirement of document.requirements) {
    lines[requirement.line] = rowOf(requirement, proofOf(requirement, tests));
  }
  return lines.join('\n');
}

/** What the column "test" should say. */
export function proofOf({ id, proof }: Requirement, tests: ReadonlyMap<string, string[]>): string {
  const files = tests.get(id) ?? [];
  if (files.length > 0) return files.join(', ');
  return kindOf(proof) === 'tests' ? '' : proof;
}

/**
 * How a proof is given: by tests; by an npm script; as a figure that `npm run bench` measures and `npm test`
 * does not; or by a person who looked.
 */
export type ProofKind = 'tests' | 'script' | 'bench' | 'by hand';

export function kindOf(proof: string): ProofKind {
  if (proof === 'bench' || proof === 'by hand') return proof;
  return scriptOf(proof) === null ? 'tests' : 'script';
}

/** The npm script that a proof names in back quotes, e.g. `npm run lint:dead`, else null. */
export function scriptOf(proof: string): string | null {
  return /^`npm (?:run )?([\w:-]+)`$/.exec(proof)?.[1] ?? null;
}

function rowOf({ id, text, issue }: Requirement, proof: string): string {
  return `| ${id} | ${text} | ${issue} |${proof === '' ? '' : ` ${proof}`} |`;
}
