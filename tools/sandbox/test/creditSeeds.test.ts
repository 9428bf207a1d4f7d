import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createClaimClient } from './support/claimClient.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { createLoanClient } from './support/loanClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const borrower = ['9876543217', '271828'] as const;
const called = ['9876543216', '112358'] as const;
const loansSchema = z.object({ items: z.array(z.object({ id: z.string(), state: z.string() })) });

const instants = [
  ['a morning of trading', '2026-11-19T11:00:00+05:30'],
  ['an evening', '2026-11-27T23:20:00+05:30'],
  ['a Monday morning before the market', '2026-12-28T08:30:00+05:30'],
  ['a Saturday', '2027-01-02T12:00:00+05:30'],
  ['the spring after', '2027-04-05T15:00:00+05:30'],
] as const;

let test: TestSandbox | null = null;

afterEach(async () => {
  await test?.dispose();
  test = null;
});

async function startedAt(now: string): Promise<TestSandbox> {
  test = await createTestSandbox({ clock: () => Date.parse(now) });
  return test;
}

async function loansOf(sandbox: TestSandbox, [mobile, pin]: readonly [string, string]) {
  const client = await createLoanClient(sandbox, mobile, pin);
  const { items } = z.parse(loansSchema, (await client.get('loans?limit=100')).data);
  const running = items.find(({ state }) => state === 'RUNNING');
  return { states: items.map(({ state }) => state), loan: running ? await client.loan(running.id) : null };
}

it.each(instants)(
  '%s has a loan with instalments that were paid, and one with a margin call [I6B-7-STATES]',
  { timeout: 30_000 },
  async (...[, now]) => {
    const sandbox = await startedAt(now);
    const { states, loan } = await loansOf(sandbox, borrower);
    expect(states).toEqual(['RUNNING', 'CANCELLED', 'REPAID']);
    if (!loan) throw new RangeError('a loan runs');
    const paid = loan.payments.filter(({ kind, state }) => kind === 'instalment' && state === 'PAID');
    expect(paid.length).toBeGreaterThanOrEqual(3);
    expect(loan.payments.map(({ kind }) => kind)).toContain('repayment');
    expect(loan).toMatchObject({ call: null, overdue: 0 });
    // Far enough from a call to be looked at, and not so far that nobody would.
    const room = 1 - loan.call_level / loan.value_after_haircut;
    expect([room > 0.1, room < 0.7]).toEqual([true, true]);
    expect(loan.cover.length).toBeGreaterThan(1);

    expect((await loansOf(sandbox, called)).loan?.call).toMatchObject({ state: 'OPEN' });
    expect(ledgerFaults(sandbox)).toEqual([]);
    expect(sandbox.errors).toEqual([]);
  },
);

it.each(instants)(
  '%s has a claim in every state, and one that is overdue [I6B-7-STATES]',
  async (...[, now]) => {
    const sandbox = await startedAt(now);
    const client = await createClaimClient(sandbox, ...borrower);
    const { items } = await client.page('?limit=100');
    expect(items.map(({ state, is_overdue: isOverdue }) => (isOverdue ? `${state} overdue` : state))).toEqual(
      [
        'SUBMITTED',
        'ACKNOWLEDGED',
        'UNDER_REVIEW',
        'ACCEPTED',
        'OFFERED',
        'INFO_NEEDED',
        'UNDER_REVIEW overdue',
        'REJECTED',
        'REJECTED',
        'PAID',
      ],
    );
    const rejected = items.filter(({ state }) => state === 'REJECTED');
    for (const { id } of rejected) {
      const { ladder } = await client.read(id);
      expect(ladder.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open']);
    }
    expect(ledgerFaults(sandbox)).toEqual([]);
    expect(sandbox.errors).toEqual([]);
  },
);

it('what was seeded goes on after a restart as everybody’s: the call, the instalments, the claims [I6B-7-STATES]', async () => {
  let now = Date.parse('2026-11-19T11:00:00+05:30');
  test = await createTestSandbox({ clock: () => now });
  await test.restart();
  expect((await loansOf(test, called)).loan?.call).toMatchObject({ state: 'OPEN' });
  now = Date.parse('2026-12-31T12:00:00+05:30');
  await test.restart();
  expect((await loansOf(test, called)).loan?.call ?? null).toBeNull();
  const { loan } = await loansOf(test, borrower);
  expect(loan?.payments.filter(({ kind }) => kind === 'instalment').length).toBeGreaterThanOrEqual(5);
  const claims = (await (await createClaimClient(test, ...borrower)).page('?limit=100')).items;
  expect(claims.filter(({ state }) => state === 'PAID')).toHaveLength(2);
  expect(claims.map(({ state }) => state)).not.toContain('OFFERED');
  expect(ledgerFaults(test)).toEqual([]);
  expect(test.errors).toEqual([]);
});
