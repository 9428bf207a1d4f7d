import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from './support/api.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { applicationOf, createIssueClient, errorsOf, type IssueClient } from './support/issueClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: IssueClient;
/** The day of the test is its retail day. */
const offer = 'OFS-2026-11';
const followOn = 'FPO-2026-11';

beforeEach(async () => {
  test = await createTestSandbox();
  client = await createIssueClient(test);
});

afterEach(async () => {
  expect(ledgerFaults(test)).toEqual([]);
  expect(test.errors).toEqual([]);
  await test.dispose();
});

const noteSchema = z.object({
  net: z.number(),
  orders: z.array(z.object({ order_id: z.string(), quantity: z.number(), net: z.number() })),
});
const inPaise = (rupees: number) => Math.round(rupees * 100);

async function cutOff(): Promise<number> {
  const { cut_off: found } = await client.issue('fo', offer);
  if (found === null) throw new RangeError('the first day has ended');
  return found;
}

const bid = async (quantity: number, price: number | null) =>
  applicationOf(await client.apply('fo', offer, { bids: [{ quantity, price }] }));

describe('an offer for sale [I5C-3-OFS]', () => {
  it('blocks cash here with the charges but no stamp duty, and says so beside what can be withdrawn', async () => {
    const before = await client.asset();
    const asked = await bid(10, null);
    expect(asked).toMatchObject({ state: 'BLOCKED', money: { place: 'cash', blocked: asked.amount } });
    const after = await client.asset();
    expect(inPaise(after.blocked) - inPaise(before.blocked)).toBe(inPaise(asked.amount));
    const { data } = await call(test.sandbox, 'GET /fund/app/v1/withdrawable', { token: client.token() });
    const { lines } = z.parse(
      z.object({
        lines: z.array(z.object({ code: z.string(), amount: z.number(), frees_at: z.nullable(z.string()) })),
      }),
      data,
    );
    expect(lines).toContainEqual({ code: 'ofs_bids', amount: asked.amount, frees_at: null });
  });

  it('is allotted that evening; what is not needed is free, shares and money settle the next day', async () => {
    const before = await client.asset();
    const { id, amount } = await bid(10, null);
    await client.jumpTo('2026-11-19T18:00:00+05:30');
    const allotted = await client.application(id);
    expect(allotted.state).toBe('ALLOTTED');
    expect(allotted.trade?.charges.map(({ code }) => code)).not.toContain('stamp_duty');
    expect(allotted.trade?.charges.map(({ code }) => code)).toContain('securities_transaction_tax');
    const total = allotted.trade?.total ?? 0;
    expect(inPaise(allotted.money.paid) + inPaise(allotted.money.free)).toBe(inPaise(amount));
    const after = await client.asset();
    expect(inPaise(before.available) - inPaise(after.available)).toBe(inPaise(total));
    expect(after.blocked).toBe(before.blocked);
    await client.jumpTo('2026-11-20T09:00:00+05:30');
    expect((await client.application(id)).state).toBe('SETTLED');
    const { data } = await call(test.sandbox, 'GET /trade/app/v1/notes?day=2026-11-19', {
      token: client.token(),
    });
    const note = z.parse(noteSchema, data);
    const row = note.orders.find(({ order_id: of }) => of === id);
    expect(row).toMatchObject({ quantity: allotted.allotment?.quantity, net: -total });
    const all = note.orders.reduce((sum, { net }) => sum + inPaise(net), 0);
    expect(inPaise(note.net)).toBe(all);
  });

  it('takes bids at and above the cut-off of the first day, and none below', async () => {
    const at = await cutOff();
    expect((await bid(1, at)).state).toBe('BLOCKED');
    const below = await client.preview('fo', offer, {
      bids: [{ quantity: 1, price: at - 0.5 }],
      upi_id: null,
      bank_id: null,
    });
    expect(errorsOf(below)).toMatchObject([{ code: 'one_application' }, { nearest: at }]);
  });

  it('fills a bid above the price in full, and withdrawn it blocks nothing', async () => {
    const at = await cutOff();
    const asked = await bid(3, Math.ceil(at * 1.1));
    expect(applicationOf(await client.withdraw(asked.id))).toMatchObject({
      state: 'WITHDRAWN',
      money: { blocked: 0 },
    });
    const { id } = await bid(3, Math.ceil(at * 1.1));
    await client.jumpTo('2026-11-19T18:30:00+05:30');
    expect(await client.application(id)).toMatchObject({ state: 'ALLOTTED', allotment: { quantity: 3 } });
  });

  it('is changed to another quantity, which is blocked instead', async () => {
    const before = await client.asset();
    const { id } = await bid(10, null);
    const changed = applicationOf(await client.change(id, [{ quantity: 4, price: null }]));
    const after = await client.asset();
    expect(inPaise(after.blocked) - inPaise(before.blocked)).toBe(inPaise(changed.amount));
  });

  it('ends at 15:30: a second later nothing is taken', async () => {
    const { id } = await bid(1, null);
    await client.jumpTo('2026-11-19T15:30:01+05:30');
    expect((await client.withdraw(id)).status).toBe(409);
  });

  it('takes no more than ₹2 lakh and no more than the cash', async () => {
    const faults = await client.preview('fo', offer, { bids: [{ quantity: 100_000, price: null }] });
    expect(errorsOf(faults)).toMatchObject([{ code: 'above_limit' }]);
    const [fault] = errorsOf(faults);
    expect((fault?.nearest ?? 0) * (await cutOff())).toBeLessThanOrEqual(200_000);
  });
});

describe('a follow-on offer [I5C-3-FPO]', () => {
  it('is the machine of an IPO: mandate, draw, and the shares join the holding', async () => {
    const { smallest, status } = await client.issue('fo', followOn);
    expect(status).toBe('open');
    const bids = [{ quantity: smallest?.quantity ?? 0, price: null }];
    const { id } = applicationOf(await client.apply('fo', followOn, { bids }));
    await client.decide(id, 'approve');
    await client.jumpTo('2026-11-27T11:00:00+05:30');
    expect((await client.application(id)).state).toMatch(/^(LISTED|UNBLOCKED)$/);
  });
});

describe('the list [I5C-3-FO]', () => {
  it('has offers and follow-on offers, and no IPO', async () => {
    const kinds = new Set((await client.issues('fo')).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['ofs', 'fpo']));
    expect((await client.get(`ipo/${offer}`)).status).toBe(404);
    expect((await client.get('fo/OFS-2026-13')).status).toBe(404);
  });

  it('tells the price that an offer was allotted at, as the offer itself does, and the bids at its close', async () => {
    const { id } = await bid(10, null);
    await client.jumpTo('2026-11-20T11:00:00+05:30');
    const alone = await client.issue('fo', offer);
    const [listed] = (await client.issues('fo')).filter(({ id: one }) => one === offer);
    expect(listed?.issue_price).toBe(alone.issue_price);
    expect((await client.application(id)).allotment?.price).toBe(alone.issue_price);
    expect(alone.subscription?.as_of).toBe('2026-11-19T15:30:00+05:30');
  });
});
