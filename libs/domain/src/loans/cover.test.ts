import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, fromWire, toWire } from '../money/paise.ts';
import {
  afterFall,
  callLevelOf,
  callTimes,
  coolingOffAmount,
  coolingOffUntil,
  coverOf,
  fallOfOneTo,
  fallTo,
  haircutOf,
  leastSale,
  limitOf,
  loanRulesOn,
  powerOf,
  quoteUntil,
  releasableOf,
  shortfallOf,
  usualSaleOrder,
  warningLevelOf,
  workingDaysLeft,
  type CoverShare,
  type PledgedShare,
} from './index.ts';

const day = calendarDay('2026-11-20');
const rules = loanRulesOn(day);
const at = (text: string) => Date.parse(`${text}+05:30`);

/** A holding that is worth a value, of which a part does not count. */
type Row = readonly [isin: string, quantity: number, rupees: number, haircutPercent?: string];
const share = (...[isin, quantity, rupees, haircutPercent = '20']: Row): CoverShare => ({
  isin,
  quantity,
  price: fromWire(rupees),
  haircutPercent,
  isLarge: true,
});

const pledged = [
  share('ARAVBANK', 620, 758.3, '20'),
  share('AGNIPETRO', 460, 1_092.8, '25'),
  share('SANCHTEL', 200, 1_532.2, '25'),
  share('SHESHTECH', 115, 2_237.6, '30'),
];

describe('what shares are cover for [I6B-1-POWER]', () => {
  it('is half of what counts, by the haircut of each', () => {
    const { value, afterHaircut } = coverOf(pledged);
    expect([toWire(value), toWire(afterHaircut)]).toEqual([1_536_598, 1_163_089.6]);
    expect(toWire(powerOf(afterHaircut, rules))).toBe(581_544.8);
    expect(toWire(limitOf(pledged, rules))).toBe(581_000);
  });

  it('says how far away a margin call is, of all and of one', () => {
    const owed = fromWire(504_304.84);
    const level = callLevelOf(owed, rules);
    const { afterHaircut } = coverOf(pledged);
    expect(toWire(level)).toBe(1_008_609.68);
    expect(toWire(warningLevelOf(owed, rules))).toBe(1_109_470.65);
    expect(fallTo(level, afterHaircut)).toBe(13.3);
    expect(pledged.map(({ isin }) => fallOfOneTo(level, pledged, isin))).toEqual([41.1, 41, 67.2, 85.8]);
    expect(fallOfOneTo(fromWire(1), pledged, 'ARAVBANK')).toBeNull();
    expect(fallTo(level, fromWire(1_000_000))).toBeNull();
  });

  it('says what is missing after a fall, and what ends it', () => {
    const owed = fromWire(504_304.84);
    const fallen = afterFall(coverOf(pledged).afterHaircut, 18);
    const { missing, repay } = shortfallOf(owed, fallen, rules);
    expect([toWire(missing), toWire(repay)]).toEqual([54_876.21, 27_438.11]);
    expect(shortfallOf(owed, coverOf(pledged).afterHaircut, rules)).toEqual({ missing: 0, repay: 0 });
    // Exactly enough is enough.
    expect(shortfallOf(owed, callLevelOf(owed, rules), rules)).toEqual({ missing: 0, repay: 0 });
  });

  it('is at most a crore, of whole thousands, and above five lakh of large companies only', () => {
    const many = [share('A', 1_000_000, 1_000)];
    expect(toWire(limitOf(many, rules))).toBe(10_000_000);
    const mid = { ...share('B', 10_000, 1_000), isLarge: false };
    expect(toWire(limitOf([mid], rules))).toBe(500_000);
    expect(toWire(limitOf([mid, share('A', 1_000, 1_600)], rules))).toBe(640_000);
    expect(limitOf([share('A', 10, 1_000)], rules)).toBe(0);
    expect(limitOf([], rules)).toBe(0);
  });

  const large: PledgedShare = {
    kind: 'share',
    size: 'large',
    series: 'EQ',
    surveillance: 'none',
    sector: 'Financials',
    isSuspended: false,
  };
  it.each([
    [{}, { percent: '20', isLarge: true }],
    [{ sector: 'Energy' }, { percent: '25', isLarge: true }],
    [{ sector: 'Telecom' }, { percent: '25', isLarge: true }],
    [{ sector: 'IT' }, { percent: '30', isLarge: true }],
    [{ sector: 'Pharma' }, { percent: '30', isLarge: true }],
    [{ sector: 'Auto' }, { percent: '35', isLarge: true }],
    [{ size: 'mid' }, { percent: '35', isLarge: false }],
    [{ size: 'small' }, { refusal: 'smallCompany' }],
    [{ series: 'SM' }, { refusal: 'smallCompany' }],
    [{ series: 'BE' }, { refusal: 'tradeForTrade' }],
    [{ surveillance: 'asm' }, { refusal: 'surveillance' }],
    [{ isSuspended: true }, { refusal: 'suspended' }],
    [{ kind: 'etf', size: null }, { refusal: 'notAShare' }],
  ] as const)('a large share with %j has %j', (change, haircut) => {
    expect(haircutOf({ ...large, ...change })).toEqual(haircut);
  });
});

describe('what is sold where a margin call is not met [I6B-1-LEAST]', () => {
  const fallen = pledged.map((one) => ({ ...one, price: fromPaise(Math.floor(one.price * 0.8)) }));
  const owed = fromWire(504_304.84);
  const debt = { owed, shares: fallen, rules };
  const isMet = (sold: ReturnType<typeof leastSale>) => {
    const left = fallen.map((one) => {
      const gone = sold.find(({ isin }) => isin === one.isin)?.quantity ?? 0;
      return { ...one, quantity: one.quantity - gone };
    });
    const rest = owed - sold.reduce((sum, { value }) => sum + value, 0);
    return rest <= powerOf(coverOf(left).afterHaircut, rules);
  };

  it('is the fewest units of the first share in the order: one fewer is not enough', () => {
    const sold = leastSale(debt, usualSaleOrder(fallen));
    expect(sold.map(({ isin }) => isin)).toEqual(['SHESHTECH']);
    const [only] = sold;
    if (!only) throw new RangeError('nothing is sold');
    expect(isMet(sold)).toBe(true);
    const quantity = only.quantity - 1;
    expect(isMet([{ ...only, quantity, value: fromPaise(only.price * quantity) }])).toBe(false);
  });

  it('follows the order that the client has chosen, and goes on where one share is not enough', () => {
    expect(leastSale(debt, ['SANCHTEL']).map(({ isin }) => isin)).toEqual(['SANCHTEL']);
    const little = {
      ...debt,
      shares: fallen.map((one) => ({ ...one, quantity: Math.ceil(one.quantity * 0.5) })),
    };
    const sold = leastSale(little, ['SHESHTECH', 'ARAVBANK']);
    expect(sold.map(({ isin }) => isin).slice(0, 2)).toEqual(['SHESHTECH', 'ARAVBANK']);
    expect(sold[0]?.quantity).toBe(58);
  });

  it('is nothing where the loan is covered, and everything where that is not enough', () => {
    expect(leastSale({ ...debt, shares: pledged }, [])).toEqual([]);
    const gone = { ...debt, shares: fallen.map((one) => ({ ...one, price: fromWire(1) })) };
    expect(leastSale(gone, []).map(({ quantity }) => quantity)).toEqual([620, 460, 200, 115]);
  });

  it('releases what the loan does not need, with a tenth to spare', () => {
    const level = warningLevelOf(owed, rules);
    const most = releasableOf(pledged, level);
    expect(most.find(({ isin }) => isin === 'ARAVBANK')).toEqual({ isin: 'ARAVBANK', quantity: 88 });
    expect(releasableOf(pledged, warningLevelOf(fromWire(560_000), rules))).toEqual([]);
  });
});

describe('the days of a loan [I6B-1-DAYS]', () => {
  it('are seven working days for a margin call, its own day not counted', () => {
    // Friday; Tuesday 24 November is a holiday of the exchanges and of banks.
    const { dueAt, saleAt } = callTimes(at('2026-11-20T18:00:00'), rules);
    expect([dueAt, saleAt]).toEqual([at('2026-12-03T00:00:00'), at('2026-12-03T11:00:00')]);
    expect(workingDaysLeft(day, calendarDay('2026-12-02'))).toBe(7);
    expect(workingDaysLeft(calendarDay('2026-12-02'), calendarDay('2026-12-02'))).toBe(0);
  });

  it('are three working days for a key-facts statement, and three days of any kind to cancel', () => {
    expect(quoteUntil(at('2026-11-19T14:32:00'), rules)).toBe(at('2026-11-26T00:00:00'));
    expect(coolingOffUntil(at('2026-11-20T14:32:00'), rules)).toBe(at('2026-11-24T00:00:00'));
    const span = { from: day, to: calendarDay('2026-11-22') };
    const asked = { amount: fromWire(600_000), received: fromWire(598_725.6), ratePercent: '10.5' };
    expect(toWire(coolingOffAmount(asked, span))).toBe(599_070.81);
  });
});
