import { parseArgs } from 'node:util';
import { contractFile, verifyContract } from './verify-contract.ts';

const usage = `Verifies a back end against the contract of the web client.

  npm run pact:verify -- --provider <url> [--states-url <url>] [--stock-key <key>] [--contract <file>]

  --provider    address of the back end, e.g. http://127.0.0.1:4200
  --states-url  where provider states are set; <provider>/sandbox/v1/state when absent
  --stock-key   publishable key of its stock-data API; wealth-sandbox-key when absent
  --contract    another contract file`;

function readArguments() {
  return parseArgs({
    options: {
      provider: { type: 'string' },
      'states-url': { type: 'string' },
      'stock-key': { type: 'string', default: 'wealth-sandbox-key' },
      contract: { type: 'string', default: contractFile },
    },
  }).values;
}

async function run(): Promise<number> {
  const { provider, 'states-url': statesUrl, 'stock-key': stockKey, contract } = readArguments();
  if (provider === undefined || !URL.canParse(provider)) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  await verifyContract({
    provider,
    statesUrl: statesUrl ?? new URL('/sandbox/v1/state', provider).href,
    stockKey,
    contract,
  });
  process.stdout.write(`${provider} keeps the contract.\n`);
  return 0;
}

// The native verifier would report every run to its makers.
process.env.PACT_DO_NOT_TRACK = 'true';
try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`The contract is not kept. ${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 1;
}
