import { endTogether, exitCodeOf, startProgram } from './run/startProgram.ts';

/* `npm run dev`: the app with hot reload on PORT (4200), the sandbox behind it, restarted when its code changes. */

const port = process.env['PORT'] ?? '4200';
const sandboxPort = process.env['SANDBOX_PORT'] ?? String(Number(port) + 1);
const environment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };

const generated = await exitCodeOf(startProgram(['nx', 'run-many', '-t', 'generate'], environment));
if (generated === 0) {
  const sandbox = startProgram(['tsx', 'watch', '--clear-screen=false', 'tools/sandbox/src/main.ts'], {
    SANDBOX_CONTROL: '1',
    ...process.env,
    PORT: sandboxPort,
    SANDBOX_ORIGINS: `http://localhost:${port}`,
  });
  const app = startProgram(['npm', 'run', '--silent', 'dev', '-w', '@wealth/web'], {
    ...process.env,
    PORT: port,
    SANDBOX_URL: `http://localhost:${sandboxPort}`,
  });
  const children = [sandbox, app];
  endTogether(children);
  process.exitCode = await Promise.race(children.map(exitCodeOf));
  for (const child of children) child.kill('SIGTERM');
} else {
  process.exitCode = generated;
}
