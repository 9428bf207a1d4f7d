import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { createIssueClient } from './support/issueClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const pageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      state: z.string(),
      subject: z.object({ board: z.nullable(z.string()) }),
    }),
  ),
});
const noticesSchema = z.object({
  items: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
});

/** What is there at every instant: by kind, and of IPOs by board. */
const always = {
  'ipo mainboard': [
    'MANDATE_REJECTED',
    'EXPIRED',
    'WITHDRAWN',
    'CANCELLED',
    'NOT_ALLOTTED',
    'UNBLOCKED',
    'LISTED',
  ],
  'ipo sme': ['MANDATE_REJECTED', 'EXPIRED', 'CANCELLED', 'NOT_ALLOTTED', 'UNBLOCKED', 'LISTED'],
  'fpo mainboard': [
    'MANDATE_REJECTED',
    'EXPIRED',
    'WITHDRAWN',
    'CANCELLED',
    'NOT_ALLOTTED',
    'UNBLOCKED',
    'LISTED',
  ],
  'ofs mainboard': ['WITHDRAWN', 'CANCELLED', 'NOT_ALLOTTED', 'SETTLED'],
  'block mainboard': ['NOT_MET', 'WITHDRAWN', 'PREVENTED', 'MET', 'SETTLED'],
};
const alwaysThere = Object.entries(always).flatMap(([of, states]) => states.map((state) => `${of} ${state}`));

let test: TestSandbox | null = null;

afterEach(async () => {
  await test?.dispose();
  test = null;
});

async function startedAt(now: string): Promise<TestSandbox> {
  test = await createTestSandbox({ clock: () => Date.parse(now) });
  return test;
}

async function statesOf(sandbox: TestSandbox, mobile: string, pin: string): Promise<Set<string>> {
  const client = await createIssueClient(sandbox, mobile, pin);
  const { items } = z.parse(pageSchema, (await client.get('applications?limit=100')).data);
  return new Set(items.map(({ kind, state, subject }) => `${kind} ${subject.board} ${state}`));
}

it.each([
  [
    'a morning of trading',
    '2026-11-19T11:00:00+05:30',
    ['ipo mainboard MANDATE_APPROVED', 'fpo mainboard MANDATE_APPROVED', 'ofs mainboard BLOCKED'],
  ],
  ['an evening', '2026-11-19T18:30:00+05:30', ['ofs mainboard ALLOTTED']],
  ['a day of debits', '2026-11-27T15:00:00+05:30', ['ipo mainboard DEBITED']],
  ['a Saturday', '2026-12-05T12:00:00+05:30', ['ipo sme MANDATE_APPROVED']],
  ['a holiday', '2026-12-25T10:00:00+05:30', ['ipo mainboard MANDATE_APPROVED']],
  ['the end of a month, in a block window', '2027-01-29T14:16:00+05:30', ['block mainboard WAITING']],
] as const)(
  '%s has an application in every state that it can be in then [I5C-6-STATES]',
  { timeout: 30_000 },
  async (...[, now, more]) => {
    const sandbox = await startedAt(now);
    const found = await statesOf(sandbox, '9876543216', '112358');
    const wanted = [...alwaysThere, ...more].filter(
      (one) => one !== 'block mainboard MET' || !now.includes('14:16'),
    );
    expect(wanted.filter((one) => !found.has(one))).toEqual([]);
    expect(ledgerFaults(sandbox)).toEqual([]);
    expect(sandbox.errors).toEqual([]);
  },
);

it('somebody has mandates that nobody has decided while issues are open [I5C-6-STATES]', async () => {
  const sandbox = await startedAt('2026-11-19T11:00:00+05:30');
  expect(await statesOf(sandbox, '9876543217', '271828')).toEqual(
    new Set(['ipo mainboard MANDATE_PENDING', 'fpo mainboard MANDATE_PENDING']),
  );
});

it('the clock that is set gives them anew, and the market is as if nobody had looked back [I5C-6-STATES]', async () => {
  const sandbox = await startedAt('2026-11-26T11:00:00+05:30');
  const client = await createIssueClient(sandbox);
  await client.jumpTo('2026-11-19T11:00:00+05:30');
  expect((await statesOf(sandbox, '9876543216', '112358')).has('ofs mainboard BLOCKED')).toBe(true);
  expect(sandbox.errors).toEqual([]);
});

it('every notice of an application leads to one of the client [I5C-5-NOTICES]', async () => {
  const sandbox = await startedAt('2026-11-19T11:00:00+05:30');
  const client = await createIssueClient(sandbox, '9876543216', '112358');
  const { items } = z.parse(pageSchema, (await client.get('applications?limit=100')).data);
  const ids = new Set(items.map(({ id }) => id));
  const { data } = await call(sandbox.sandbox, 'GET /client/app/v1/notifications?limit=100', {
    token: client.token(),
  });
  const told = z
    .parse(noticesSchema, data)
    .items.filter(({ code }) =>
      /^(application|mandate|issue|block)_|^shares_(not_)?allotted$|^shares_listed$|unblock/u.test(code),
    );
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(({ params }) => !ids.has(params['application_id'] ?? ''))).toEqual([]);
});
