import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { atMost, told, type Figure } from './figures.ts';
import { isShort } from './isShort.ts';
import { runOfSandbox, startSandbox } from './processes.ts';

const orderCount = isShort ? 10_000 : 100_000;
const program = 'bench/serveOrders.ts';

const statuses = z.record(z.string(), z.number());

/** Seconds from the start of the program until it says that it is ready; it is ended as if somebody had pulled it out. */
async function secondsUntilReady(dataFolder: string): Promise<number> {
  const began = performance.now();
  const sandbox = await startSandbox({}, { program, dataFolder });
  const seconds = (performance.now() - began) / 1_000;
  const ended = new Promise((resolve) => sandbox.process.once('exit', resolve));
  sandbox.process.kill('SIGKILL');
  await ended;
  return seconds;
}

/** A restart with a day's orders in the journal, half a minute's in the short form, beside one without any. */
export async function measureRecovery(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wealth-bench-'));
  const [empty, full] = [path.join(folder, 'empty'), path.join(folder, 'full')];
  try {
    await secondsUntilReady(empty);
    const withoutOrders = await secondsUntilReady(empty);
    const made = z.parse(statuses, await runOfSandbox('bench/fillJournal.ts', [full, String(orderCount)]));
    const orders = Object.values(made).reduce((sum, count) => sum + count, 0);
    const seconds = await secondsUntilReady(full);
    return [
      told({ name: 'orders in the journal' }, orders),
      told({ name: 'of them filled' }, made['COMPLETE'] ?? 0),
      told({ name: 'start without orders', unit: ' s' }, withoutOrders),
      atMost({ name: 'restart until ready', unit: ' s' }, seconds, 5),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
