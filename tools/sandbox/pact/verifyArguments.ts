import { parseArgs } from 'node:util';
import { contractFile } from './contractFile.ts';
import type { BrokerOptions } from './verifyContract.ts';

export const usage = `Verifies a back end against the contract of the web client.

  npm run pact:verify                             the sandbox itself, started for this run in a folder of its own
  npm run pact:verify -- --provider <url> [...]   your back end

  --provider <url>          address of the back end, e.g. http://127.0.0.1:8080
  --states-url <url>        where provider states are set; <provider>/sandbox/v1/state when absent
  --stock-key <key>         publishable key of its stock-data API; wealth-sandbox-key when absent
  --contract <file>         another contract file
  --filter <text>           only the interactions whose description or state contains the text
  --junit <file>            writes the results as JUnit XML, too
  --broker-url <url>        takes the contract from a broker (or PACT_BROKER_BASE_URL); its token in PACT_BROKER_TOKEN
  --consumer-branch <name>  the client's branch; its main branch and what is deployed when absent
  --publish                 tells the broker the results; wants --provider-version, takes --provider-branch
  --help                    this text

Exit code: 0 the contract is kept, 1 it is not, 2 a wrong call, or nothing answers.`;

/** What one call of the program is to do. */
export interface VerifyArguments {
  /** Null: a sandbox of its own. */
  provider: string | null;
  /** Null: where the provider has it by default. */
  statesUrl: string | null;
  stockKey: string;
  contract: string | BrokerOptions;
  filter: string | null;
  junit: string | null;
}

export type ReadArguments =
  | { kind: 'run'; values: VerifyArguments }
  | { kind: 'help' }
  | { kind: 'wrong'; why: string };

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      provider: { type: 'string' },
      'states-url': { type: 'string' },
      'stock-key': { type: 'string' },
      contract: { type: 'string' },
      filter: { type: 'string' },
      junit: { type: 'string' },
      'broker-url': { type: 'string' },
      'consumer-branch': { type: 'string' },
      publish: { type: 'boolean' },
      'provider-version': { type: 'string' },
      'provider-branch': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}

type Given = ReturnType<typeof parse>;
type Environment = Readonly<Record<string, string | undefined>>;

/** What must be an address and is none. */
function badAddresses(addresses: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(addresses)
    .filter(([, address]) => address !== undefined && !/^https?:\/\/[^/]/.test(address))
    .map(([name]) => `${name} must be an http or https address.`);
}

/** One sentence for each way in which the options do not fit together. */
function mistakes(given: Given, broker: string | undefined): string[] {
  const { provider, contract, filter, publish } = given;
  const isBroker = broker !== undefined;
  const rules: readonly (readonly [isBroken: boolean, text: string])[] = [
    [given['states-url'] !== undefined && provider === undefined, '--states-url goes with --provider.'],
    [filter !== undefined && isBroker, '--filter does not go with a broker.'],
    [contract !== undefined && isBroker, '--contract does not go with a broker.'],
    [given['consumer-branch'] !== undefined && !isBroker, '--consumer-branch goes with a broker.'],
    [publish === true && !isBroker, '--publish goes with a broker.'],
    [publish === true && given['provider-version'] === undefined, '--publish wants --provider-version.'],
  ];
  return [
    ...badAddresses({
      '--provider': provider,
      '--states-url': given['states-url'],
      '--broker-url': broker,
    }),
    ...rules.filter(([isBroken]) => isBroken).map(([, text]) => text),
  ];
}

function brokerOf(url: string, given: Given, token: string | undefined): BrokerOptions {
  const version = given['provider-version'];
  const branch = given['provider-branch'];
  const consumerBranch = given['consumer-branch'];
  return {
    url,
    ...(token === undefined ? {} : { token }),
    ...(consumerBranch === undefined ? {} : { consumerBranch }),
    ...(given.publish && version !== undefined
      ? { publish: { version, ...(branch === undefined ? {} : { branch }) } }
      : {}),
  };
}

function valuesOf(given: Given, broker: string | undefined, token: string | undefined): VerifyArguments {
  return {
    provider: given.provider ?? null,
    statesUrl: given['states-url'] ?? null,
    stockKey: given['stock-key'] ?? 'wealth-sandbox-key',
    contract: broker === undefined ? (given.contract ?? contractFile) : brokerOf(broker, given, token),
    filter: given.filter ?? null,
    junit: given.junit ?? null,
  };
}

/** Reads the command line; what does not fit is told, not thrown. */
export function readArguments(args: readonly string[], env: Environment): ReadArguments {
  let given: Given;
  try {
    given = parse(args);
  } catch (error) {
    return { kind: 'wrong', why: error instanceof Error ? error.message : 'The call cannot be read.' };
  }
  if (given.help) return { kind: 'help' };
  const broker = given['broker-url'] ?? env['PACT_BROKER_BASE_URL'];
  const why = mistakes(given, broker);
  if (why.length > 0) return { kind: 'wrong', why: why.join(' ') };
  return { kind: 'run', values: valuesOf(given, broker, env['PACT_BROKER_TOKEN']) };
}
