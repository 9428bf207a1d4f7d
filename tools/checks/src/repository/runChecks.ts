import type { Allowance } from './parseAllowances.ts';
import type { RepositoryCheck } from './repositoryCheck.ts';
import { createSourceText, lineOf } from './sourceText.ts';

export interface Report {
  path: string;
  line: number;
  check: string;
  what: string;
  advice: string;
}

export interface ChecksInput {
  checks: readonly RepositoryCheck[];
  paths: readonly string[];
  /** Reads a file by its path in the repository. */
  read: (path: string) => string;
  allowances: readonly Allowance[];
}

/** Runs every check over every file that it applies to. An allowance that nothing needs is a finding too. */
export function runChecks({ checks, paths, read, allowances }: ChecksInput): Report[] {
  const used = new Set<Allowance>();
  const reports: Report[] = [];
  for (const path of paths) {
    const applying = checks.filter((check) => check.appliesTo(path));
    if (applying.length === 0) continue;
    const source = createSourceText(path, read(path));
    for (const check of applying) {
      for (const { position, what } of check.find(source)) {
        const allowed = allowances.filter((allowance) =>
          covers(allowance, { check: check.name, path, what }),
        );
        for (const allowance of allowed) used.add(allowance);
        if (allowed.length > 0) continue;
        const line = lineOf(source.text, position);
        reports.push({ path, line, check: check.name, what, advice: check.advice });
      }
    }
  }
  return [...reports, ...allowances.filter((allowance) => !used.has(allowance)).map(unused)];
}

function covers(allowance: Allowance, found: { check: string; path: string; what: string }): boolean {
  const { check, path, what } = allowance;
  return check === found.check && path === found.path && (what === undefined || what === found.what);
}

function unused(allowance: Allowance): Report {
  return {
    path: allowance.path,
    line: 1,
    check: allowance.check,
    what: 'an allowance that nothing needs',
    advice: 'Delete its entry from tools/checks/allowances.json.',
  };
}
