import * as z from 'zod/mini';
import { createManualTimers } from '../test/support/manualTimers.ts';
import { openIn, simulationStart } from './openSimulatedSandbox.ts';

/* A sandbox in a process of its own, in the folder that it is given, which kills itself where its parent says. */

const orderSchema = z.object({
  at: z.enum(['begin', 'write', 'commit', 'committed', 'answer']),
  nth: z.number(),
});

let wanted: z.infer<typeof orderSchema> | null = null;
let count = 0;

const [, , folder = ''] = process.argv;
const sandbox = await openIn(folder, {
  now: () => simulationStart,
  timers: createManualTimers(),
  onError(error) {
    throw error;
  },
  onDatabaseStep(step) {
    if (wanted === null || step !== (wanted.at === 'answer' ? 'committed' : wanted.at)) return;
    count += 1;
    if (count <= wanted.nth) return;
    const die = () => process.kill(process.pid, 'SIGKILL');
    // Once what runs now has come to its end: the answer is made, and nothing of it has left.
    if (wanted.at === 'answer') queueMicrotask(die);
    else die();
  },
});
process.on('message', (message) => {
  wanted = z.parse(orderSchema, message);
  process.send?.('armed');
});
process.send?.(await sandbox.listen(0, ['127.0.0.1']));
