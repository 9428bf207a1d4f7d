import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { sumOf } from '../money/arithmetic.ts';
import { noMoney, toWire } from '../money/paise.ts';
import { taxReportOf } from './taxReport.ts';
import { taxRowsOf, type SoldUnits } from './taxRows.ts';
import type { TaxStepCode } from './taxSteps.ts';
import { nobody, own, reportOf, sold, year } from './testing.ts';

describe('losses and the exemption, step by step [I5B-1-SETOFF]', () => {
  const stepsOf = (units: readonly SoldUnits[], name: string, losses = nobody) =>
    reportOf(units, name, losses).steps.map(({ code, amount, percent }) => [code, toWire(amount), percent]);

  it('come in the order of the law', () => {
    const units = [
      sold('short', '2026-05-01', 19_120.93),
      sold('short', '2026-06-20', -5_764.23),
      sold('long', '2026-07-01', 96_638.52),
    ];
    expect(stepsOf(units, '2026-27', new Map([['2025-26', own(0, 8_650)]]))).toEqual([
      ['gains', 19_120.93, '20'],
      ['losses', -5_764.23, '20'],
      ['taxed', 13_356.7, '20'],
      ['gains', 96_638.52, '12.5'],
      ['broughtForward', -8_650, '12.5'],
      ['taxable', 87_988.52, '12.5'],
      ['exempt', -87_988.52, '12.5'],
      ['taxed', 0, '12.5'],
      ['tax', 2_671.34, '20'],
      ['tax', 0, '12.5'],
      ['cess', 106.85, '4'],
      ['total', 2_778.19, null],
    ]);
  });

  it('take a short-term loss off long-term gains, and carry what is left', () => {
    const units = [sold('short', '2026-05-01', -9_000), sold('long', '2026-07-01', 5_000)];
    const report = reportOf(units, '2026-27');
    expect(report.steps.map(({ code, amount }) => [code, toWire(amount)])).toEqual([
      ['gains', 0],
      ['losses', -9_000],
      ['moved', 5_000],
      ['carried', 4_000],
      ['taxed', 0],
      ['gains', 5_000],
      ['setOff', -5_000],
      ['taxable', 0],
      ['exempt', 0],
      ['taxed', 0],
      ['tax', 0],
      ['tax', 0],
      ['cess', 0],
      ['total', 0],
    ]);
    expect(report.losses.at(-1)).toMatchObject({ made: { shortTerm: 400_000, longTerm: 0 } });
  });

  it('use losses brought forward before the exemption, even where the gain would have been free', () => {
    const { exemption, losses } = reportOf(
      [sold('long', '2026-07-01', 50_000)],
      '2026-27',
      new Map([['2024-25', own(0, 80_000)]]),
    );
    expect(exemption).toEqual({ amount: 12_500_000, used: 0, left: 12_500_000 });
    const old = losses.find((row) => row.year.name === '2024-25');
    expect(old).toMatchObject({
      brought: { longTerm: 8_000_000 },
      used: { longTerm: 5_000_000 },
      left: { longTerm: 3_000_000 },
    });
  });

  it('use the oldest loss first, at the dearest rate', () => {
    const losses = new Map([
      ['2025-26', own(1_000, 0)],
      ['2023-24', own(1_000, 0)],
    ]);
    const units = [sold('long', '2026-07-01', 900), sold('short', '2026-08-01', 700)];
    const report = reportOf(units, '2026-27', losses);
    expect(
      report.steps
        .filter(({ code }) => code === 'broughtForward')
        .map(({ other, percent, amount }) => [
          other && 'year' in other && other.year,
          percent,
          toWire(amount),
        ]),
    ).toEqual([
      ['2023-24', '20', -700],
      ['2023-24', '12.5', -300],
      ['2025-26', '12.5', -600],
    ]);
  });

  it('know two rates of 2024-25, and the exemption of the year at the dearer one', () => {
    const units = [sold('long', '2024-05-01', 200_000), sold('long', '2024-09-01', 100_000)];
    const report = reportOf(units, '2024-25');
    expect(report.sections.map(({ percent, exempt, tax }) => [percent, toWire(exempt), toWire(tax)])).toEqual(
      [
        ['12.5', 100_000, 0],
        ['10', 25_000, 17_500],
      ],
    );
  });
});

describe('what is carried forward [I5B-1-CARRY]', () => {
  it('may be used for eight years: a loss of 2018-19 ends with 2026-27', () => {
    const loss = sold('short', '2019-03-01', -5_000);
    const inYear = (name: string, day: string) => reportOf([loss, sold('short', day, 1_000)], name);
    expect(toWire(inYear('2026-27', '2026-05-04').tax)).toBe(0);
    expect(toWire(inYear('2027-28', '2027-05-04').tax)).toBe(200);
    expect(inYear('2026-27', '2026-05-04').losses[0]).toMatchObject({
      lastYear: { name: '2026-27' },
      brought: { shortTerm: 500_000 },
      used: { shortTerm: 100_000 },
      left: { shortTerm: 0 },
    });
  });

  it('is nothing where the return was not filed in time, and adds the client’s own figures', () => {
    const units = [sold('short', '2025-05-05', -1_000), sold('short', '2026-05-04', 5_000)];
    expect(toWire(reportOf(units, '2026-27').tax)).toBe(800);
    expect(toWire(reportOf(units, '2026-27', new Map([['2025-26', own(500, 0, true)]])).tax)).toBe(700);
    expect(toWire(reportOf(units, '2026-27', new Map([['2025-26', own(500, 0, false)]])).tax)).toBe(1_000);
  });

  it('lists each year once, with the sum of its tax', () => {
    const units = [sold('short', '2024-09-01', 1_000), sold('long', '2025-05-05', -300)];
    const { years } = taxReportOf(taxRowsOf(units, []), nobody, year('2026-27'));
    expect(years.map((one) => [one.year.name, one.rowCount, toWire(one.total), toWire(one.loss)])).toEqual([
      ['2024-25', 1, 208, 0],
      ['2025-26', 1, 0, 300],
      ['2026-27', 0, 0, 0],
    ]);
  });

  it('is nothing in a year before there was anything, or before the tables', () => {
    expect(reportOf([sold('short', '2026-05-04', 1)], '2020-21')).toMatchObject({ rowCount: 0, total: 0 });
    expect(reportOf([], '2012-13')).toMatchObject({ rowCount: 0, total: 0, losses: [] });
  });
});

const anyUnits = fc
  .array(
    fc.record({
      term: fc.constantFrom('short' as const, 'long' as const),
      day: fc.integer({ min: 0, max: 1_000 }).map((days) => addDays(calendarDay('2024-04-01'), days)),
      rupees: fc.integer({ min: -300_000, max: 300_000 }),
    }),
    { maxLength: 25 },
  )
  .map((rows) => rows.map(({ term, day, rupees }) => sold(term, day, rupees)));

const anyOwn = fc.dictionary(
  fc.constantFrom('2021-22', '2023-24', '2024-25', '2025-26'),
  fc.tuple(fc.nat(200_000), fc.nat(200_000)).map(([short, long]) => own(short, long)),
);

const towards: ReadonlySet<TaxStepCode> = new Set<TaxStepCode>([
  'gains',
  'losses',
  'moved',
  'carried',
  'setOff',
  'broughtForward',
]);

describe('a tax report [I5B-1-REPORT]', () => {
  it('adds up in all its parts, whatever was sold and lost', () => {
    fc.assert(
      fc.property(
        anyUnits,
        anyOwn,
        fc.constantFrom('2024-25', '2025-26', '2026-27'),
        (units, losses, name) => {
          const report = reportOf(units, name, new Map(Object.entries(losses)));
          for (const [at, section] of report.sections.entries()) {
            const { taxable, taxed, tax, exempt } = section;
            expect(taxable).toBeGreaterThanOrEqual(0);
            expect(taxable - exempt).toBe(taxed);
            const ofPeriods = report.periods.map(({ sections }) => sections[at]);
            for (const figure of ['taxable', 'taxed', 'tax'] as const) {
              expect(ofPeriods.every((one) => one !== undefined && one[figure] >= 0)).toBe(true);
              expect(sumOf(ofPeriods.map((one) => one?.[figure] ?? noMoney))).toBe(
                { taxable, taxed, tax }[figure],
              );
            }
            const mine = report.steps.filter(
              ({ rate }) => rate?.term === section.term && rate.percent === section.percent,
            );
            expect(sumOf(mine.filter(({ code }) => towards.has(code)).map(({ amount }) => amount))).toBe(
              taxable,
            );
          }
          expect(sumOf(report.sections.map(({ tax }) => tax))).toBe(report.tax);
          expect(report.total).toBe(report.tax + report.cess.amount);
          expect(report.exemption.used + report.exemption.left).toBe(report.exemption.amount);
          for (const { brought, used } of report.losses) {
            for (const term of ['shortTerm', 'longTerm'] as const) {
              expect(used[term]).toBeGreaterThanOrEqual(0);
              expect(used[term]).toBeLessThanOrEqual(brought[term]);
            }
          }
        },
      ),
    );
  });

  it('depends on no order of its rows', () => {
    fc.assert(
      fc.property(anyUnits, anyOwn, (units, losses) => {
        const map = new Map(Object.entries(losses));
        expect(reportOf(units.toReversed(), '2025-26', map)).toEqual(reportOf(units, '2025-26', map));
      }),
    );
  });

  it('never asks more for a loss, nor less for a gain', () => {
    fc.assert(
      fc.property(anyUnits, fc.nat(100_000), (units, rupees) => {
        const base = reportOf(units, '2025-26').tax;
        const more = (amount: number) => [...units, sold('short', '2025-08-01', amount)];
        expect(reportOf(more(rupees), '2025-26').tax).toBeGreaterThanOrEqual(base - 4);
        expect(reportOf(more(-rupees), '2025-26').tax).toBeLessThanOrEqual(base + 4);
      }),
    );
  });

  it('has each paisa of ten thousand lots', () => {
    const units = Array.from({ length: 10_000 }, (_, at) =>
      sold(at % 2 === 0 ? 'short' : 'long', addDays(calendarDay('2026-04-01'), at % 200), (at % 7) - 2.5),
    );
    const { sections, rowCount } = reportOf(units, '2026-27');
    expect(rowCount).toBe(10_000);
    expect(sumOf(sections.map(({ gain }) => gain))).toBe(
      units.reduce((sum, unit) => sum + unit.proceeds - 100_001_000, 0),
    );
  });
});
