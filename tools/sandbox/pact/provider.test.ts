import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerStates } from '../src/scenarios/providerStates.ts';
import { contractFile, filtered, readContract, statesOf, writeContract } from './contractFile.ts';
import { startThrowAwaySandbox, type ThrowAwaySandbox } from './throwAwaySandbox.ts';
import { verifyContract } from './verifyContract.ts';

const host = '127.0.0.1';
const folder = mkdtempSync(join(tmpdir(), 'wealth-contract-'));
let sandbox: ThrowAwaySandbox;

beforeAll(async () => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  sandbox = await startThrowAwaySandbox();
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const statesUrl = () => `${sandbox.url}/sandbox/v1/state`;

it('knows exactly the provider states of the contract', () => {
  expect(Object.keys(providerStates).toSorted()).toEqual(statesOf(readContract(contractFile)));
});

it('the sandbox keeps the contract of the web client [I1-9-PROVIDER]', async () => {
  const results = await verifyContract({
    provider: sandbox.url,
    statesUrl: statesUrl(),
    stockKey: 'wealth-sandbox-key',
    contract: contractFile,
  });

  expect(results.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(results).toHaveLength(readContract(contractFile).interactions.length);
});

/** A back end like the sandbox, in whose answers one field has another name. */
async function startRenaming(field: string, name: string): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = { authorization: request.headers.authorization ?? '' };
      void fetch(`${sandbox.url}${request.url}`, { method: request.method ?? 'GET', headers }).then(
        async (answer) => {
          const text = await answer.text();
          response.writeHead(answer.status, { 'content-type': 'application/json' });
          response.end(text.replace(`"${field}":`, `"${name}":`));
        },
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  return server;
}

it('names the interaction and the field when a back end renames one [I1-DONE-PACT]', async () => {
  const contract = join(folder, 'profile.json');
  const profile = filtered(readContract(contractFile), 'the profile');
  const interactions = profile.interactions.filter(({ description }) => description === 'the profile');
  writeContract(contract, { ...profile, interactions });
  const server = await startRenaming('kycStatus', 'kyc_status');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const verified = verifyContract({
    provider: `http://${host}:${port}`,
    statesUrl: statesUrl(),
    stockKey: 'wealth-sandbox-key',
    contract,
  });

  await expect(verified).rejects.toThrow(/client 9876543210 is signed in - the profile\n.*kycStatus/);
  server.close();
});
