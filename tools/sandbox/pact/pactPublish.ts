import { parseArgs } from 'node:util';
import { contractFile } from './contractFile.ts';
import { publishContract } from './publishContract.ts';

/* `npm run pact:publish`: hands the committed contract to a broker. */

const usage = `Publishes the contract of the web client to a broker.

  npm run pact:publish -- --broker-url <url> --version <version> [--branch <name>]

  --broker-url <url>   the broker (or PACT_BROKER_BASE_URL); its token in PACT_BROKER_TOKEN
  --version <version>  version of the client, best the commit: "$(git rev-parse HEAD)"
  --branch <name>      branch of the client

Exit code: 0 published, 1 the broker did not take it, 2 a wrong call.`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        'broker-url': { type: 'string' },
        version: { type: 'string' },
        branch: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch {
    return {};
  }
}

async function run(): Promise<number> {
  const options = readOptions();
  const url = options['broker-url'] ?? process.env['PACT_BROKER_BASE_URL'];
  if (options.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (url === undefined || !URL.canParse(url) || options.version === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const token = process.env['PACT_BROKER_TOKEN'];
  const said = await publishContract({
    url,
    file: contractFile,
    version: options.version,
    ...(token === undefined ? {} : { token }),
    ...(options.branch === undefined ? {} : { branch: options.branch }),
  });
  process.stdout.write(`${said.join('\n')}\n`);
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`Not published: ${error instanceof Error ? error.message : 'unknown reason'}\n`);
  process.exitCode = 1;
}
