import { spawnSync } from 'node:child_process';
import type { Figure } from './figures.ts';
import { repository } from './processes.ts';

/** The test of libs/session that answers 100 parallel requests with 401 by the real sandbox and counts the refreshes. */
export function measureRefresh(): Figure[] {
  const outcome = spawnSync('npm', ['test', '-w', '@wealth/session', '--', '--project', 'integration'], {
    cwd: repository,
    encoding: 'utf8',
  });
  const isMet = outcome.status === 0;
  return [
    { name: 'refreshes for 100 parallel 401s', value: isMet ? '1' : 'another count', limit: '= 1', isMet },
  ];
}
