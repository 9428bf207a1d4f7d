import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import md5 from 'md5';
import * as z from 'zod/mini';
import { createSandbox, standardScenario, systemRandom, systemTimers } from '../src/index.ts';
import { readOperations, type DescribedOperation } from './readOperations.ts';
import { makeRequest, type Credentials } from './makeRequest.ts';
import { createSeededRandom } from './createSeededRandom.ts';
import { createSend, faultsOf, type Send } from './send.ts';

export interface FuzzOptions {
  seed: number;
  requests: number;
}

export interface FuzzResult {
  /** One line for each answer that was wrong, with what was asked. */
  faults: string[];
  /** How many answers came with each status. */
  statuses: Map<number, number>;
  sent: number;
}

const stockKey = 'wealth-sandbox-key';
const clients = { approved: '9876543210', unverified: '9876543211' };
/** Callers at once: few, so that no limit of the server is what answers. */
const callers = 4;
/** After so many requests the clock goes on and everybody signs in anew: limits and tokens are over by then. */
const stride = 40;
const strideMs = 16 * 60_000;
const password = 'Wealth@123';

const signedInSchema = z.object({
  data: z.object({ access_token: z.string(), refresh_token: z.string() }),
});

async function signIn(send: Send, username: string) {
  const { text } = await send({
    operationId: 'login',
    method: 'POST',
    target: '/auth/app/v1/login',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify({ username, password: md5(password) })),
  });
  return z.parse(signedInSchema, JSON.parse(text)).data;
}

async function signInAll(send: Send): Promise<Credentials> {
  const approved = await signIn(send, clients.approved);
  const unverified = await signIn(send, clients.unverified);
  return {
    approved: approved.access_token,
    unverified: unverified.access_token,
    refresh: unverified.refresh_token,
    stockKey,
  };
}

interface Round {
  send: Send;
  operations: readonly DescribedOperation[];
  credentials: Credentials;
  /** Number of the first request of the round, and how many it has. */
  first: number;
  count: number;
  seed: number;
}

async function runRound({ send, operations, credentials, first, count, seed }: Round, result: FuzzResult) {
  const numbers = Array.from({ length: count }, (_, index) => first + index).values();

  async function call(): Promise<void> {
    for (const number of numbers) {
      // A seed for each request: what one sends depends on nothing that runs beside it.
      const random = createSeededRandom(seed + number * 7_919);
      const operation = operations[number % operations.length];
      if (!operation) continue;
      const what = makeRequest(operation, random, credentials);
      const answered = await send(what);
      result.sent += 1;
      result.statuses.set(answered.status, (result.statuses.get(answered.status) ?? 0) + 1);
      const faults = faultsOf(answered, what.method);
      if (faults.length > 0) {
        result.faults.push(
          `request ${number} (${what.operationId}): ${what.method} ${what.target.slice(0, 200)} ${what.body.toString().slice(0, 300)}: ${faults.join(', ')}`,
        );
      }
    }
  }

  await Promise.all(Array.from({ length: callers }, call));
}

/**
 * Sends requests made from the description to a sandbox of its own, in a folder that is thrown away. The seed and the
 * number of a request decide wholly what it asks.
 *
 * @throws What the connection says when the sandbox is gone.
 */
export async function runFuzz({ seed, requests }: FuzzOptions): Promise<FuzzResult> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'wealth-fuzz-'));
  let passedMs = 0;
  const result: FuzzResult = { faults: [], statuses: new Map(), sent: 0 };
  const sandbox = await createSandbox({
    clock: () => Date.parse('2026-11-19T11:00:00+05:30') + passedMs,
    random: systemRandom,
    timers: systemTimers,
    scenario: standardScenario,
    dataFolder,
    mode: 'always-open',
    controlEnabled: false,
    providerStatesEnabled: false,
    seed: 'fuzz',
    roundMs: 1_000,
    stockKey,
    allowedOrigins: [],
    floodLimit: null,
    scryptCost: 16,
    onError: (error) => {
      result.faults.push(`the sandbox failed: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  const { send, close } = createSend(await sandbox.listen(0, ['127.0.0.1']));
  const operations = readOperations();
  try {
    for (let first = 0; first < requests; first += stride) {
      passedMs += strideMs;
      const credentials = await signInAll(send);
      const count = Math.min(stride, requests - first);
      await runRound({ send, operations, credentials, first, count, seed }, result);
    }
  } finally {
    close();
    await sandbox.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  if (Reflect.get({}, 'polluted') !== undefined) result.faults.push('a prototype was polluted');
  return result;
}
