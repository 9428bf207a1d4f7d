import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { sumOf } from '../money/arithmetic.ts';
import { fromPaise, fromWire, noMoney, toWire } from '../money/paise.ts';
import type { BonusLot } from './createBonusBook.ts';
import { countedGain, taxRowsOf, type SoldUnits } from './taxRows.ts';

const recordOn = calendarDay('2026-07-10');

const bonus: BonusLot = { id: 'bonus', holding: 'INE0A', recordOn, quantity: 100 };

function sold(id: string, rupees: number, change: Partial<SoldUnits> = {}): SoldUnits {
  return {
    id,
    lotId: 'bought',
    holding: 'INE0A',
    boughtOn: calendarDay('2026-05-04'),
    soldOn: calendarDay('2026-08-03'),
    quantity: 100,
    cost: fromWire(20_000),
    charges: fromWire(4),
    proceeds: fromWire(20_010 + rupees),
    saleCharges: fromWire(6),
    ...change,
  };
}

const only = (units: SoldUnits, bonuses: readonly BonusLot[] = [bonus]) => taxRowsOf([units], bonuses)[0];

describe('a loss beside bonus shares that are kept [I5B-1-STRIPPING]', () => {
  it('does not count, and is the cost of the bonus shares', () => {
    // 100 bought at 200, bonus of 100, sold at 101: 9,900 is lost on paper and lies in the bonus shares.
    const row = only(sold('1', -9_900));
    expect(row).toMatchObject({
      term: 'shortTerm',
      gain: -990_000,
      ignored: { recordOn, loss: 990_000, held: [{ id: 'bonus', quantity: 100, costAdded: 990_000 }] },
    });
    expect(row && countedGain(row).gain).toBe(0);
  });

  it('lowers the gain of the bonus shares when these are sold, share by share', () => {
    const later = { bonusId: 'bonus', boughtOn: calendarDay('2026-07-13'), cost: noMoney, charges: noMoney };
    const rows = taxRowsOf(
      [
        sold('1', -9_900),
        sold('2', 0, {
          ...later,
          quantity: 30,
          proceeds: fromWire(3_000),
          soldOn: calendarDay('2026-09-01'),
        }),
        sold('3', 0, {
          ...later,
          quantity: 70,
          proceeds: fromWire(7_000),
          soldOn: calendarDay('2026-10-01'),
        }),
      ],
      [bonus],
    );
    expect(rows.map(({ costAdded }) => toWire(costAdded))).toEqual([0, 2_970, 6_930]);
    expect(rows.map(({ gain }) => toWire(gain))).toEqual([-9_900, 24, 64]);
  });

  it.each([
    { what: 'bought three months before', change: { boughtOn: '2026-04-10' }, counts: false },
    { what: 'bought a day earlier', change: { boughtOn: '2026-04-09' }, counts: true },
    { what: 'bought the day before the record date', change: { boughtOn: '2026-07-09' }, counts: false },
    { what: 'bought on the record date', change: { boughtOn: '2026-07-10' }, counts: true },
    { what: 'sold on the record date', change: { soldOn: '2026-07-10' }, counts: true },
    { what: 'sold the day after it', change: { soldOn: '2026-07-11' }, counts: false },
    { what: 'sold nine months after it', change: { soldOn: '2027-04-10' }, counts: false },
    { what: 'sold a day later', change: { soldOn: '2027-04-11' }, counts: true },
  ])('counts of what was $what: $counts', ({ change, counts }) => {
    const days = { boughtOn: '2026-05-04', soldOn: '2026-08-03', ...change };
    const row = only(
      sold('1', -500, { boughtOn: calendarDay(days.boughtOn), soldOn: calendarDay(days.soldOn) }),
    );
    expect(row?.ignored === null).toBe(counts);
  });

  it('counts where the bonus shares are sold by the end of that day, and before shares were in the rule', () => {
    const bonusSale = sold('2', 100, { bonusId: 'bonus', boughtOn: calendarDay('2026-07-13') });
    expect(taxRowsOf([sold('1', -500), bonusSale], [bonus]).every(({ ignored }) => ignored === null)).toBe(
      true,
    );
    const old = { ...bonus, recordOn: calendarDay('2023-01-10') };
    const before = { boughtOn: calendarDay('2022-12-01'), soldOn: calendarDay('2023-03-31') };
    expect(only(sold('1', -500, before), [old])?.ignored).toBeNull();
  });

  it('goes over to what a split makes of the bonus shares', () => {
    const split = { ...bonus, restated: [{ on: calendarDay('2026-09-01'), quantity: 500 }] };
    const later = { bonusId: 'bonus', boughtOn: calendarDay('2026-07-13'), cost: noMoney, charges: noMoney };
    const half = sold('2', 0, { ...later, quantity: 250, soldOn: calendarDay('2026-10-01') });
    expect(taxRowsOf([sold('1', -9_900), half], [split]).map(({ costAdded }) => toWire(costAdded))).toEqual([
      0, 4_950,
    ]);
  });

  it('touches no gain and no other holding', () => {
    expect(only(sold('1', 500))?.ignored).toBeNull();
    expect(only(sold('1', -500, { holding: 'INE0B' }))?.ignored).toBeNull();
  });

  it('loses no rupee and depends on no order: what does not count is all in the cost of bonus shares', () => {
    const sale = fc.record({
      bonusId: fc.constantFrom(null, 'bonus'),
      soldOn: fc.integer({ min: 1, max: 300 }).map((days) => addDays(recordOn, days)),
      quantity: fc.integer({ min: 1, max: 12 }),
      proceeds: fc.integer({ min: 0, max: 4_000_000 }).map(fromPaise),
    });
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 8 }), (sales) => {
        const units = sales.map((one, at) => sold(String(at), 0, one));
        const rows = taxRowsOf(units, [bonus]);
        expect(taxRowsOf(units.toReversed(), [bonus])).toEqual(rows);
        const ignored = sumOf(rows.map((row) => row.ignored?.loss ?? noMoney));
        const added = sumOf(rows.map(({ costAdded }) => costAdded));
        expect(added).toBeLessThanOrEqual(ignored);
        const soldBonus = sales
          .filter(({ bonusId }) => bonusId === 'bonus')
          .reduce((sum, { quantity }) => sum + quantity, 0);
        const last = sold('z', 0, {
          bonusId: 'bonus',
          soldOn: addDays(recordOn, 400),
          quantity: 100 - soldBonus,
        });
        const all = taxRowsOf([...units, last], [bonus]);
        expect(sumOf(all.map(({ costAdded }) => costAdded))).toBe(ignored);
      }),
    );
  });
});
