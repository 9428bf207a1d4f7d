import md5 from 'md5';
import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { openDatabase } from '../../src/database/database.ts';
import { openClock } from '../../src/database/storedClock.ts';
import { checkLedger } from '../../src/ledger/checkLedger.ts';
import { call, cookieOf, signIn, type Reply } from './api.ts';
import { eachSandbox } from './eachSandbox.ts';
import type { TestSandbox } from './testSandbox.ts';

const stepSchema = z.object({
  state: z.string(),
  time: z.string(),
  reason: z.nullable(z.object({ code: z.string() })),
});
const fundSchema = z.object({ id: z.string(), state: z.string(), history: z.array(stepSchema) });
const recordSchema = z.object({
  id: z.string(),
  kind: z.string(),
  amount: z.number(),
  balance: z.number(),
  state: z.string(),
  time: z.string(),
  source: z.object({ kind: z.string(), id: z.nullable(z.string()) }),
  reference: z.nullable(z.string()),
  instrument: z.nullable(z.object({ market: z.string(), symbol: z.string() })),
  trade: z.nullable(z.object({ quantity: z.number(), price: z.number(), traded_at: z.string() })),
  account: z.nullable(z.object({ bank_name: z.string(), masked_number: z.string() })),
});
const totalsSchema = z.object({
  count: z.number(),
  money_in: z.number(),
  money_out: z.number(),
  opening_balance: z.number(),
  closing_balance: z.number(),
});
const pageSchema = z.object({
  items: z.array(recordSchema),
  next_cursor: z.nullable(z.string()),
  totals: z.nullable(totalsSchema),
});
const withdrawableSchema = z.object({
  balance: z.number(),
  withdrawable: z.number(),
  lines: z.array(z.object({ code: z.string(), amount: z.number(), frees_at: z.nullable(z.string()) })),
  notice: z.nullable(z.object({ wanted: z.boolean(), at: z.string() })),
});
const runningSchema = z.object({
  choice: z.string(),
  next: z.object({ day: z.string(), sent_at: z.string(), reason: z.string(), provisional: z.boolean() }),
  idle: z.nullable(z.object({ since: z.string(), on: z.string() })),
  balance: z.number(),
  amount: z.number(),
  lines: z.array(z.object({ code: z.string(), amount: z.number() })),
  account: z.nullable(z.object({ id: z.string(), masked_number: z.string() })),
  gtts: z.array(
    z.object({
      id: z.string(),
      instrument: z.object({ symbol: z.string() }),
      needed: z.number(),
      missing: z.number(),
    }),
  ),
  last: z.nullable(
    z.object({
      id: z.string(),
      amount: z.number(),
      state: z.string(),
      reason: z.string(),
      reference: z.string(),
      history: z.array(stepSchema),
    }),
  ),
});
const idsSchema = z.object({
  items: z.array(z.object({ id: z.string() })),
  next_cursor: z.nullable(z.string()),
});
const assetSchema = z.object({
  cash: z.number(),
  available: z.number(),
  blocked: z.number(),
  withdrawable: z.number(),
});

export const fundOf = (reply: Reply) => z.parse(fundSchema, reply.data);

/** Rules that the ledger breaks; empty where it is whole. */
export function ledgerFaults(test: TestSandbox): string[] {
  const database = openDatabase(join(test.dataFolder, 'wealth.db'));
  try {
    return checkLedger(database, openClock(database, test.now).now());
  } finally {
    database.close();
  }
}

/** The money calls of one signed-in client. */
export async function createFundClient(
  test: Pick<TestSandbox, 'sandbox' | 'pass'>,
  mobile = '9876543210',
  pin = '246810',
) {
  let { access_token: token } = await signIn(test.sandbox, mobile);
  const banks = await call(test.sandbox, 'GET /client/app/v1/bank', { token });
  const [bank] = z.parse(z.array(z.object({ id: z.string() })), banks.data);
  const bankId = bank?.id ?? '';

  async function pinCookie(): Promise<string> {
    const json = { pin: md5(pin) };
    return cookieOf(await call(test.sandbox, 'POST /client/app/v1/pin/verify', { token, json }));
  }

  const get = (path: string) => call(test.sandbox, `GET /fund/app/v1/${path}`, { token });

  return {
    bankId,
    token: () => token,
    /** Lets time pass, and signs in anew: a session ends meanwhile. */
    async wait(ms: number): Promise<void> {
      test.pass(ms);
      ({ access_token: token } = await signIn(test.sandbox, mobile));
    },
    async ids(kind: 'deposits' | 'withdrawals', query: string) {
      const { data } = await get(`${kind}?${query}`);
      return z.parse(idsSchema, data);
    },
    get,
    pinCookie,
    deposit: (json: object = {}, key: string = randomUUID()) =>
      call(test.sandbox, 'POST /fund/app/v1/deposits', {
        token,
        headers: { 'idempotency-key': key },
        json: { method: 'upi', amount: 25_000, bank_id: bankId, ...json },
      }),
    pay: (id: string, json: object = {}) =>
      call(test.sandbox, `POST /fund/app/v1/deposits/${id}/simulated_payment`, {
        token,
        json: { from: 'own_account', ...json },
      }),
    async withdraw(
      json: object = {},
      { key = randomUUID(), cookie }: { key?: string; cookie?: string } = {},
    ) {
      return call(test.sandbox, 'POST /fund/app/v1/withdrawals', {
        token,
        headers: { 'idempotency-key': key, cookie: cookie ?? (await pinCookie()) },
        json: { amount: 5_000, bank_id: bankId, ...json },
      });
    },
    preview: (kind: 'deposits' | 'withdrawals', json: object) =>
      call(test.sandbox, `POST /fund/app/v1/${kind}/preview`, { token, json: { bank_id: bankId, ...json } }),
    cancel: (kind: 'deposits' | 'withdrawals', id: string) =>
      call(test.sandbox, `DELETE /fund/app/v1/${kind}/${id}`, { token }),
    async stateOf(kind: 'deposits' | 'withdrawals', id: string): Promise<string> {
      return fundOf(await get(`${kind}/${id}`)).state;
    },
    async withdrawable() {
      return z.parse(withdrawableSchema, (await get('withdrawable')).data);
    },
    async records(query = 'limit=200') {
      return z.parse(pageSchema, (await get(`records?${query}`)).data);
    },
    choose: (choice: string) =>
      call(test.sandbox, 'PUT /fund/app/v1/running_account', { token, json: { choice } }),
    decideSettlement: (state: 'paid' | 'failed') =>
      call(test.sandbox, 'POST /sandbox/v1/settle', { json: { mobile, state } }),
    decideWithdrawal: (state: 'paid' | 'failed') =>
      call(test.sandbox, 'POST /sandbox/v1/withdrawal', { json: { mobile, state } }),
    settleNow: () => call(test.sandbox, 'POST /sandbox/v1/settle', { json: { mobile } }),
    async running() {
      return z.parse(runningSchema, (await get('running_account')).data);
    },
    async asset() {
      const { data } = await call(test.sandbox, 'GET /stat/app/v1/asset', { token });
      return z.parse(assetSchema, data);
    },
  };
}

export type FundClient = Awaited<ReturnType<typeof createFundClient>>;

/**
 * Gives each test a sandbox of its own and its first client. A test that leaves a ledger behind that breaks a rule has
 * failed.
 *
 * @param take - Keeps both for the test.
 */
export function eachFundClient(take: (each: { test: TestSandbox; client: FundClient }) => void): void {
  let test: TestSandbox;
  eachSandbox(async (sandbox) => {
    test = sandbox;
    take({ test, client: await createFundClient(test) });
  });
  // Of what was registered last first: before the sandbox goes.
  afterEach(() => expect(ledgerFaults(test)).toEqual([]));
}
