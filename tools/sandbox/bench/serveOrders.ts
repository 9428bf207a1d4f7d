import { resolve } from 'node:path';
import { readEnvironment } from '../src/environment.ts';
import { createSandbox, systemRandom, systemTimers } from '../src/index.ts';
import { orderScenario } from './orderScenario.ts';

// A program of its own, for `npm run bench -- orders`: the sandbox with a hundred clients who may send as much as they
// like, and with secrets that cost little to check. Everything else is as in `npm start`.

const testScryptCost = 16;

const { port, ...environment } = readEnvironment(process.env, resolve(import.meta.dirname, '../../..'));
const sandbox = await createSandbox({
  ...environment,
  clock: () => Date.now(),
  random: systemRandom,
  timers: systemTimers,
  scenario: orderScenario,
  floodLimit: null,
  scryptCost: testScryptCost,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
process.on('SIGTERM', () => void sandbox.close().then(() => process.exit(0)));
await sandbox.listen(port, ['127.0.0.1', '::1']);
process.stdout.write('ready\n');
