import { describe, expect, it } from 'vitest';
import { calendarDay, istInstant } from '../calendar/calendarDay.ts';
import { fromWire } from '../money/paise.ts';
import { limitsAt } from './limitsAt.ts';
import { lossDay, lossOf } from './lossOf.ts';
import { ownLimitsOf } from './ownLimitsOf.ts';
import { longestCoolingOffMs, requestLimits, wantedValues } from './requestLimits.ts';
import { noTradeLimits, type LimitRequest, type LimitValues, type TradeLimits } from './tradeLimits.ts';

/** 11:00 of a Friday; the next trading day is Monday the 23rd (Tuesday the 24th is a holiday). */
const friday = istInstant(calendarDay('2026-11-20'), 660);
const saturday = istInstant(calendarDay('2026-11-21'), 660);
const monday = istInstant(calendarDay('2026-11-23'));
const hourMs = 3_600_000;

const request = (change: Partial<LimitRequest> = {}): LimitRequest => ({
  dailyLoss: null,
  largestOrder: null,
  segmentsOff: [],
  coolingOffUntil: null,
  ...change,
});
const kept = (change: Partial<TradeLimits> = {}): TradeLimits => ({ ...noTradeLimits, ...change });

function taken(limits: TradeLimits, change: Partial<LimitRequest>, instant = friday): TradeLimits {
  const requested = requestLimits(limits, request(change), instant);
  if (requested.kind === 'fault') throw new Error(`not taken: ${requested.fault}`);
  return requested.limits;
}

describe('what a request for own limits does [I5A-9-LIMITS]', () => {
  const five = fromWire(5_000);
  const nine = fromWire(9_000);
  const rows: ReadonlyArray<
    [string, Partial<LimitValues>, Partial<LimitValues>, Partial<LimitValues>, boolean]
  > = [
    ['an amount where none was', {}, { dailyLoss: five }, { dailyLoss: five }, false],
    ['a smaller amount', { dailyLoss: nine }, { dailyLoss: five }, { dailyLoss: five }, false],
    ['a larger amount', { dailyLoss: five }, { dailyLoss: nine }, { dailyLoss: five }, true],
    ['no amount any more', { largestOrder: five }, {}, { largestOrder: five }, true],
    ['the same amount', { largestOrder: five }, { largestOrder: five }, { largestOrder: five }, false],
    ['a segment off', {}, { segmentsOff: ['otc'] }, { segmentsOff: ['otc'] }, false],
    ['a segment on again', { segmentsOff: ['otc'] }, {}, { segmentsOff: ['otc'] }, true],
    [
      'one segment for another',
      { segmentsOff: ['ipo'] },
      { segmentsOff: ['stock'] },
      { segmentsOff: ['stock', 'ipo'] },
      true,
    ],
  ];

  it.each(rows)('%s', (...[, before, asked, counts, waits]) => {
    const limits = taken(kept(before), asked);
    expect(limits).toMatchObject({ ...noTradeLimits, ...counts, pending: limits.pending });
    expect(limits.pending).toEqual(
      waits ? { dailyLoss: null, largestOrder: null, segmentsOff: [], ...asked, from: '2026-11-23' } : null,
    );
  });

  it('takes the tighter of a request at once and lets its looser part wait', () => {
    const limits = taken(kept({ dailyLoss: five, largestOrder: nine }), {
      dailyLoss: nine,
      largestOrder: five,
    });
    expect(limits).toMatchObject({ dailyLoss: five, largestOrder: five });
    expect(limits.pending).toMatchObject({ dailyLoss: nine, largestOrder: five });
  });

  it('replaces what waits by what is tighter, and withdraws it by what stands', () => {
    const waiting = taken(kept({ dailyLoss: five }), { dailyLoss: nine });
    expect(taken(waiting, { dailyLoss: fromWire(4_000) })).toEqual(kept({ dailyLoss: fromWire(4_000) }));
    expect(taken(waiting, { dailyLoss: five })).toEqual(kept({ dailyLoss: five }));
    expect(wantedValues(waiting).dailyLoss).toBe(nine);
    expect(wantedValues(kept({ dailyLoss: five })).dailyLoss).toBe(five);
  });

  it('lets the looser count from the first instant of its day, over a weekend not before', () => {
    const waiting = taken(kept({ dailyLoss: five }), { dailyLoss: nine });
    expect(limitsAt(waiting, monday - 1)).toEqual(waiting);
    expect(limitsAt(waiting, monday)).toEqual(kept({ dailyLoss: nine }));
    expect(taken(waiting, { dailyLoss: nine }, saturday)).toEqual(waiting);
    // Tuesday is a holiday.
    expect(taken(kept({ dailyLoss: five }), {}, monday).pending?.from).toBe('2026-11-25');
  });

  it.each([
    [null, friday + hourMs, 'begins', friday + hourMs],
    [friday + hourMs, friday + 2 * hourMs, 'grows', friday + 2 * hourMs],
    [friday + hourMs, friday + hourMs, 'stays', friday + hourMs],
    [friday - 1, null, 'is over', null],
    [friday - 1, friday - 1, 'is over, though sent again', null],
    [friday, friday, 'ends with its instant', null],
  ])('a cooling-off until %j, asked until %j, %s', (...[running, asked, , until]) => {
    expect(taken(kept({ coolingOffUntil: running }), { coolingOffUntil: asked }).coolingOffUntil).toBe(until);
  });

  it.each([
    [friday + hourMs, null, 'tooEarly'],
    [friday + hourMs, friday + hourMs - 1, 'tooEarly'],
    [null, friday + longestCoolingOffMs + 1, 'tooLate'],
    [friday + hourMs, Number.POSITIVE_INFINITY, 'tooLate'],
  ])('a cooling-off until %j is not moved to %j: %s', (running, asked, fault) => {
    const limits = kept({ coolingOffUntil: running });
    const requested = requestLimits(limits, request({ coolingOffUntil: asked, dailyLoss: five }), friday);
    expect(requested).toEqual({ kind: 'fault', fault });
  });
});

describe('what an order is checked against [I5A-9-LIMITS]', () => {
  it('knows its segment and the loss of the day', () => {
    const limits = kept({ dailyLoss: fromWire(5_000), segmentsOff: ['otc'], coolingOffUntil: friday });
    const lost = fromWire(1_240);
    expect(ownLimitsOf(limits, { segment: 'stock', lost })).toEqual({
      largestOrder: null,
      dailyLoss: { limit: fromWire(5_000), lost },
      isSegmentOff: false,
      coolingOffUntil: friday,
    });
    expect(ownLimitsOf(limits, { segment: 'otc', lost }).isSegmentOff).toBe(true);
    expect(ownLimitsOf(noTradeLimits, { segment: 'stock', lost }).dailyLoss).toBeNull();
  });
});

describe('the loss of a day [I5A-9-LIMITS]', () => {
  const part = (change: Record<string, number> = {}) => ({
    proceeds: fromWire(change['proceeds'] ?? 900),
    cost: fromWire(1_000),
    charges: fromWire(1),
    transactionTax: fromWire(2),
    saleCharges: fromWire(3),
    saleTransactionTax: fromWire(4),
  });

  it('counts the charges of both sides, and takes gains off it', () => {
    expect(lossOf([])).toBe(0);
    expect(lossOf([part()])).toBe(11_000);
    // Nothing by the price alone is a loss of the charges.
    expect(lossOf([part({ proceeds: 1_000 })])).toBe(1_000);
    // 110 lost, 40 gained after charges.
    expect(lossOf([part(), part({ proceeds: 1_050 })])).toBe(7_000);
    expect(lossOf([part({ proceeds: 1_500 }), part()])).toBe(0);
  });

  it('is of the trading day, that of a holiday of the next one', () => {
    expect(lossDay(friday)).toBe('2026-11-20');
    expect(lossDay(saturday)).toBe('2026-11-23');
    expect(lossDay(istInstant(calendarDay('2026-11-20'), 1439))).toBe('2026-11-20');
  });
});
