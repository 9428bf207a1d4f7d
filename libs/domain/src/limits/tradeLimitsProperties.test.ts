import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, istDay, istInstant } from '../calendar/calendarDay.ts';
import { isTradingDay } from '../calendar/tradingDays.ts';
import { fromPaise, type Paise } from '../money/paise.ts';
import { limitsAt } from './limitsAt.ts';
import { requestLimits } from './requestLimits.ts';
import { noTradeLimits, tradeSegments, type LimitRequest, type TradeLimits } from './tradeLimits.ts';

const hourMs = 3_600_000;
const start = istInstant(calendarDay('2026-11-02'));

const amount = fc.option(fc.integer({ min: 1, max: 6 }).map(fromPaise), { nil: null });
const asked = fc.record({
  dailyLoss: amount,
  largestOrder: amount,
  segmentsOff: fc.subarray([...tradeSegments], { minLength: 0 }),
  /** Hours from now, or none. */
  coolingOff: fc.option(fc.integer({ min: -5, max: 90 }), { nil: null }),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;
const steps = fc.array(fc.record({ asked, waits: fc.integer({ min: 0, max: 60 }) }), {
  minLength: 1,
  maxLength: 12,
});

/** A request that is refused changes nothing. */
function after(limits: TradeLimits, { coolingOff, ...values }: Asked, instant: number): TradeLimits {
  const coolingOffUntil = coolingOff === null ? null : instant + coolingOff * hourMs;
  const request: LimitRequest = { ...values, coolingOffUntil };
  const requested = requestLimits(limits, request, instant);
  return requested.kind === 'limits' ? requested.limits : limitsAt(limits, instant);
}

const isNoLooserAmount = (now: Paise | null, before: Paise | null) =>
  before === null || (now !== null && now <= before);

function expectNoLooser(now: TradeLimits, before: TradeLimits): void {
  expect(isNoLooserAmount(now.dailyLoss, before.dailyLoss)).toBe(true);
  expect(isNoLooserAmount(now.largestOrder, before.largestOrder)).toBe(true);
  expect(now.segmentsOff).toEqual(expect.arrayContaining([...before.segmentsOff]));
}

describe('own limits, whatever is asked for [I5A-9-LIMITS]', () => {
  it('are looser on no day on which they were asked for, and a cooling-off never ends early', () => {
    fc.assert(
      fc.property(steps, (list) => {
        let limits: TradeLimits = noTradeLimits;
        let instant = start;
        for (const step of list) {
          const before = limitsAt(limits, instant);
          limits = after(limits, step.asked, instant);
          expectNoLooser(limitsAt(limits, instant), before);
          if (before.coolingOffUntil !== null) {
            expect(limits.coolingOffUntil).toBeGreaterThanOrEqual(before.coolingOffUntil);
          }
          const later = instant + step.waits * hourMs;
          // By time alone they get looser on trading days only, and on none of the day itself.
          const then = limitsAt(limits, later);
          const asOfDay = limitsAt(limits, instant);
          if (istDay(later) === istDay(instant)) {
            expect({ ...then, coolingOffUntil: null }).toEqual({ ...asOfDay, coolingOffUntil: null });
          }
          if (limits.pending) {
            expect(isTradingDay(limits.pending.from)).toBe(true);
            expect(limits.pending.from > istDay(instant)).toBe(true);
          }
          instant = later;
        }
      }),
    );
  });

  it('are as tight as the tightest of one day, in whatever order it is asked for', () => {
    fc.assert(
      fc.property(
        fc.array(asked, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (list, order) => {
          const shuffled = list
            .map((value) => ({ value, key: order.next().value }))
            .toSorted((one, other) => one.key - other.key)
            .map(({ value }) => value);
          const calm = (value: Asked): Asked => ({ ...value, coolingOff: null });
          const run = (all: readonly Asked[]) => {
            let limits: TradeLimits = noTradeLimits;
            for (const value of all) limits = after(limits, calm(value), start);
            const { pending: _pending, ...values } = limits;
            return values;
          };
          expect(run(shuffled)).toEqual(run(list));
        },
      ),
    );
  });

  it('are the same when the same is asked for twice, on the day or before what waits has begun', () => {
    fc.assert(
      fc.property(asked, asked, fc.integer({ min: 0, max: 30 }), (first, second, hours) => {
        const calm = (value: Asked): Asked => ({ ...value, coolingOff: null });
        const limits = after(after(noTradeLimits, calm(first), start), calm(second), start);
        expect(after(limits, calm(second), start)).toEqual(limits);
        const later = start + hours * hourMs;
        expect(after(limits, calm(second), later)).toEqual(limitsAt(limits, later));
      }),
    );
  });
});
