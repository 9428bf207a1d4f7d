import { parseArgs } from 'node:util';
import { drawActions } from './drawActions.ts';
import { shrinkActions } from './shrinkActions.ts';
import { simulate, simulateActions } from './simulate.ts';

/* `npm run soak -- orders --seeds 200 --months 6`; `--from 4711 --seeds 1` repeats one. */

const actionsAMonth = 60;

const { values } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: 'string' }, months: { type: 'string' }, from: { type: 'string' } },
});
const count = Number(values.seeds ?? 100);
const months = Number(values.months ?? 3);
const first = Number(values.from ?? 1);
const length = Math.ceil(months * actionsAMonth);
const say = (text: string) => process.stdout.write(`${text}\n`);

const failed: number[] = [];
for (let seed = first; seed < first + count; seed += 1) {
  const simulation = { seed, length, months };
  const { faults, orders, trades, crashes, hash, length: needed } = await simulate(simulation);
  say(`seed ${seed}: ${orders} orders, ${trades} trades, ${crashes} crashes, ${hash}`);
  if (faults.length === 0) continue;
  failed.push(seed);
  for (const fault of faults.slice(0, 10)) say(`  ${fault}`);
  const fails = async (actions: Parameters<typeof simulateActions>[0]) =>
    (await simulateActions(actions, seed)).faults.length > 0;
  say(`  It fails with these actions alone; keep ${JSON.stringify(simulation)} in keptSeeds.ts:`);
  for (const action of await shrinkActions(drawActions(simulation).slice(0, needed), fails))
    say(`  ${JSON.stringify(action)}`);
}
say(
  `${count - failed.length} of ${count} seeds of ${months} months are whole${failed.length > 0 ? `, not ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
