import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContractFileError, filtered, readContract, writeContract } from './contractFile.ts';
import { mustAnswer, UnreachableError } from './providerStateClient.ts';
import { startThrowAwaySandbox } from './throwAwaySandbox.ts';
import { readArguments, type VerifyArguments } from './verifyArguments.ts';
import { ContractBrokenError, verifyContract } from './verifyContract.ts';
import { junitOf, type InteractionResult } from './verificationReport.ts';

/* The verification itself; pactVerify.ts starts it and is told the exit code. */

const exitCodes = { kept: 0, broken: 1, wrongCall: 2 } as const;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The contract to verify, in a file; filtered when that is asked for. */
function contractIn(folder: string, { contract, filter }: VerifyArguments): VerifyArguments['contract'] {
  if (typeof contract !== 'string') return contract;
  const whole = readContract(contract);
  if (filter === null) return contract;
  const chosen = filtered(whole, filter);
  if (chosen.interactions.length === 0) {
    throw new ContractFileError(`No interaction of ${contract} contains "${filter}".`);
  }
  const path = join(folder, 'contract.json');
  writeContract(path, chosen);
  return path;
}

function told(results: readonly InteractionResult[], junit: string | null): void {
  if (junit !== null) writeFileSync(junit, junitOf(results));
}

async function verify(provider: string, options: VerifyArguments, folder: string): Promise<number> {
  const contract = contractIn(folder, options);
  const statesUrl = options.statesUrl ?? new URL('/sandbox/v1/state', provider).href;
  await mustAnswer(provider);
  try {
    const results = await verifyContract({ provider, statesUrl, stockKey: options.stockKey, contract });
    told(results, options.junit);
    say(`${provider} keeps the contract: ${results.length} interactions hold.`);
    return exitCodes.kept;
  } catch (error) {
    if (!(error instanceof ContractBrokenError)) throw error;
    told(error.results, options.junit);
    const broken = error.results.filter(({ faults }) => faults.length > 0).length;
    complain(`The contract is not kept: ${broken} of ${error.results.length} interactions fail.\n`);
    complain(`  ${error.message}`);
    return exitCodes.broken;
  }
}

async function run(options: VerifyArguments): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-contract-'));
  const sandbox = options.provider === null ? await startThrowAwaySandbox() : null;
  try {
    return await verify(options.provider ?? sandbox?.url ?? '', options, folder);
  } finally {
    await sandbox?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<number> {
  const read = readArguments(process.argv.slice(2), process.env);
  // pactVerify.ts has answered every other call.
  if (read.kind !== 'run') return exitCodes.wrongCall;
  try {
    return await run(read.values);
  } catch (error) {
    if (!(error instanceof UnreachableError) && !(error instanceof ContractFileError)) throw error;
    complain(error.message);
    return exitCodes.wrongCall;
  }
}

// The native verifier would report every run to its makers.
process.env['PACT_DO_NOT_TRACK'] = 'true';
// The proxy between verifier and back end throws where nobody can catch it when the back end goes away.
process.on('uncaughtException', (error) => {
  complain(`The verification broke off: ${error.message}`);
  process.send?.(exitCodes.wrongCall);
});
process.send?.(await main());
