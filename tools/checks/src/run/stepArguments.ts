import type { Step } from './steps.ts';

/** The steps to run, or what to say instead and the exit code to end with. */
export type StepArguments = { steps: readonly Step[] } | { steps: null; said: string; exitCode: number };

function listOf(all: readonly Step[]): string {
  const width = Math.max(...all.map(({ id }) => id.length));
  return all.map(({ id, title }) => `  ${id.padEnd(width)}  ${title}`).join('\n');
}

/** Steps with these ids, and those that they need, in their own order. */
function withNeeds(ids: readonly string[], all: readonly Step[]): readonly Step[] {
  const chosen = new Set<string>();
  function choose(id: string): void {
    if (chosen.has(id)) return;
    chosen.add(id);
    for (const need of all.find((step) => step.id === id)?.needs ?? []) choose(need);
  }
  for (const id of ids) choose(id);
  return all.filter(({ id }) => chosen.has(id));
}

/**
 * Reads `npm test -- …`: the steps with the named ids and those that they need, all of them where none is named.
 * `--list` and `--help` tell the ids; a name that is no step is a wrong call (exit code 2).
 */
export function readStepArguments(args: readonly string[], all: readonly Step[]): StepArguments {
  const usage = `npm test runs these steps in this order; npm test -- <step> <step> runs those named and what they need:\n\n${listOf(all)}`;
  if (args.some((arg) => ['--list', '--help', '-h'].includes(arg))) {
    return { steps: null, said: usage, exitCode: 0 };
  }
  const unknown = args.filter((id) => !all.some((step) => step.id === id));
  if (unknown.length > 0) {
    return { steps: null, said: `There is no step ${unknown.join(', ')}.\n\n${usage}`, exitCode: 2 };
  }
  return { steps: args.length === 0 ? all : withNeeds(args, all) };
}
