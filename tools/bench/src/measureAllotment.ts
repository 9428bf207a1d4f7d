import * as z from 'zod/mini';
import { atMost, type Figure } from './figures.ts';
import { runOfSandbox } from './processes.ts';

const times = z.object({ allMs: z.number(), oneMs: z.number() });

/** The allotment of an issue, and the same for one of its applicants alone, as the page repeats it. */
export async function measureAllotment(): Promise<Figure[]> {
  const { allMs, oneMs } = z.parse(times, await runOfSandbox('bench/timeAllotment.ts'));
  return [
    atMost({ name: 'of all, slowest of 5', unit: ' ms' }, allMs, 2_000),
    atMost({ name: 'of one alone, slowest of 5', unit: ' ms' }, oneMs, 300),
  ];
}
