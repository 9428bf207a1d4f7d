import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { fromWire } from '../money/paise.ts';
import { scheduleFormOf, scheduleSums, scheduleTable, type ScheduleLot } from './schedule112a.ts';
import { taxYearNamed } from './taxYear.ts';

function formOf(name: string) {
  const year = taxYearNamed(name);
  if (!year) throw new RangeError(`no tax year ${name}`);
  return scheduleFormOf(year);
}

const young: ScheduleLot = {
  isin: 'INE0NEE01018',
  name: 'NEEL INFO',
  boughtOn: calendarDay('2018-02-01'),
  soldOn: calendarDay('2024-07-22'),
  quantity: 3,
  proceeds: fromWire(1_000),
  costPaid: fromWire(700.5),
  marketValue: null,
  costTaken: fromWire(700.5),
  expenses: fromWire(1.25),
};

const old: ScheduleLot = {
  ...young,
  isin: 'INE0SHE01015',
  name: 'SHESH TECH',
  boughtOn: calendarDay('2016-06-14'),
  soldOn: calendarDay('2024-10-08'),
  quantity: 20,
  proceeds: fromWire(62_408),
  costPaid: fromWire(23_644.89),
  marketValue: fromWire(31_205),
  costTaken: fromWire(31_205),
  expenses: fromWire(18.27),
};

/** As casparser and folioman read them, and the utility writes them. */
const heads2024 =
  'Share/Unit acquired(1a)|Share/Unit Transferred(1b)|ISIN Code(2)|Name of the Share/Unit(3)|No. of Shares/Units(4)|Sale-price per Share/Unit(5)|Full Value of Consideration(Total Sale Value)(6) = 4 * 5|Cost of acquisition without indexation(7)|Cost of acquisition(8)|If the long term capital asset was acquired before 01.02.2018(9)|Fair Market Value per share/unit as on 31st January 2018(10)|Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10|Expenditure wholly and exclusively in connection with transfer(12)|Total deductions(13) = 7 + 12|Balance(14) = 6 - 13';

describe('schedule 112A [I5B-4-SCHEDULE]', () => {
  it('of 2024-25 has a row a lot, and the column for the day of the sale', () => {
    const [heads, ...rows] = scheduleTable([young, old], formOf('2024-25'));
    expect(heads?.join('|')).toBe(heads2024);
    expect(rows).toEqual([
      [
        'AE',
        'BE',
        'INE0NEE01018',
        'NEEL INFO',
        3,
        333.3333,
        1000,
        700.5,
        700.5,
        0,
        0,
        0,
        1.25,
        701.75,
        298.25,
      ],
      [
        'BE',
        'AE',
        'INE0SHE01015',
        'SHESH TECH',
        20,
        3120.4,
        62408,
        31205,
        23644.89,
        31205,
        1560.25,
        31205,
        18.27,
        31223.27,
        31184.73,
      ],
    ]);
  });

  it('of 2025-26 has one row for all that was bought after January 2018, with three figures', () => {
    const [heads, ...rows] = scheduleTable([young, old, young], formOf('2025-26'));
    expect(heads?.join('|')).toBe(heads2024.replace('Share/Unit Transferred(1b)|', ''));
    expect(rows[0]).toEqual([
      'AE',
      'INNOTREQUIRD',
      'CONSOLIDATED',
      null,
      null,
      2000,
      null,
      1401,
      null,
      null,
      null,
      2.5,
      null,
      null,
    ]);
    expect(rows.slice(1).map((row) => row.slice(0, 3))).toEqual([['BE', 'INE0SHE01015', 'SHESH TECH']]);
    expect(heads?.[5]).toContain('(6)');
    expect(heads?.[7]).toContain('(8)');
    expect(heads?.[11]).toContain('(12)');
  });

  it('of 2026-27 is that of the year before, and not notified yet; before 2024-25 it has no such column', () => {
    expect(formOf('2025-26')).toEqual({ dialect: 'consolidated', isNotified: true });
    expect(formOf('2026-27')).toEqual({ dialect: 'consolidated', isNotified: false });
    const [heads, row] = scheduleTable([old], formOf('2023-24'));
    expect([heads?.length, row?.length, row?.[1]]).toEqual([14, 14, 'INE0SHE01015']);
  });

  it('has heads alone where nothing was sold, and sums that add up', () => {
    expect(scheduleTable([], formOf('2026-27'))).toHaveLength(1);
    expect(scheduleSums([young, old])).toEqual({
      rowCount: 2,
      quantity: 23,
      proceeds: 6_340_800,
      costPaid: 2_434_539,
      marketValue: 3_120_500,
      costTaken: 3_190_550,
      expenses: 1_952,
      gain: 3_148_298,
    });
  });

  it('takes the lower of value and sale where the market value is above what was received', () => {
    const cheap = { ...old, proceeds: fromWire(30_000), costTaken: fromWire(30_000) };
    const [, row] = scheduleTable([cheap], formOf('2023-24'));
    expect(row?.slice(6, 11)).toEqual([30000, 23644.89, 30000, 1560.25, 31205]);
  });
});
