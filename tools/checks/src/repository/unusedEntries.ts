import * as z from 'zod';
import type { Finding, RepositoryCheck } from './repositoryCheck.ts';

const manifestPath = 'libs/ui/package.json';
const manifest = z.object({ exports: z.record(z.string(), z.nullable(z.string())) });

export interface UnusedEntriesOptions {
  /** What the app, features and parts import of libs/ui, as './button'. */
  used: ReadonlySet<string>;
  /** Entry → the issue of the plan whose screens will use it. */
  waiting: Readonly<Record<string, string>>;
  /** Issues of the plan that are done. */
  finished: readonly string[];
}

/** A component that no screen has tried is a guess; and the screen that needed it may have written its own. */
export function unusedEntries({ used, waiting, finished }: UnusedEntriesOptions): RepositoryCheck {
  function fault(entry: string): string | null {
    const issue = waiting[entry];
    if (used.has(entry)) return issue === undefined ? null : `${entry} has a user and waits no longer`;
    if (issue === undefined) return `${entry} has no user`;
    return finished.includes(issue) ? `${entry} has no user after issue ${issue}` : null;
  }

  return {
    name: 'unused-entries',
    advice: 'Use the component in a screen or delete it; waitingEntries.ts says which issue will use one.',
    appliesTo: (path) => path === manifestPath,
    *find({ text }): Generator<Finding> {
      const { exports } = manifest.parse(JSON.parse(text));
      const entries = Object.keys(exports).filter((entry) => exports[entry] !== null);
      for (const entry of entries) {
        const what = fault(entry);
        if (what !== null) yield { position: text.indexOf(`"${entry}"`), what };
      }
      for (const entry of Object.keys(waiting)) {
        if (!entries.includes(entry)) yield { position: 0, what: `${entry} waits and is no entry` };
      }
    },
  };
}

const productFile = /^(?:apps|libs)\/(?!ui\/|testing\/).+\.(?:tsx?|css)$/;
const testFile = /\.(?:test|stories)\.tsx?$|\/testing(?:\/|\.tsx?$)/;
const entryName = /['"]@wealth\/ui(\/[^'"]+)['"]/g;

/** The entries of libs/ui that the product itself imports; a test or a story is no user. */
export function usedEntries(paths: readonly string[], read: (path: string) => string): ReadonlySet<string> {
  const users = paths.filter((path) => productFile.test(path) && !testFile.test(path));
  return new Set(
    users.flatMap((path) => [...read(path).matchAll(entryName)].map(([, entry]) => `.${entry}`)),
  );
}
