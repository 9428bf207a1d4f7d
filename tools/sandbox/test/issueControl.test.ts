import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledgerFaults } from './support/fundClient.ts';
import { applicationOf, createIssueClient, type IssueClient } from './support/issueClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: IssueClient;
/** Open on the day of the test, closes on 25 November, listed on 30 November. */
const open = 'IPO-2026-11-B';

beforeEach(async () => {
  test = await createTestSandbox();
  client = await createIssueClient(test);
});

afterEach(async () => {
  expect(ledgerFaults(test)).toEqual([]);
  expect(test.errors).toEqual([]);
  await test.dispose();
});

async function approved() {
  const { lot_size: lot } = await client.issue('ipo', open);
  const bids = [{ quantity: (lot ?? 0) * 2, price: null }];
  const { id } = applicationOf(await client.apply('ipo', open, { bids }));
  return applicationOf(await client.decide(id, 'approve'));
}

describe('a bank that is late [I5C-3-LATE]', () => {
  it('owes ₹100 for each day from T+3 on, until it releases', async () => {
    // A bid below the issue price takes no part, whatever is drawn.
    const { price_low: price, lot_size: lot, price_high: top } = await client.issue('ipo', open);
    const isBand = price !== null && price !== top;
    const bids = [{ quantity: lot ?? 0, price: isBand ? price : null }];
    const { id, amount } = applicationOf(await client.apply('ipo', open, { bids }));
    await client.decide(id, 'approve');
    await client.control('mandate', { mobile: '9876543210', action: 'late' });
    await client.jumpTo('2026-12-04T11:00:00+05:30');
    const late = await client.application(id);
    expect(late).toMatchObject({
      state: 'NOT_ALLOTTED',
      money: { blocked: amount },
      compensation: { days: 5, since: '2026-11-30', amount: 500 },
    });
    await client.control('mandate', { mobile: '9876543210', action: 'release' });
    expect(await client.application(id)).toMatchObject({ state: 'UNBLOCKED', compensation: { amount: 500 } });
  });
});

describe('what the company decides [I5C-3-ISSUE]', () => {
  it('withdrawn: everything is cancelled and released', async () => {
    const { id, amount } = await approved();
    expect((await client.control('issue', { id: open, action: 'withdraw' })).status).toBe(200);
    expect((await client.issue('ipo', open)).status).toBe('withdrawn');
    expect((await client.application(id)).state).toBe('CANCELLED');
    await client.jumpTo('2026-11-19T12:00:00+05:30');
    expect(await client.application(id)).toMatchObject({ state: 'UNBLOCKED', money: { free: amount } });
    expect((await client.control('issue', { id: open, action: 'withdraw' })).status).toBe(409);
  });

  it('extended: all that follows moves with it', async () => {
    const { id } = await approved();
    await client.control('issue', { id: open, action: 'extend', days: 1 });
    expect((await client.issue('ipo', open)).changes_until).toBe('2026-11-26T17:00:00+05:30');
    await client.jumpTo('2026-11-26T22:00:00+05:30');
    expect((await client.application(id)).state).toBe('MANDATE_APPROVED');
    await client.jumpTo('2026-11-27T21:00:00+05:30');
    expect((await client.application(id)).state).toMatch(/ALLOTTED$/);
    expect((await client.control('allot', { id: open })).status).toBe(409);
  });
});
