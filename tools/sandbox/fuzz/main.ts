import { parseArgs } from 'node:util';
import { runFuzz } from './runFuzz.ts';

/* `npm run fuzz`: 20,000 requests from the API description; `-- --seed=7 --requests=100` repeats the first of a run. */

const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const requests = Number(values.requests ?? 20_000);
const before = performance.now();

process.stdout.write(`seed ${seed}, ${requests} requests\n`);
const { faults, statuses, sent } = await runFuzz({ seed, requests });
for (const fault of faults) process.stdout.write(`${fault}\n`);
const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
const seconds = Math.round((performance.now() - before) / 1000);
process.stdout.write(`${sent} answers in ${seconds} s (${counts.join(', ')}), ${faults.length} faults\n`);
process.exitCode = faults.length > 0 || sent < requests ? 1 : 0;
