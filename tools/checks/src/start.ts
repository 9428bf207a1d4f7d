import { endTogether, exitCodeOf, startProgram } from './run/startProgram.ts';

/* `npm start`: builds the app, then serves it with the API and the websocket from one process. */

const environment = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
const built = await exitCodeOf(startProgram(['nx', 'run-many', '-t', 'build'], environment));
if (built === 0) {
  const server = startProgram(['node', 'tools/sandbox/src/main.ts'], {
    SANDBOX_CONTROL: '1',
    ...process.env,
  });
  endTogether([server]);
  process.exitCode = await exitCodeOf(server);
} else {
  process.exitCode = built;
}
