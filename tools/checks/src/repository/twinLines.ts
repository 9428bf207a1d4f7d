import { isProduct } from './paths.ts';
import type { Report } from './runChecks.ts';

/** Equal lines in a row, blank ones left out, that no two features may have. */
const mostEqualLines = 7;

const featureOf = (path: string) => /^libs\/features\/([^/]+)\/src\//.exec(path)?.[1];

interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
}

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => line.text !== '');
}

export interface TwinLinesInput {
  paths: readonly string[];
  /** Reads a file by its path in the repository. */
  read: (path: string) => string;
}

/** What two features write alike belongs on the shelf between them. Each pair of files is told once. */
export function twinLines({ paths, read }: TwinLinesInput): Report[] {
  const firstPlaces = new Map<string, string>();
  const told = new Set<string>();
  const reports: Report[] = [];
  for (const path of paths) {
    const feature = featureOf(path);
    if (feature === undefined || !isProduct(path)) continue;
    const lines = linesOf(read(path));
    for (let at = 0; at + mostEqualLines < lines.length; at += 1) {
      const key = lines
        .slice(at, at + mostEqualLines + 1)
        .map(({ text }) => text)
        .join('\n');
      const other = firstPlaces.get(key) ?? path;
      firstPlaces.set(key, other);
      if (featureOf(other) === feature || told.has(`${other} ${path}`)) continue;
      told.add(`${other} ${path}`);
      reports.push({
        path,
        line: lines[at]?.number ?? 1,
        check: 'twin-lines',
        what: `the same ${mostEqualLines + 1} lines as in ${other}`,
        advice: 'Move what two features show to libs/parts, and a rule to libs/domain.',
      });
    }
  }
  return reports;
}
