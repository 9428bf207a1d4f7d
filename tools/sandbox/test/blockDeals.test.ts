import { calendarDay, nextTradingDay } from '@wealth/domain';
import { blockSessionsOn } from '@wealth/domain/issues';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashText } from '../src/engine/noise/noise.ts';
import { createListings } from '../src/engine/instruments/createListings.ts';
import { plannedBlocksOf } from '../src/issues/plannedBlocks.ts';
import { call } from './support/api.ts';
import { ledgerFaults } from './support/fundClient.ts';
import {
  applicationOf,
  createIssueClient,
  errorsOf,
  type IssueClient,
  type WireBlock,
} from './support/issueClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: IssueClient;

beforeEach(async () => {
  test = await createTestSandbox();
  client = await createIssueClient(test, '9876543215', '135790');
});

afterEach(async () => {
  expect(ledgerFaults(test)).toEqual([]);
  expect(test.errors).toEqual([]);
  await test.dispose();
});

/** A block that is on sale in the afternoon, for no more than the client has. */
async function onSale(): Promise<WireBlock> {
  await client.jumpTo('2026-11-19T14:11:00+05:30');
  const { blocks } = await client.board();
  const found = blocks.find(({ side, status }) => side === 'SELL' && status === 'open');
  if (!found) throw new RangeError('nothing is on sale');
  return found;
}

/** Shares that the client holds enough of for a block. */
const held = ['ARAVBANK', 'AGNIPETRO', 'SATPBANK', 'SHESHTECH'];

/** A share that the client holds, both on sale and looked for, in the first window of that kind from the day of the test on. */
async function bothSides(): Promise<{ offered: WireBlock; lookedFor: WireBlock }> {
  let day = calendarDay('2026-11-20');
  for (;;) {
    const sessions = blockSessionsOn(day);
    const session = sessions.find((one) => {
      const [first] = plannedBlocksOf(
        hashText('test'),
        one,
        createListings(() => undefined),
      );
      return first !== undefined && held.includes(first.share.symbol);
    });
    if (session) {
      await client.jumpTo(new Date(session.from + 9 * 60_000).toISOString());
      const { blocks } = await client.board();
      const open = blocks.filter(({ status }) => status === 'open');
      const same = (one: WireBlock) => open.find(({ side, isin }) => side === 'BUY' && isin === one.isin);
      const pair = open.flatMap((one) => {
        const lookedFor = one.side === 'SELL' ? same(one) : undefined;
        return lookedFor && held.includes(one.instrument.symbol) ? [{ offered: one, lookedFor }] : [];
      })[0];
      if (pair) return pair;
    }
    day = nextTradingDay(day);
  }
}

const bidFor = ({ smallest_quantity: quantity, price }: WireBlock, change: object = {}) => ({
  side: 'BUY',
  quantity,
  price,
  ...change,
});

describe('the block windows [I5C-3-OTC]', () => {
  it('show blocks while they are open, and a tape of what was traded', async () => {
    expect((await client.board()).blocks).toEqual([]);
    const block = await onSale();
    const board = await client.board();
    expect(board.windows.map(({ status }) => status)).toEqual(['closed', 'open']);
    expect(block.quantity * block.price).toBeGreaterThanOrEqual(board.minimum);
    for (const { value, against_percent: against } of board.tape) {
      expect(value).toBeGreaterThanOrEqual(board.minimum);
      expect(Math.abs(against)).toBeLessThanOrEqual(3);
    }
    await client.jumpTo('2026-11-19T15:00:00+05:30');
    const later = await client.board();
    expect(later.blocks).toEqual([]);
    expect(later.tape.length).toBeGreaterThanOrEqual(board.tape.length);
    expect(later.next.from).toBe('2026-11-20T08:45:00+05:30');
  });
});

describe('a bid on a block [I5C-3-BLOCK]', () => {
  it('that meets it trades at its price, is on the tape and settles the next day', async () => {
    const block = await onSale();
    const before = await client.asset();
    const met = applicationOf(await client.bid(block.id, bidFor(block)));
    expect(met).toMatchObject({ kind: 'block', state: 'MET', allotment: { price: block.price } });
    const total = met.trade?.total ?? 0;
    const after = await client.asset();
    expect(Math.round((before.available - after.available) * 100)).toBe(Math.round(total * 100));
    expect(after.blocked).toBe(before.blocked);
    const own = (await client.board()).tape.filter(({ is_own: isOwn }) => isOwn);
    expect(own).toHaveLength(1);
    await client.jumpTo('2026-11-20T09:00:00+05:30');
    expect((await client.application(met.id)).state).toBe('SETTLED');
  });

  it('that is not its price waits, blocked, and is free when the window ends', async () => {
    const block = await onSale();
    const before = await client.asset();
    const waiting = applicationOf(
      await client.bid(block.id, bidFor(block, { price: block.lower, quantity: block.quantity })),
    );
    expect(waiting).toMatchObject({ state: 'WAITING', waiting_for: { by: 'exchange' } });
    expect((await client.asset()).blocked).toBeGreaterThan(before.blocked);
    await client.jumpTo('2026-11-19T14:20:00+05:30');
    expect(await client.application(waiting.id)).toMatchObject({ state: 'NOT_MET', money: { blocked: 0 } });
    expect(await client.asset()).toEqual(before);
  });

  it('is met by the other party when the control says so, and withdrawn while it waits', async () => {
    const block = await onSale();
    const low = bidFor(block, { price: block.lower, quantity: block.quantity });
    const first = applicationOf(await client.bid(block.id, low));
    expect(applicationOf(await client.withdraw(first.id)).state).toBe('WITHDRAWN');
    const second = applicationOf(await client.bid(block.id, low));
    await client.control('block', { mobile: '9876543215', action: 'meet' });
    expect(await client.application(second.id)).toMatchObject({
      state: 'MET',
      allotment: { price: block.lower },
    });
  });

  it('below ₹25 crore, off the band or outside the window is refused before anything is sent [I5C-3-BAD]', async () => {
    const block = await onSale();
    const faults = async (change: object) =>
      errorsOf(await client.previewBid(block.id, bidFor(block, change))).map(({ code }) => code);
    expect(await faults({})).toEqual([]);
    expect(await faults({ quantity: block.smallest_quantity - 1 })).toEqual(['below_minimum']);
    expect(await faults({ price: block.upper + block.tick_size })).toEqual(['outside_band']);
    expect(await faults({ side: 'SELL' })).toContain('wrong_side');
    await client.jumpTo('2026-11-19T14:20:00+05:30');
    expect(await faults({})).toContain('outside_window');
    const refused = await client.bid(block.id, bidFor(block));
    expect(refused.status).toBe(400);
  });

  it('needs money, the PIN and a key, and comes once under it', async () => {
    const block = await onSale();
    const poor = await createIssueClient(test);
    expect(errorsOf(await poor.previewBid(block.id, bidFor(block))).map(({ code }) => code)).toEqual([
      'not_enough_cash',
    ]);
    expect((await client.bid(block.id, bidFor(block), { cookie: '' })).status).toBe(403);
    const key = randomUUID();
    const first = await client.bid(block.id, bidFor(block), { key });
    expect((await client.bid(block.id, bidFor(block), { key })).data).toEqual(first.data);
    expect((await client.page('&kind=block')).items).toHaveLength(1);
  });

  it('whose answer was lost is found by its key, or never comes [I5C-BAD-LOST]', async () => {
    const block = await onSale();
    const ask = (key: string) =>
      call(test.sandbox, 'POST /client/app/v1/intents/ask', {
        token: client.token(),
        json: { kind: 'application', key },
      });
    const [used, unused] = [randomUUID(), randomUUID()];
    expect((await ask(unused)).data).toMatchObject({ sealed: true, application: null });
    expect((await client.bid(block.id, bidFor(block), { key: unused })).status).toBe(409);
    const { id } = applicationOf(await client.bid(block.id, bidFor(block), { key: used }));
    expect((await ask(used)).data).toMatchObject({ sealed: false, application: { id, kind: 'block' } });
    expect((await client.page('&kind=block')).items).toHaveLength(1);
  });

  it('of one client never trades with another of its own: the one that was there is cancelled [I5C-4-SELF]', async () => {
    const { offered, lookedFor } = await bothSides();
    const buy = bidFor(offered, { price: offered.lower, quantity: offered.quantity });
    const waiting = applicationOf(await client.bid(offered.id, buy));
    expect(waiting.state).toBe('WAITING');
    const quantity = Math.ceil(250_000_000 / lookedFor.lower);
    const sell = { side: 'SELL', price: lookedFor.lower, quantity };
    const sold = await client.bid(lookedFor.id, sell);
    expect(applicationOf(sold)).toMatchObject({ state: 'MET', allotment: { price: lookedFor.price } });
    const cancelled = await client.application(waiting.id);
    expect(cancelled).toMatchObject({ state: 'PREVENTED', money: { blocked: 0 } });
    expect(cancelled.history.at(-1)?.reason?.code).toBe('self_trade');
  });
});
