import { expect, it } from 'vitest';
import { createFundClient, ledgerFaults } from './support/fundClient.ts';
import { createTestSandbox } from './support/testSandbox.ts';

const paise = (rupees: number) => Math.round(rupees * 100);

it('two years of records end with the money that there is, and nothing was ever missing [I6A-6-SEEDS]', async () => {
  const test = await createTestSandbox();
  const client = await createFundClient(test);
  const { items, totals } = await client.records('limit=10000');
  const of = (kind: string) => items.filter((record) => record.kind === kind);
  expect(items.at(-1)?.time.slice(0, 10)).toBe('2024-12-09');
  expect(of('deposit').length).toBeGreaterThan(20);
  expect(of('withdrawal').length).toBeGreaterThan(12);
  expect(of('settlement').map(({ time }) => time.slice(0, 7))).toEqual(
    expect.arrayContaining(['2025-04', '2025-07', '2025-10', '2026-04', '2026-07', '2026-10']),
  );
  const funds = items.filter(({ source }) => ['deposit', 'withdrawal', 'settlement'].includes(source.kind));
  expect(funds.every(({ account, reference }) => account !== null && reference !== null)).toBe(true);
  expect(Math.min(...items.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
  expect(items[0]?.balance).toBe((await client.asset()).cash);
  expect(totals?.closing_balance).toBe(items[0]?.balance);
  // What was left to trade with before there were records: the quoted figures hang on it.
  const { available, withdrawable } = await client.asset();
  expect(available).toBeGreaterThanOrEqual(642_000);
  expect(available).toBeLessThan(643_000);
  expect(paise(withdrawable)).toBeLessThan(paise(available));
  expect((await createFundClient(test, '9876543214').then((empty) => empty.records())).items).toEqual([]);
  expect(ledgerFaults(test)).toEqual([]);
  await test.dispose();
});

it.each([
  // A day of settlement, before and after it; the day after; a weekend; early years.
  '2026-01-02T15:00:00',
  '2026-01-02T18:30:00',
  '2026-01-03T11:00:00',
  '2026-07-06T09:15:00',
  '2026-10-19T09:16:00',
  '2025-11-03T11:00:00',
  '2027-04-05T11:00:00',
])('a client who starts at %s has a past without a gap, too [I6A-6-SEEDS]', async (text) => {
  const at = Date.parse(`${text}+05:30`);
  const test = await createTestSandbox({ clock: () => at });
  const client = await createFundClient(test);
  const { items } = await client.records('limit=10000');
  expect(Math.min(...items.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0);
  expect(items[0]?.balance).toBe((await client.asset()).cash);
  expect((await client.asset()).available).toBeGreaterThanOrEqual(642_000);
  expect(ledgerFaults(test)).toEqual([]);
  expect(test.errors).toEqual([]);
  await test.dispose();
});
