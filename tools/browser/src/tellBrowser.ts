import { spawnSync } from 'node:child_process';
import { browserHere } from './browserHere.ts';

/* Says which browser the journeys would run in, and its version: another one may show other things (nx.json). */

const path = browserHere();
const { stdout } = path === undefined ? { stdout: '' } : spawnSync(path, ['--version'], { encoding: 'utf8' });
console.log(path ?? 'none', stdout?.trim() ?? '');
