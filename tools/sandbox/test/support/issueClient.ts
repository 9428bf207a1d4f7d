import md5 from 'md5';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { call, cookieOf, signIn, type Reply } from './api.ts';
import type { TestSandbox } from './testSandbox.ts';

const reasonSchema = z.nullable(z.object({ code: z.string() }));
const drawSchema = z.object({
  basis: z.string(),
  seed: z.string(),
  applicants: z.number(),
  shares: z.number(),
  demand: z.number(),
  lot_size: z.number(),
  lots: z.nullable(z.number()),
  adjusted: z.number(),
  last_place: z.nullable(z.number()),
  bids: z.array(z.object({ quantity: z.number(), applicants: z.number(), allotted: z.number() })),
});
const applicationSchema = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.string(),
  state: z.string(),
  quantity: z.number(),
  amount: z.number(),
  bids: z.array(z.object({ quantity: z.number(), price: z.nullable(z.number()), amount: z.number() })),
  money: z.object({ place: z.string(), free: z.number(), blocked: z.number(), paid: z.number() }),
  allotment: z.nullable(
    z.object({ quantity: z.number(), price: z.number(), amount: z.number(), released: z.number() }),
  ),
  compensation: z.nullable(z.object({ days: z.number(), since: z.string(), amount: z.number() })),
  waiting_for: z.nullable(z.object({ by: z.string(), event: z.string(), until: z.string() })),
  actions: z.array(z.string()),
});
const detailSchema = z.extend(applicationSchema, {
  history: z.array(z.object({ state: z.string(), time: z.string(), reason: reasonSchema })),
  draw: z.nullable(z.object({ number: z.number(), place: z.number(), draw: drawSchema })),
  trade: z.nullable(
    z.object({
      quantity: z.number(),
      price: z.number(),
      total: z.number(),
      charges: z.array(z.object({ code: z.string(), amount: z.number() })),
      settlement_date: z.string(),
    }),
  ),
});
const issueSchema = z.object({
  id: z.string(),
  kind: z.string(),
  board: z.string(),
  status: z.string(),
  name: z.string(),
  instrument: z.object({ market: z.string(), symbol: z.string() }),
  isin: z.string(),
  price_low: z.nullable(z.number()),
  price_high: z.nullable(z.number()),
  issue_price: z.nullable(z.number()),
  cut_off: z.nullable(z.number()),
  lot_size: z.nullable(z.number()),
  smallest: z.nullable(z.object({ quantity: z.number(), amount: z.number() })),
  largest: z.nullable(z.object({ quantity: z.number(), amount: z.number() })),
  opens_at: z.string(),
  changes_until: z.string(),
  lists_at: z.nullable(z.string()),
  subscription: z.nullable(
    z.object({
      as_of: z.string(),
      categories: z.array(z.object({ code: z.string(), times: z.number(), shares: z.number() })),
      retail: z.nullable(z.object({ applicants: z.number(), lots: z.number() })),
    }),
  ),
  application: z.nullable(z.object({ id: z.string(), state: z.string() })),
});
const issueDetailSchema = z.extend(issueSchema, { draw: z.nullable(drawSchema) });
const blockSchema = z.object({
  id: z.string(),
  instrument: z.object({ market: z.string(), symbol: z.string() }),
  isin: z.string(),
  side: z.enum(['BUY', 'SELL']),
  quantity: z.number(),
  smallest_quantity: z.number(),
  price: z.number(),
  lower: z.number(),
  upper: z.number(),
  tick_size: z.number(),
  status: z.string(),
});
const boardSchema = z.object({
  windows: z.array(z.object({ window: z.string(), status: z.string(), deals: z.number() })),
  next: z.object({ from: z.string() }),
  minimum: z.number(),
  blocks: z.array(blockSchema),
  tape: z.array(
    z.object({ id: z.string(), value: z.number(), against_percent: z.number(), is_own: z.boolean() }),
  ),
});
const errorsSchema = z.object({
  errors: z.array(
    z.object({
      field: z.string(),
      code: z.string(),
      index: z.optional(z.nullable(z.number())),
      nearest: z.optional(z.nullable(z.number())),
    }),
  ),
});
const pageSchema = z.object({ items: z.array(applicationSchema), next_cursor: z.nullable(z.string()) });

const assetSchema = z.object({
  cash: z.number(),
  available: z.number(),
  blocked: z.number(),
  withdrawable: z.number(),
});

export const applicationOf = (reply: Reply) => z.parse(detailSchema, reply.data);
export const errorsOf = (reply: Reply) => z.parse(errorsSchema, reply.data).errors;
export type WireBlock = z.infer<typeof blockSchema>;

interface SendOptions {
  key?: string;
  cookie?: string;
}

/** The calls about issues and blocks of one signed-in client. */
export async function createIssueClient(
  test: Pick<TestSandbox, 'sandbox' | 'advance' | 'pass' | 'now'>,
  mobile = '9876543210',
  pin = '246810',
) {
  let { access_token: token } = await signIn(test.sandbox, mobile);
  const banks = await call(test.sandbox, 'GET /client/app/v1/bank', { token });
  const [bank] = z.parse(z.array(z.object({ id: z.string(), upi_id: z.string() })), banks.data);
  const account = { upi_id: bank?.upi_id ?? '', bank_id: bank?.id ?? '' };

  async function pinCookie(): Promise<string> {
    const json = { pin: md5(pin) };
    return cookieOf(await call(test.sandbox, 'POST /client/app/v1/pin/verify', { token, json }));
  }

  const get = (path: string) => call(test.sandbox, `GET /trade/app/v1/${path}`, { token });
  const post = (path: string, json?: object) =>
    call(test.sandbox, `POST /trade/app/v1/${path}`, { token, ...(json ? { json } : {}) });

  async function send(path: string, json: object, options: SendOptions = {}) {
    const { key = randomUUID(), cookie = await pinCookie() } = options;
    const headers = { 'idempotency-key': key, cookie };
    return call(test.sandbox, `POST /trade/app/v1/${path}`, { token, headers, json });
  }

  async function jumpTo(time: string): Promise<void> {
    const json = { now: time };
    const reply = await call(test.sandbox, 'POST /sandbox/v1/clock', { json });
    if (reply.status !== 200) throw new RangeError(`the clock does not go to ${time}: ${reply.status}`);
    ({ access_token: token } = await signIn(test.sandbox, mobile));
  }

  return {
    account,
    token: () => token,
    get,
    pinCookie,
    jumpTo,
    issues: async (list: 'ipo' | 'fo', query = '') =>
      z.parse(z.array(issueSchema), (await get(`${list}${query}`)).data),
    issue: async (list: 'ipo' | 'fo', id: string) =>
      z.parse(issueDetailSchema, (await get(`${list}/${id}`)).data),
    apply: (
      ...[list, id, json = {}, options = {}]: [
        list: 'ipo' | 'fo',
        id: string,
        json?: object,
        options?: SendOptions,
      ]
    ) =>
      send(
        `${list}/${id}/applications`,
        {
          bids: [{ quantity: 1, price: null }],
          ...(list === 'ipo' || id.startsWith('FPO') ? account : { upi_id: null, bank_id: null }),
          ...json,
        },
        options,
      ),
    preview: (list: 'ipo' | 'fo', id: string, json: object = {}) =>
      post(`${list}/${id}/applications/preview`, {
        ...account,
        bids: [{ quantity: 1, price: null }],
        ...json,
      }),
    decide: (id: string, decision: 'approve' | 'decline') =>
      post(`applications/${id}/simulated_mandate`, { decision }),
    resend: (id: string) => post(`applications/${id}/mandate`),
    async change(id: string, bids: object[]) {
      const headers = { cookie: await pinCookie() };
      return call(test.sandbox, `PATCH /trade/app/v1/applications/${id}`, { token, headers, json: { bids } });
    },
    withdraw: (id: string) => call(test.sandbox, `DELETE /trade/app/v1/applications/${id}`, { token }),
    application: async (id: string) => applicationOf(await get(`applications/${id}`)),
    page: async (query = '') => z.parse(pageSchema, (await get(`applications?limit=50${query}`)).data),
    board: async () => z.parse(boardSchema, (await get('otc')).data),
    bid: (id: string, json: object, options = {}) => send(`otc/${id}/bids`, json, options),
    previewBid: (id: string, json: object) => post(`otc/${id}/bids/preview`, json),
    control: (path: string, json: object) => call(test.sandbox, `POST /sandbox/v1/${path}`, { json }),
    async asset() {
      const { data } = await call(test.sandbox, 'GET /stat/app/v1/asset', { token });
      return z.parse(assetSchema, data);
    },
  };
}

export type IssueClient = Awaited<ReturnType<typeof createIssueClient>>;
