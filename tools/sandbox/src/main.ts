import { resolve } from 'node:path';
import { ContentError } from './content/readContent.ts';
import { createSandbox } from './createSandbox.ts';
import { DataFolderError } from './database/dataFolder.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { PortInUseError } from './http/server.ts';
import { installLastResort } from './installLastResort.ts';
import { describeError } from './machine/diskFault.ts';
import { systemRandom } from './machine/systemRandom.ts';
import { systemTimers } from './machine/timers.ts';
import { seededPassword } from './scenarios/seedClients.ts';
import { standardScenario } from './scenarios/standardScenario.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');
/** Both loopback addresses: browsers disagree on which one `localhost` is. */
const hosts = ['127.0.0.1', '::1'];

/** After this the end comes without a goodbye. */
const longestGoodbyeMs = 4_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function reportFailure(error: unknown): void {
  process.stderr.write(`${describeError(error)}\n`);
}

async function start(): Promise<void> {
  const { port, pageUrl, ...environment } = readEnvironment(process.env, repositoryRoot);
  const sandbox = await createSandbox({
    ...environment,
    clock: () => Date.now(),
    random: systemRandom,
    timers: systemTimers,
    scenario: standardScenario,
    floodLimit: { perSecond: 300, burst: 600 },
    scryptCost: 16_384,
    onSeeded: () =>
      say(`The database in ${environment.dataFolder} was empty: it has the seeded clients now.`),
    onError: reportFailure,
  });

  let isStopping = false;
  function stop(): void {
    // Who asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), longestGoodbyeMs).unref();
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${describeError(error)}\n`);
        process.exit(1);
      },
    );
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    const boundPort = await sandbox.listen(port, hosts);
    say(`Wealth sandbox: simulated market and money (${environment.mode})`);
    say(`  ${pageUrl ?? `http://localhost:${boundPort}`}`);
    say(`  sign in as 9876543210 with ${seededPassword}`);
    // From here on: what fails before keeps its own sentence and ends the start.
    installLastResort(process, reportFailure);
    say('ready');
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

/** Faults of the surroundings: one sentence for the person who started the sandbox. */
const ofSurroundings = [PortInUseError, EnvironmentError, DataFolderError, ContentError];

// Nobody reads any more what is said, as in a terminal that was closed. Reported as a failure it would fail again, without end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

// What the sandbox writes, side files of the database too, is for its owner.
process.umask(0o077);
try {
  await start();
} catch (error) {
  if (!(error instanceof Error) || !ofSurroundings.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
