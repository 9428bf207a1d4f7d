import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendarDay.ts';
import { noMoney, toWire } from '../money/paise.ts';
import { taxPeriodOf, taxPeriods } from './taxPeriods.ts';
import { reportOf, sold, year } from './testing.ts';

describe('the five periods of a tax year [I5B-1-PERIODS]', () => {
  it('begin and end on the days of the return', () => {
    expect(taxPeriods(year('2026-27')).map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ['2026-04-01', '2026-06-15'],
      ['2026-06-16', '2026-09-15'],
      ['2026-09-16', '2026-12-15'],
      ['2026-12-16', '2027-03-15'],
      ['2027-03-16', '2027-03-31'],
    ]);
  });

  it('have each day of a year in one of them', () => {
    for (let day = year('2027-28').firstDay; day <= year('2027-28').lastDay; day = addDays(day, 1)) {
      const { firstDay, lastDay } = taxPeriods(year('2027-28'))[taxPeriodOf(day)] ?? {};
      expect(firstDay !== undefined && firstDay <= day && lastDay !== undefined && day <= lastDay).toBe(true);
    }
  });

  it.each([
    { what: 'its own', loss: '2026-07-01', left: [500, 700, 400, 0, 0] },
    { what: 'later ones', loss: '2026-10-01', left: [500, 1_000, 100, 0, 0] },
    { what: 'the nearest earlier', loss: '2027-03-20', left: [500, 1_000, 100, 0, 0] },
  ])('a loss is taken from $what', ({ loss, left }) => {
    const gains = [
      sold('short', '2026-05-01', 500),
      sold('short', '2026-08-01', 1_000),
      sold('short', '2026-11-01', 400),
    ];
    const { periods } = reportOf([...gains, sold('short', loss, -300)], '2026-27');
    expect(periods.map(({ sections }) => toWire(sections[0]?.taxable ?? noMoney))).toEqual(left);
  });

  it('goes on to later periods and then back to the nearest', () => {
    const units = [
      sold('short', '2026-05-01', 500),
      sold('short', '2026-08-01', 1_000),
      sold('short', '2026-10-01', -1_700),
      sold('short', '2026-12-20', 600),
    ];
    const { periods, sections } = reportOf(units, '2026-27');
    // 600 of December, then 1,000 of August, then 100 of May.
    expect(periods.map((period) => toWire(period.sections[0]?.taxable ?? noMoney))).toEqual([
      400, 0, 0, 0, 0,
    ]);
    expect(sections).toMatchObject([{ taxable: 40_000, taxed: 40_000 }]);
  });
});
