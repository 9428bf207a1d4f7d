import { describe, expect, it } from 'vitest';
import { calendarDay, toIstIso } from '../calendar/calendarDay.ts';
import { fromPaise, type Paise } from '../money/paise.ts';
import {
  blockBand,
  blockSessionsOn,
  checkBlockBid,
  meetsBlock,
  nextBlockSession,
  openBlockSession,
  smallestBlock,
  smallestBlockQuantity,
  type BlockBid,
  type BlockFacts,
  type BlockTerms,
} from './blockDeals.ts';

const rupees = (amount: number) => fromPaise(Math.round(amount * 100));
const day = calendarDay('2026-11-19');
const at = (time: string) => Date.parse(`2026-11-19T${time}+05:30`);
const [, session] = blockSessionsOn(day);
if (!session) throw new RangeError('the day has two windows');

const terms: BlockTerms = {
  side: 'SELL',
  quantity: 240_000,
  session,
  minimum: smallestBlock(day),
  ...blockBand(rupees(1_486.2), rupees(0.1), day),
  tick: rupees(0.1),
  isGone: false,
  tradesFrom: null,
};
const facts: BlockFacts = {
  at: at('14:10:00'),
  cost: ({ quantity, price }) => fromPaise(Math.round(quantity * price * 1.0012)),
  available: rupees(600_000_000),
  sellable: 0,
  hasDdpi: true,
  coolingOffUntil: null,
  isSegmentOff: false,
};
const bid: BlockBid = { side: 'BUY', quantity: 180_000, price: 147_800 };
const check = (change: {
  terms?: Partial<BlockTerms>;
  bid?: Partial<BlockBid>;
  facts?: Partial<BlockFacts>;
}) =>
  checkBlockBid({ ...terms, ...change.terms }, { ...bid, ...change.bid }, { ...facts, ...change.facts }).map(
    ({ code, nearest, until }) => ({ code, nearest, until: until === null ? null : toIstIso(until) }),
  );

describe('a bid on a block [I5C-2-BLOCK]', () => {
  it('inside the window, the band and above ₹25 crore is taken', () => {
    expect(check({})).toEqual([]);
    expect(check({ facts: { at: at('14:05:00') } })).toEqual([]);
  });

  it.each([
    [
      'before the window',
      { facts: { at: at('14:04:59') } },
      { code: 'outsideWindow', nearest: null, until: '2026-11-19T14:05:00+05:30' },
    ],
    [
      'as it ends',
      { facts: { at: at('14:20:00') } },
      { code: 'outsideWindow', nearest: null, until: '2026-11-20T08:45:00+05:30' },
    ],
    [
      'below ₹25 crore',
      { bid: { quantity: 169_147 } },
      { code: 'belowMinimum', nearest: { quantity: 169_148 }, until: null },
    ],
    [
      'above the block',
      { bid: { quantity: 240_001 } },
      { code: 'aboveBlock', nearest: { quantity: 240_000 }, until: null },
    ],
    [
      'below the band',
      { bid: { price: 144_160 } },
      { code: 'outsideBand', nearest: { price: 144_170 }, until: null },
    ],
    [
      'above the band',
      { bid: { price: 153_080 } },
      { code: 'outsideBand', nearest: { price: 153_070 }, until: null },
    ],
    [
      'off the tick',
      { bid: { price: 147_803 } },
      { code: 'offTick', nearest: { price: 147_800 }, until: null },
    ],
    [
      'without the money',
      { facts: { available: rupees(500_000) } },
      { code: 'notEnoughCash', nearest: null, until: null },
    ],
    [
      'on the side of the block',
      { bid: { side: 'SELL' as const }, facts: { sellable: 240_000 } },
      { code: 'wrongSide', nearest: null, until: null },
    ],
    [
      'of a block that is gone',
      { terms: { isGone: true } },
      { code: 'blockGone', nearest: null, until: null },
    ],
    [
      'of a share before its opening auction',
      { terms: { tradesFrom: at('15:00:00') } },
      { code: 'newlyListed', nearest: null, until: '2026-11-19T15:00:00+05:30' },
    ],
  ])('%s is refused, with the nearest that is not [I5C-2-BAD]', (_name, change, expected) => {
    expect(check(change)).toEqual([expected]);
  });

  it('of shares needs them settled and free', () => {
    const wanted = { terms: { side: 'BUY' as const }, bid: { side: 'SELL' as const } };
    expect(check({ ...wanted, facts: { sellable: 180_000 } })).toEqual([]);
    expect(check({ ...wanted, facts: { sellable: 179_999 } })).toMatchObject([{ code: 'notEnoughShares' }]);
    expect(check({ ...wanted, facts: { sellable: 180_000, hasDdpi: false } })).toMatchObject([
      { code: 'noDdpi' },
    ]);
  });
});

describe('the windows of blocks [I5C-2-WINDOWS]', () => {
  it('are two a trading day, and the next one skips holidays', () => {
    expect(openBlockSession(at('08:45:00'))?.window).toBe('morning');
    expect(openBlockSession(at('09:00:00'))).toBeNull();
    expect(toIstIso(nextBlockSession(at('09:00:00')).from)).toBe('2026-11-19T14:05:00+05:30');
    // Friday afternoon.
    expect(toIstIso(nextBlockSession(Date.parse('2026-11-20T14:05:00+05:30')).from)).toBe(
      '2026-11-23T08:45:00+05:30',
    );
    expect(blockSessionsOn(calendarDay('2026-11-24'))).toEqual([]);
  });

  it('have bands that lie on the tick and never beyond 3 %, and a smallest quantity', () => {
    const { lower, upper } = blockBand(rupees(1_486.2), rupees(0.1), day);
    expect([lower, upper]).toEqual([144_170, 153_070]);
    const price: Paise = rupees(1_478);
    const least = smallestBlockQuantity(smallestBlock(day), price);
    expect(least * price).toBeGreaterThanOrEqual(smallestBlock(day));
    expect((least - 1) * price).toBeLessThan(smallestBlock(day));
  });

  it('meet at the price that was there first', () => {
    expect(meetsBlock({ side: 'SELL', price: rupees(100) }, { price: rupees(100) })).toBe(true);
    expect(meetsBlock({ side: 'SELL', price: rupees(100) }, { price: rupees(99.95) })).toBe(false);
    expect(meetsBlock({ side: 'BUY', price: rupees(100) }, { price: rupees(100.05) })).toBe(false);
  });
});
