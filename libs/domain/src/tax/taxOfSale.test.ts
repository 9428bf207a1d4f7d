import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, type CalendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, fromWire, toWire } from '../money/paise.ts';
import { taxOfGains } from './taxOfGains.ts';
import type { TaxedGain } from './taxedGain.ts';
import { taxOfSale, type TaxedPart } from './taxOfSale.ts';
import { waitingSaves } from './waitingSaves.ts';
import { soFarOn, type YearSoFar } from './yearSoFar.ts';

const today = calendarDay('2026-11-20');

function gain(term: TaxedGain['term'], rupees: number, soldOn: CalendarDay = today): TaxedGain {
  return { term, soldOn, gain: fromWire(rupees) };
}

function part(boughtOn: string, rupees: number, soldOn: CalendarDay = today): TaxedPart {
  return {
    boughtOn: calendarDay(boughtOn),
    soldOn,
    quantity: 10,
    cost: fromWire(1_000),
    charges: fromWire(2),
    proceeds: fromWire(1_005 + rupees),
    saleCharges: fromWire(3),
  };
}

const soldBefore = (gains: readonly TaxedGain[], brought: YearSoFar['brought'] = []): YearSoFar => ({
  gains,
  brought,
});

describe('the tax of a sale [I5A-1-TAX]', () => {
  it('is what the sale adds to its year, with the room that is left', () => {
    const soFar = [gain('longTerm', 100_000), gain('shortTerm', 5_000)];
    const parts = [part('2025-01-10', 30_000), part('2026-06-01', 1_000)];

    // 5,000 of the long-term gain are above the room of 25,000, at 12.5 %; 20 % of 1,000.
    expect(taxOfSale(parts, soldBefore(soFar))).toEqual({
      shortTermGain: 100_000,
      longTermGain: 3_000_000,
      tax: 62_500 + 20_000,
      exemptionUsed: 2_500_000,
      exemptionLeft: 0,
      ignoredLoss: 0,
    });
  });

  it('is lower by losses of earlier years that are left [I5B-1-CARRY]', () => {
    const brought = [{ year: '2024-25', term: 'shortTerm' as const, amount: fromWire(4_000) }];
    const sale = [part('2026-06-01', 10_000)];

    expect(toWire(taxOfSale(sale, soldBefore([], brought)).tax)).toBe(1_200);
    expect(toWire(taxOfSale(sale, soldBefore([gain('shortTerm', 3_000)], brought)).tax)).toBe(1_800);
  });

  it('leaves out a loss that does not count because bonus shares are kept [I5B-1-STRIPPING]', () => {
    const kept = { id: '1', holding: 'A', recordOn: calendarDay('2026-10-01'), quantity: 10 };
    const sale = [part('2026-09-01', -1_000), part('2026-06-01', -500)];

    // What was bought more than three months before the record date counts.
    expect(taxOfSale(sale, soldBefore([gain('shortTerm', 5_000)]), [kept])).toMatchObject({
      shortTermGain: -50_000,
      ignoredLoss: 100_000,
      tax: -10_000,
    });
  });

  it('is below zero for a loss that lowers what is due', () => {
    expect(toWire(taxOfSale([part('2026-06-01', -1_000)], soldBefore([gain('shortTerm', 5_000)])).tax)).toBe(
      -200,
    );
  });

  it('is never below zero of a sale without a loss, whatever the year has brought', () => {
    const rupees = fc.integer({ min: -20_000_000, max: 20_000_000 }).map((paise) => paise / 100);
    const term = fc.constantFrom('shortTerm' as const, 'longTerm' as const);
    const soldOn = fc.constantFrom('2026-04-10', '2026-09-16', '2026-11-20').map((day) => calendarDay(day));
    const before = fc.array(fc.tuple(term, rupees, soldOn), { maxLength: 6 });
    const brought = fc.array(
      fc.record({
        year: fc.constantFrom('2024-25', '2025-26'),
        term,
        amount: fc.integer({ min: 1, max: 10_000_000 }).map(fromPaise),
      }),
      { maxLength: 3 },
    );
    const parts = fc.array(
      fc.tuple(
        fc.constantFrom('2024-02-01', '2026-11-18'),
        fc.integer({ min: 0, max: 30_000_000 }).map((paise) => paise / 100),
      ),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(before, brought, parts, (gains, losses, sold) => {
        const soFar = soldBefore(
          gains.map((of) => gain(...of)),
          losses,
        );
        const { tax } = taxOfSale(
          sold.map(([boughtOn, more]) => part(boughtOn, more)),
          soFar,
        );
        expect(tax).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it('begins anew with each tax year', () => {
    const lastYear = [gain('longTerm', 500_000, calendarDay('2026-03-31'))];
    expect(taxOfSale([part('2025-01-10', 100_000)], soldBefore(lastYear))).toMatchObject({
      tax: 0,
      exemptionLeft: 2_500_000,
    });
  });

  it('has lots', () => {
    expect(() => taxOfSale([], soldBefore([]))).toThrow(RangeError);
  });

  it('adds up over the sales of a year', () => {
    const sales = fc.array(fc.integer({ min: -500_000, max: 500_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(sales, (rupees) => {
        const soFar: TaxedGain[] = [];
        let sum = 0;
        for (const [at, amount] of rupees.entries()) {
          const one = part(at % 2 === 0 ? '2025-01-10' : '2026-06-01', amount);
          sum += taxOfSale([one], soldBefore(soFar)).tax;
          soFar.push({
            term: at % 2 === 0 ? 'longTerm' : 'shortTerm',
            soldOn: today,
            gain: fromWire(amount),
          });
        }
        expect(sum).toBe(taxOfGains(soFar, today).total);
      }),
    );
  });
});

describe('waiting [I5A-1-TAX]', () => {
  it('begins the next year with the losses that this one leaves', () => {
    const soFar = soldBefore(
      [gain('shortTerm', -3_000)],
      [
        { year: '2018-19', term: 'longTerm', amount: fromWire(1_000) },
        { year: '2020-21', term: 'shortTerm', amount: fromWire(500) },
      ],
    );

    expect(soFarOn(soFar, today, calendarDay('2027-04-01'))).toEqual({
      gains: [],
      brought: [
        { year: '2020-21', term: 'shortTerm', amount: 50_000 },
        { year: '2026-27', term: 'shortTerm', amount: 300_000 },
      ],
    });
  });

  it('saves the difference of the rates from the day on which a lot is long term', () => {
    const parts = [part('2025-11-24', 1_000), part('2026-01-10', 2_000), part('2024-01-10', 5_000)];

    expect(waitingSaves(parts, soldBefore([]))).toEqual([
      { from: '2026-11-25', dayCount: 5, quantity: 10, saves: 20_000 },
      { from: '2027-01-11', dayCount: 52, quantity: 10, saves: 60_000 },
    ]);
  });

  it('saves less where the exemption is used up, and counts the next year anew', () => {
    const soFar = [gain('longTerm', 125_000)];
    expect(waitingSaves([part('2026-01-10', 1_000)], soldBefore(soFar))).toMatchObject([{ saves: 7_500 }]);
    expect(waitingSaves([part('2026-06-01', 1_000)], soldBefore(soFar))).toMatchObject([
      { from: '2027-06-02', saves: 20_000 },
    ]);
  });

  it('saves nothing on a loss, or on what is long term', () => {
    expect(waitingSaves([part('2026-01-10', -1_000), part('2024-01-10', 5_000)], soldBefore([]))).toEqual([]);
  });

  it('is what the tax of the sale differs by from day to day, whatever was sold before', () => {
    const days = (first: string) => fc.nat(500).map((after) => addDays(calendarDay(first), after));
    const parts = fc.array(
      fc.record({ boughtOn: days('2025-07-01'), rupees: fc.integer({ min: -300_000, max: 300_000 }) }),
      { minLength: 1, maxLength: 12 },
    );
    const soFar = fc.array(
      fc.record({
        term: fc.constantFrom('shortTerm', 'longTerm'),
        soldOn: fc.constantFrom(calendarDay('2026-04-01'), today),
        gain: fc.integer({ min: -3e7, max: 3e7 }).map(fromPaise),
      }),
    );
    fc.assert(
      fc.property(parts, soFar, (sold, gains: TaxedGain[]) => {
        const sale = sold.map(({ boughtOn, rupees }) => part(boughtOn, rupees));
        const now = taxOfSale(sale, soldBefore(gains)).tax;
        for (const { from, saves } of waitingSaves(sale, soldBefore(gains))) {
          const then = sale.map((one) => ({ ...one, soldOn: from }));
          expect(saves).toBe(now - taxOfSale(then, soFarOn(soldBefore(gains), today, from)).tax);
        }
        const found = waitingSaves(sale, soldBefore(gains)).map(({ from }) => from);
        expect(found).toEqual(found.toSorted());
      }),
    );
  });
});
