import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type Server } from 'node:http';
import * as z from 'zod/mini';
import { createSandbox, standardScenario, systemRandom, systemTimers, type Sandbox } from '../src/index.ts';
import { providerStates } from '../src/scenarios/provider-states.ts';
import { contractFile, statesOf, verifyContract } from './verify-contract.ts';

const host = '127.0.0.1';
const dataFolder = mkdtempSync(join(tmpdir(), 'wealth-pact-'));
let sandbox: Sandbox;
let provider: string;

beforeAll(async () => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  sandbox = await createSandbox({
    clock: () => Date.now(),
    random: systemRandom,
    timers: systemTimers,
    scenario: standardScenario,
    dataFolder,
    mode: 'always-open',
    controlEnabled: true,
    seed: 'pact',
    roundMs: 250,
    ticksPerRound: 40,
    stockKey: 'wealth-sandbox-key',
    allowedOrigins: [],
    floodLimit: null,
    scryptCost: 16,
    onError: (error) => {
      throw error;
    },
  });
  provider = `http://${host}:${await sandbox.listen(0, [host])}`;
});

afterAll(async () => {
  await sandbox.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

it('knows exactly the provider states of the contract', () => {
  expect(Object.keys(providerStates).toSorted()).toEqual(statesOf(contractFile));
});

it('the sandbox keeps the contract of the web client [I1-9-PROVIDER]', async () => {
  const verified = verifyContract({
    provider,
    statesUrl: `${provider}/sandbox/v1/state`,
    stockKey: 'wealth-sandbox-key',
    contract: contractFile,
  });

  await expect(verified).resolves.toBeUndefined();
});

/** A back end like the sandbox, in whose answers one field has another name. */
async function startRenaming(field: string, name: string): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = { authorization: request.headers.authorization ?? '' };
      void fetch(`${provider}${request.url}`, { method: request.method ?? 'GET', headers }).then(
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
  const contract = join(dataFolder, 'profile.json');
  const whole = z.parse(
    z.looseObject({ interactions: z.array(z.looseObject({ description: z.string() })) }),
    JSON.parse(readFileSync(contractFile, 'utf8')),
  );
  const interactions = whole.interactions.filter(({ description }) => description === 'the profile');
  writeFileSync(contract, JSON.stringify({ ...whole, interactions }));
  const server = await startRenaming('kycStatus', 'kyc_status');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const verified = verifyContract({
    provider: `http://${host}:${port}`,
    statesUrl: `${provider}/sandbox/v1/state`,
    stockKey: 'wealth-sandbox-key',
    contract,
  });

  await expect(verified).rejects.toThrow(/client 9876543210 is signed in - the profile\n.*kycStatus/);
  server.close();
});
