import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { applicationOf, createIssueClient, type IssueClient } from './support/issueClient.ts';
import { createOrderClient } from './support/orderClient.ts';
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

  /** What the market says of the share of the issue: its first day of trading, whether it is found, and what a purchase is told. */
  async function shareNow() {
    const { instrument } = await client.issue('ipo', open);
    const { market, symbol } = instrument;
    const stock = (path: string) =>
      call(test.sandbox, `GET /stock/api/v1/${path}`, { headers: { authorization: 'wealth-sandbox-key' } });
    const detail = await stock(`stock_detail?market=${market}&s=${symbol}`);
    const found = await stock(`search/?query=${symbol}`);
    const orders = await createOrderClient(test);
    const order = await orders.preview({ instrument, side: 'BUY', order_type: 'MARKET', quantity: 1 });
    return {
      listedOn:
        detail.status === 404 ? null : z.parse(z.object({ listed_on: z.string() }), detail.data).listed_on,
      isFound: z
        .parse(z.array(z.object({ symbol: z.string() })), found.data)
        .some((one) => one.symbol === symbol),
      isTraded: order.status === 200,
    };
  }

  const notThere = { listedOn: null, isFound: false, isTraded: false };

  it('withdrawn: its share is never listed, also after a restart, and is again once all starts anew [I5C-3-LISTING]', async () => {
    await client.control('issue', { id: open, action: 'withdraw' });
    await client.jumpTo('2026-12-03T11:00:00+05:30');
    expect(await shareNow()).toEqual(notThere);
    const list = await call(
      test.sandbox,
      'GET /stock/api/v1/instruments?sort=market_cap&order=desc&limit=50',
      {
        headers: { authorization: 'wealth-sandbox-key' },
      },
    );
    expect(list.status).toBe(200);
    await test.restart();
    client = await createIssueClient(test);
    expect(await shareNow()).toEqual(notThere);
    await client.control('reset', {});
    await client.jumpTo('2026-12-03T11:00:00+05:30');
    expect(await shareNow()).toEqual({ listedOn: '2026-11-30', isFound: true, isTraded: true });
  });

  it('extended: its share is listed on its later day, at the price of the issue [I5C-3-LISTING]', async () => {
    const { id } = await approved();
    await client.control('issue', { id: open, action: 'extend', days: 2 });
    await client.jumpTo('2026-12-01T15:00:00+05:30');
    expect(await shareNow()).toEqual(notThere);
    await client.jumpTo('2026-12-02T11:00:00+05:30');
    expect(await shareNow()).toEqual({ listedOn: '2026-12-02', isFound: true, isTraded: true });
    const { state, allotment } = await client.application(id);
    expect(state).toMatch(/^(LISTED|UNBLOCKED)$/u);
    expect(allotment?.price).toBe((await client.issue('ipo', open)).issue_price);
  });
});
