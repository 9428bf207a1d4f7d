import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { freePort, repository } from './processes.ts';
import { answerWithFile } from './answerWithFile.ts';

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
export async function startStorybook(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = storybookFolder();
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname;
    void answerWithFile(folder, name, response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
