import { ownAllotment } from '@wealth/domain/issues';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
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

async function lots(count: number, id = open) {
  const { lot_size: lot } = await client.issue('ipo', id);
  return [{ quantity: (lot ?? 0) * count, price: null }];
}

const applied = async (count = 2) =>
  applicationOf(await client.apply('ipo', open, { bids: await lots(count) }));

async function approved(count = 2) {
  const { id } = await applied(count);
  return applicationOf(await client.decide(id, 'approve'));
}

describe('the issues of the sandbox [I5C-3-CALENDAR]', () => {
  it('are upcoming, open, closed and listed, with what was bid for so far', async () => {
    const issues = await client.issues('ipo');
    expect(new Set(issues.map(({ status }) => status))).toEqual(new Set(['upcoming', 'open', 'listed']));
    const [mine] = issues.filter(({ id }) => id === open);
    expect(mine?.status).toBe('open');
    expect(mine?.subscription?.categories.map(({ code }) => code)).toEqual([
      'retail',
      'small_non_institutional',
      'big_non_institutional',
      'institutional',
    ]);
    expect(await client.issues('ipo', '?status=open')).toHaveLength(1);
  });
});

describe('an IPO application [I5C-3-IPO]', () => {
  it('blocks nothing before its mandate, then money in the client’s own bank, and no cash here', async () => {
    const before = await client.asset();
    const asked = await applied();
    expect(asked).toMatchObject({ state: 'MANDATE_PENDING', money: { place: 'bank', blocked: 0 } });
    expect(asked.waiting_for).toMatchObject({
      by: 'client',
      event: 'mandate',
      until: '2026-11-25T17:00:00+05:30',
    });
    const blocked = applicationOf(await client.decide(asked.id, 'approve'));
    expect(blocked).toMatchObject({
      state: 'MANDATE_APPROVED',
      money: { blocked: asked.amount, free: 0, paid: 0 },
    });
    expect(await client.asset()).toEqual(before);
  });

  it('goes by the hour to its end, whatever the clock jumps, and the draw can be repeated', async () => {
    const { id } = await approved();
    await client.jumpTo('2026-12-01T11:00:00+05:30');
    const ended = await client.application(id);
    const times = ended.history.map(({ state, time }) => [state, time]);
    expect(times.slice(0, 3)).toEqual([
      ['SUBMITTED', '2026-11-19T11:00:00+05:30'],
      ['MANDATE_PENDING', '2026-11-19T11:00:00+05:30'],
      ['MANDATE_APPROVED', '2026-11-19T11:00:00+05:30'],
    ]);
    const isAllotted = (ended.allotment?.quantity ?? 0) > 0;
    expect(times.slice(3)).toEqual(
      isAllotted
        ? [
            ['ALLOTTED', '2026-11-26T21:00:00+05:30'],
            ['DEBITED', '2026-11-27T14:00:00+05:30'],
            ['LISTED', '2026-11-30T10:00:00+05:30'],
          ]
        : [
            ['NOT_ALLOTTED', '2026-11-26T21:00:00+05:30'],
            ['UNBLOCKED', '2026-11-27T16:00:00+05:30'],
          ],
    );
    const draw = ended.draw?.draw;
    if (!draw || !ended.draw) throw new RangeError('the draw is published');
    const own = ownAllotment(
      {
        seed: draw.seed,
        issue: open,
        applicants: draw.applicants,
        basis: draw.basis === 'lots' ? 'lots' : draw.basis === 'full' ? 'full' : 'proportional',
        shares: draw.shares,
        demand: draw.demand,
        lotSize: draw.lot_size,
        lots: draw.lots,
        adjusted: draw.adjusted,
        lastPlace: draw.last_place,
        groups: draw.bids,
      },
      { number: ended.draw.number - 1, quantity: ended.quantity },
    );
    expect(own).toEqual({ place: ended.draw.place, allotted: ended.allotment?.quantity });
    expect(ended.money.free + ended.money.paid).toBe(ended.amount);
  });

  it('says how it was allotted as everybody was, also to who receives all that was asked for', async () => {
    const reasonOf = async (on: IssueClient) => {
      const { lot_size: lot } = await on.issue('ipo', open);
      const bids = [{ quantity: lot ?? 0, price: null }];
      const { id } = applicationOf(await on.apply('ipo', open, { bids }));
      await on.decide(id, 'approve');
      await on.jumpTo('2026-11-26T21:30:00+05:30');
      const { allotment, draw, history, quantity } = await on.application(id);
      expect(allotment?.quantity).toBe(quantity);
      return [draw?.draw.basis, history.at(-1)?.reason?.code];
    };
    const other = await createTestSandbox({ seed: 'sandbox' });

    expect(await reasonOf(client)).toEqual(['lots', 'drawn']);
    expect(await reasonOf(await createIssueClient(other))).toEqual(['proportional', 'in_proportion']);
    await other.dispose();
  });

  it('is one a PAN, also in two tabs at once, and its key is of one request [I5C-BAD-TWICE]', async () => {
    const cookies = [await client.pinCookie(), await client.pinCookie()];
    const bids = await lots(1);
    const replies = await Promise.all(
      cookies.map((cookie) => client.apply('ipo', open, { bids }, { cookie })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(errorsOf(await client.apply('ipo', open, { bids }))).toMatchObject([
      { field: 'issue', code: 'known' },
    ]);
    expect((await client.page()).items).toHaveLength(1);
  });

  it('needs the PIN, and the same key answers the same application', async () => {
    const bids = await lots(1);
    const refused = await client.apply('ipo', open, { bids }, { cookie: '' });
    expect([refused.status, errorsOf(refused)[0]?.code]).toEqual([403, 'pin_required']);
    const key = randomUUID();
    const first = await client.apply('ipo', open, { bids }, { key });
    const second = await client.apply('ipo', open, { bids }, { key });
    expect(second.data).toEqual(first.data);
  });

  it('whose answer was lost is found by its key, or never comes [I5C-3-ASK]', async () => {
    const ask = (key: string) =>
      call(test.sandbox, 'POST /client/app/v1/intents/ask', {
        token: client.token(),
        json: { kind: 'application', key },
      });
    const [used, unused] = [randomUUID(), randomUUID()];
    const bids = await lots(1);
    expect((await ask(unused)).data).toMatchObject({ sealed: true, application: null });
    expect((await client.apply('ipo', open, { bids }, { key: unused })).status).toBe(409);
    const { id } = applicationOf(await client.apply('ipo', open, { bids }, { key: used }));
    expect((await ask(used)).data).toMatchObject({ sealed: false, application: { id } });
  });
});

describe('the mandate [I5C-3-MANDATE]', () => {
  it('approved at 17:00:00 counts, a second later it has expired [I5C-BAD-LATE]', async () => {
    const { id } = await applied();
    await client.jumpTo('2026-11-25T17:00:00+05:30');
    expect(applicationOf(await client.decide(id, 'approve')).state).toBe('MANDATE_APPROVED');
  });

  it('is not taken at 17:00:01: nothing was blocked [I5C-BAD-LATE]', async () => {
    const { id } = await applied();
    await client.jumpTo('2026-11-25T17:00:01+05:30');
    const late = await client.decide(id, 'approve');
    expect([late.status, errorsOf(late)[0]?.code]).toEqual([409, 'too_late']);
    expect(await client.application(id)).toMatchObject({
      state: 'EXPIRED',
      money: { blocked: 0, paid: 0 },
      waiting_for: null,
    });
  });

  it('approved twice blocks once [I5C-BAD-MANDATE], and declined ends the application, which can be made anew', async () => {
    const { id } = await approved(1);
    expect((await client.decide(id, 'approve')).status).toBe(409);
    await client.withdraw(id);
    const second = await applied(1);
    expect(applicationOf(await client.decide(second.id, 'decline'))).toMatchObject({
      state: 'MANDATE_REJECTED',
      money: { blocked: 0 },
    });
    expect((await applied(1)).state).toBe('MANDATE_PENDING');
  });

  it('of another client is not there', async () => {
    const { id } = await applied();
    const other = await createIssueClient(test, '9876543215', '135790');
    expect((await other.decide(id, 'approve')).status).toBe(404);
    expect((await other.withdraw(id)).status).toBe(404);
    expect((await other.get(`applications/${id}`)).status).toBe(404);
  });
});

describe('what a client can change [I5C-3-CHANGE]', () => {
  it('is the bids until 17:00, and a withdrawal releases an hour later', async () => {
    const { id, amount } = await approved(2);
    expect(errorsOf(await client.change(id, await lots(3)))).toMatchObject([
      { field: 'bids', code: 'above_blocked' },
    ]);
    expect((await client.change(id, await lots(1))).status).toBe(200);
    expect((await client.application(id)).amount).toBe(amount);
    expect(applicationOf(await client.withdraw(id))).toMatchObject({
      state: 'WITHDRAWN',
      money: { blocked: amount },
    });
    await client.jumpTo('2026-11-19T12:00:00+05:30');
    expect(await client.application(id)).toMatchObject({
      state: 'UNBLOCKED',
      money: { blocked: 0, free: amount },
    });
  });

  it('ends with the closing of the issue', async () => {
    const { id } = await approved(2);
    await client.jumpTo('2026-11-25T17:00:01+05:30');
    expect((await client.change(id, await lots(1))).status).toBe(409);
    expect((await client.withdraw(id)).status).toBe(409);
    expect((await client.application(id)).actions).toEqual([]);
  });

  it('of a small company is neither lowered nor withdrawn', async () => {
    await client.jumpTo('2026-12-08T11:00:00+05:30');
    const [small] = (await client.issues('ipo', '?status=open')).filter(({ board }) => board === 'sme');
    if (!small?.price_high || !small.price_low) throw new RangeError('a small company is open');
    const at = (price: number) => [{ quantity: small.smallest?.quantity ?? 0, price }];
    const { id } = applicationOf(await client.apply('ipo', small.id, { bids: at(small.price_high) }));
    expect(errorsOf(await client.change(id, at(small.price_low)))[0]?.code).toBe('lower_not_allowed');
    const refused = await client.withdraw(id);
    expect([refused.status, errorsOf(refused)[0]?.code]).toEqual([409, 'not_allowed']);
    const atCutOff = await client.preview('ipo', small.id, { bids: [{ ...at(1)[0], price: null }] });
    expect(errorsOf(atCutOff).map(({ code }) => code)).toContain('cut_off_not_taken');
  });
});
