import { join } from 'node:path';
import { repositoryRoot } from './repositoryRoot.ts';
import { endTogether, exitCodeOf, startProgram } from './run/startProgram.ts';
import { watchSources } from './run/watchSources.ts';

/*
 * `npm run dev`: the app with hot reload on PORT (4200), the sandbox behind it, restarted when its code changes.
 * Texts and the API description are generated anew when their sources change.
 */

const port = process.env['PORT'] ?? '4200';
const sandboxPort = process.env['SANDBOX_PORT'] ?? String(Number(port) + 1);
const page = `http://localhost:${port}`;
const environment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };

function regenerate(project: string): () => Promise<void> {
  return async () => {
    const program = startProgram(['npm', 'run', '--silent', 'generate', '-w', project], process.env);
    const code = await exitCodeOf(program);
    if (code === 0) console.log(`${project}: generated anew`);
  };
}

const generated = await exitCodeOf(startProgram(['nx', 'run-many', '-t', 'generate'], environment));
if (generated === 0) {
  const sandbox = startProgram(['node', '--watch', '--watch-preserve-output', 'tools/sandbox/src/main.ts'], {
    SANDBOX_CONTROL: '1',
    ...process.env,
    PORT: sandboxPort,
    SANDBOX_ORIGINS: page,
    SANDBOX_PAGE_URL: page,
  });
  const app = startProgram(
    ['npm', 'run', '--silent', 'dev', '-w', '@wealth/web', '--', '--logLevel', 'warn'],
    {
      ...process.env,
      PORT: port,
      SANDBOX_URL: `http://localhost:${sandboxPort}`,
    },
  );
  const children = [sandbox, app];
  endTogether(children);
  const stopWatching = watchSources([
    {
      folder: join(repositoryRoot, 'libs/i18n-locale/messages'),
      regenerate: regenerate('@wealth/i18n-locale'),
    },
    { folder: join(repositoryRoot, 'openapi'), regenerate: regenerate('@wealth/api-sdk') },
  ]);
  process.exitCode = await Promise.race(children.map(exitCodeOf));
  stopWatching();
  for (const child of children) child.kill('SIGTERM');
} else {
  process.exitCode = generated;
}
