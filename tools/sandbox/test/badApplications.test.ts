import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ledgerFaults } from './support/fundClient.ts';
import { applicationOf, createIssueClient, errorsOf, type IssueClient } from './support/issueClient.ts';
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

async function lots(count: number) {
  const { lot_size: lot } = await client.issue('ipo', open);
  return [{ quantity: (lot ?? 0) * count, price: null }];
}

async function approved() {
  const { id } = applicationOf(await client.apply('ipo', open, { bids: await lots(1) }));
  return applicationOf(await client.decide(id, 'approve'));
}

describe('bad input [I5C-3-BAD]', () => {
  it.each([
    ['another handle [I5C-BAD-HANDLE]', { upi_id: 'ravi@sandbox' }, 'upi_id', 'handle_of_another'],
    ['no handle [I5C-BAD-HANDLE]', { upi_id: 'ravi' }, 'upi_id', 'handle_invalid'],
    ['no account', { bank_id: 'nobody' }, 'bank_id', 'account_unknown'],
    ['below a lot [I5C-BAD-LOTS]', { bids: [{ quantity: 1, price: null }] }, 'bids', 'below_lot'],
    ['over the limit [I5C-BAD-LIMIT]', { bids: [{ quantity: 13_000, price: null }] }, 'bids', 'above_limit'],
    ['off the lot [I5C-BAD-LOTS]', { bids: [{ quantity: 14, price: null }] }, 'bids', 'off_lot'],
    ['off the step [I5C-BAD-PRICE]', { bids: [{ quantity: 13, price: 1_080.5 }] }, 'bids', 'off_tick'],
  ])('%s is refused at its field, and nothing is kept', async (...[, json, field, code]) => {
    const reply = await client.apply('ipo', open, { bids: await lots(1), ...json });
    expect([reply.status, errorsOf(reply)]).toMatchObject([400, [{ field, code }]]);
    expect((await client.page()).items).toEqual([]);
  });

  it('of three bids one is named, with its nearest price, and none is taken [I5C-BAD-BIDS]', async () => {
    const { lot_size: lot, price_high: top } = await client.issue('ipo', open);
    const good = { quantity: lot ?? 0, price: null };
    const bids = [good, { quantity: lot ?? 0, price: (top ?? 0) + 1 }, good];
    expect(errorsOf(await client.preview('ipo', open, { bids }))).toMatchObject([
      { field: 'bids', code: 'above_band', nearest: top, index: 1 },
    ]);
    expect((await client.apply('ipo', open, { bids })).status).toBe(400);
    expect((await client.page()).items).toEqual([]);
  });

  it('run twice, an allotment gives nothing the second time [I5C-BAD-ALLOTTED]', async () => {
    const { id } = await approved();
    await client.jumpTo('2026-11-26T21:00:00+05:30');
    const first = await client.application(id);
    const notices = test.countRows('notification');
    expect(first.state).toMatch(/ALLOTTED$/u);
    expect((await client.control('allot', { id: open })).status).toBe(409);
    expect(await client.application(id)).toEqual(first);
    expect(test.countRows('notification')).toBe(notices);
  });

  it('no document of an issue leads anywhere else [I5C-BAD-LINK]', async () => {
    for (const list of ['ipo', 'fo'] as const) {
      for (const { id } of await client.issues(list)) {
        const { data } = await client.get(`${list}/${id}`);
        const { documents } = z.parse(z.object({ documents: z.array(z.unknown()) }), data);
        expect(documents.length).toBeGreaterThan(0);
        expect(JSON.stringify(documents)).not.toMatch(/https?:|\/\/|www\.|"(?:url|href|link)"/u);
      }
    }
  });

  it('after the close nothing is taken [I5C-BAD-CLOSED]', async () => {
    await client.jumpTo('2026-11-25T16:00:01+05:30');
    expect(errorsOf(await client.apply('ipo', open, { bids: await lots(1) }))[0]?.code).toBe('closed');
  });
});

describe('what is no issue and no block [I5C-BAD-UNKNOWN]', () => {
  it.each([
    'ipo/IPO-0001-01-A',
    'ipo/IPO-1970-01-A',
    'ipo/IPO-1999-01-A',
    'ipo/IPO-2019-12-S',
    'ipo/IPO-2100-12-B',
    'ipo/IPO-2101-01-A',
    'ipo/IPO-9999-12-A',
    'ipo/IPO-2026-13-A',
    'fo/OFS-2027-01',
    'fo/FPO-1999-01',
    'fo/OFS-9999-12',
    'fo/OFS-0000-01',
    'otc/BLK-19990101-AM-01',
    'otc/BLK-99991231-AM-01',
    'otc/BLK-00000101-PM-01',
    'otc/BLK-20260231-AM-01',
    'otc/BLK-20261119-AM-99',
  ])('is not there: %s', async (path) => {
    expect((await client.get(path)).status).toBe(404);
  });
});
