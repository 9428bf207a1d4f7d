import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { call, type Reply } from './api.ts';
import { images } from './images.ts';
import { createIssueClient } from './issueClient.ts';
import type { TestSandbox } from './testSandbox.ts';

const stepSchema = z.object({
  state: z.string(),
  time: z.string(),
  reason: z.nullable(z.object({ code: z.string() })),
  text: z.nullable(z.string()),
});
const subjectSchema = z.object({
  kind: z.string(),
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  quantity: z.nullable(z.number()),
});
const formulaSchema = z.object({
  code: z.string(),
  amount: z.number(),
  days: z.nullable(z.number()),
  shares: z.nullable(z.number()),
  chance_percent: z.nullable(z.number()),
});
const claimSchema = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.string(),
  amount: z.number(),
  answer_by: z.string(),
  is_overdue: z.boolean(),
  subject: z.nullable(subjectSchema),
  offer: z.nullable(
    z.object({
      amount: z.number(),
      until: z.string(),
      why: z.string(),
      lines: z.array(z.object({ text: z.nullable(z.string()), claimed: z.number(), offered: z.number() })),
    }),
  ),
  payment: z.nullable(z.object({ due_at: z.string(), paid_at: z.nullable(z.string()) })),
  history: z.array(stepSchema),
});
const detailSchema = z.extend(claimSchema, {
  text: z.string(),
  images: z.array(z.object({ url: z.string(), name: z.string() })),
  formula: z.nullable(formulaSchema),
  record: z.array(z.object({ time: z.string(), state: z.string(), amount: z.nullable(z.number()) })),
  ladder: z.array(z.object({ code: z.string(), from: z.string(), state: z.string() })),
});
const previewSchema = z.object({
  subject: z.nullable(subjectSchema),
  formula: z.nullable(formulaSchema),
  answer_by: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), until: z.nullable(z.string()) })),
});
const pageSchema = z.object({ items: z.array(claimSchema), next_cursor: z.nullable(z.string()) });
const subjectsSchema = z.array(z.extend(subjectSchema, { formulas: z.array(formulaSchema) }));
const recordsSchema = z.object({ items: z.array(z.object({ amount: z.number() })) });
const noticesSchema = z.object({ items: z.array(z.object({ code: z.string() })) });

export const claimOf = (reply: Reply) => z.parse(detailSchema, reply.data);
export const freeClaim = {
  reason: 'statement_wrong',
  subject: null,
  amount: 1_240,
  happened_on: '2026-11-17',
  text: 'The statement of October lacks two purchases.',
  images: [],
};

/** The calls about claims of one signed-in client, with those about issues. */
export async function createClaimClient(
  test: Pick<TestSandbox, 'sandbox' | 'advance' | 'pass' | 'now'>,
  mobile = '9876543210',
  pin = '246810',
) {
  const issues = await createIssueClient(test, mobile, pin);
  const { token } = issues;
  const post = (path: string, json: object, headers: Record<string, string> = {}) =>
    call(test.sandbox, `POST /credit/app/v1/compensations${path}`, { token: token(), json, headers });
  const get = (path = '') =>
    call(test.sandbox, `GET /credit/app/v1/compensations${path}`, { token: token() });

  async function sendImage(bytes?: Uint8Array, name = 'screen.png', type = 'image/png') {
    const content = new Uint8Array(bytes ?? (await images.png()));
    const body = new FormData();
    body.append('file', new File([content], name, { type }));
    return call(test.sandbox, 'POST /client/app/v1/image', { token: token(), body });
  }

  return {
    ...issues,
    decideMandate: issues.decide,
    get,
    sendImage,
    async image(name = 'screen.png') {
      const { url } = z.parse(z.object({ url: z.string() }), (await sendImage()).data);
      return { url, name };
    },
    claim: (json: object = {}, key: string = randomUUID()) =>
      post('', { ...freeClaim, ...json }, { 'idempotency-key': key }),
    preview: async (json: object = {}) =>
      z.parse(previewSchema, (await post('/preview', { ...freeClaim, ...json })).data),
    read: async (id: string) => claimOf(await get(`/${id}`)),
    page: async (query = '') => z.parse(pageSchema, (await get(query)).data),
    subjects: async () => z.parse(subjectsSchema, (await get('/subjects/recent')).data),
    inform: (id: string, json: object, key: string = randomUUID()) =>
      post(`/${id}/information`, { images: [], ...json }, { 'idempotency-key': key }),
    async answer(id: string, accept: boolean, { hasPin = accept, key = randomUUID() } = {}) {
      const cookie = hasPin ? await issues.pinCookie() : '';
      return post(`/${id}/answer`, { accept }, { 'idempotency-key': key, cookie });
    },
    decide: (reference: string, decision: string, json: object = {}) =>
      call(test.sandbox, 'POST /sandbox/v1/claims/decide', { json: { reference, decision, ...json } }),
    ask: (key: string) =>
      call(test.sandbox, 'POST /client/app/v1/intents/ask', {
        token: token(),
        json: { kind: 'compensation', key },
      }),
    /** What has moved settled cash here. */
    async movedAmounts() {
      const { data } = await call(test.sandbox, 'GET /fund/app/v1/records?limit=200', { token: token() });
      return z.parse(recordsSchema, data).items.map(({ amount }) => amount);
    },
    async notices() {
      const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications?limit=50', {
        token: token(),
      });
      return z.parse(noticesSchema, data).items.map(({ code }) => code);
    },
  };
}

export type ClaimClient = Awaited<ReturnType<typeof createClaimClient>>;
