import { describe, expect, it } from 'vitest';
import { eachLoanClient } from './support/eachLoanClient.ts';
import { loanErrors, loanOf, type LoanClient, type WireLoan } from './support/loanClient.ts';
import type { TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: LoanClient;

eachLoanClient((made) => {
  ({ test, client } = made);
});

function onlyCover({ cover }: WireLoan) {
  const [share, ...others] = cover;
  if (!share || others.length > 0) throw new RangeError('the cover is not one share');
  return share;
}

/** A loan against all of a share, of which its company makes two. */
async function through(kind: 'split' | 'bonus', until: string, amount = 300_000) {
  const { id } = await client.quote(amount, ['ARAVBANK']);
  expect((await client.sign(id, amount)).status).toBe(200);
  test.pass(6 * 60_000);
  const { loan_id: loanId } = await client.quoteNow(id);
  const before = await client.loan(loanId ?? '');
  const action = { market: 'NSE', symbol: 'ARAVBANK', kind, after: 2, before: 1, ex_date: '2026-11-26' };
  expect((await client.control('action', action)).status).toBe(200);
  await client.jumpTo(until);
  return { before, after: await client.loan(before.id) };
}

it('counts what a bonus has given for pledged shares before it can be traded [I6B-1-THROUGH]', async () => {
  const { before, after } = await through('bonus', '2026-11-26T18:30:00+05:30');
  expect(after.calls).toEqual([]);
  const { isin, quantity } = onlyCover(after);
  expect(quantity).toBe((before.cover[0]?.quantity ?? 0) * 2);
  expect(await client.held(isin)).toMatchObject({ pledged: quantity / 2 });
});

it('sells no more of a called loan than brings it back, with what a bonus has given counted [I6B-1-THROUGH]', async () => {
  const { limit } = await client.quote(100_000, ['ARAVBANK']);
  const { id } = (await through('bonus', '2026-11-26T11:00:00+05:30', limit)).after;
  await client.fall('ARAVBANK', 6, '2026-11-26T18:30:00+05:30');
  expect((await client.loan(id)).call?.state).toBe('OPEN');
  expect((await client.act('next')).status).toBe(200);
  expect((await client.act('next')).status).toBe(200);
  const after = await client.loan(id);
  expect(after.calls).toMatchObject([{ state: 'SOLD' }]);
  const [sale] = after.calls[0]?.sales ?? [];
  // At the price of the sale half of four fifths counts; a unit fewer, with its bonus, would not have been enough.
  const price = sale?.price ?? 0;
  const room = onlyCover(after).quantity * price * 0.4 - after.outstanding;
  expect(room).toBeGreaterThanOrEqual(0);
  expect(room).toBeLessThan(2 * price);
});

describe.each([
  { kind: 'split', until: '2026-11-26T18:30:00+05:30' },
  // What a bonus gives is pledged once it can be sold.
  { kind: 'bonus', until: '2026-12-01T18:30:00+05:30' },
] as const)('a loan against a share with a $kind [I6B-1-THROUGH]', ({ kind, until }) => {
  it('has twice the shares as its cover, and no margin call by that', async () => {
    const { before, after } = await through(kind, until);
    expect(after.cover.map(({ quantity }) => quantity)).toEqual(
      before.cover.map(({ quantity }) => quantity * 2),
    );
    expect(Math.abs(after.power / before.power - 1)).toBeLessThan(0.1);
    expect(after.calls).toEqual([]);
    const { isin, quantity } = onlyCover(after);
    expect(await client.held(isin)).toMatchObject({ pledged: quantity, sellable: 0 });
  });

  it('releases some of them, takes them again, and gives all of them back at its end', async () => {
    const { after } = await through(kind, until, 100_000);
    const { isin, quantity } = onlyCover(after);
    const released = loanOf(await client.release(after.id, [{ isin, quantity: 100 }]));
    expect(released.cover).toMatchObject([{ isin, quantity: quantity - 100 }]);
    const again = await client.pledge(after.id, [{ isin, quantity: 101 }]);
    expect(loanErrors(again)).toMatchObject([{ code: 'not_free', nearest: 100 }]);
    expect(loanOf(await client.pledge(after.id, [{ isin, quantity: 100 }])).cover).toMatchObject([
      { isin, quantity },
    ]);
    await client.repay(after.id, (await client.loan(after.id)).owed_today);
    test.pass(6 * 60_000);
    expect((await client.loan(after.id)).state).toBe('REPAID');
    expect(await client.held(isin)).toMatchObject({ pledged: 0, sellable: quantity, quantity });
  });
});
