import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { serveFolder, type ServedFolder } from '@wealth/browser';
import { repository } from './processes.ts';

/** The built Storybook: the folder that STORYBOOK_STATIC names, or a build of the tree as it stands. */
function storybookFolder(): string {
  const given = process.env['STORYBOOK_STATIC'];
  if (given) return path.resolve(given);
  const built = spawnSync('npx', ['nx', 'run', '@wealth/storybook:build-storybook'], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`Storybook could not be built:\n${built.stdout}${built.stderr}`);
  return path.join(repository, 'tools/storybook/storybook-static');
}

/** Serves the built Storybook on the loopback interface. */
export function startStorybook(): Promise<ServedFolder> {
  return serveFolder(storybookFolder());
}
