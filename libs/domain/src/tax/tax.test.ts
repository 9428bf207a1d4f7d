import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, type CalendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, fromWire, noMoney, toWire } from '../money/paise.ts';
import { capitalGainRules, exemptionRules, holdingRules } from './capitalGainRules.ts';
import { dividendTax, dividendTaxRules } from './dividendTax.ts';
import { longTermFrom, termOf } from './holdingTerm.ts';
import { taxOfGains } from './taxOfGains.ts';
import type { TaxedGain } from './taxedGain.ts';
import { taxYearOf } from './taxYear.ts';

const today = calendarDay('2026-11-20');

function gain(term: TaxedGain['term'], rupees: number, soldOn: CalendarDay = today): TaxedGain {
  return { term, soldOn, gain: fromWire(rupees) };
}

const gainArbitrary = fc.record({
  term: fc.constantFrom('shortTerm', 'longTerm'),
  soldOn: fc.integer({ min: 0, max: 364 }).map((days) => addDays(calendarDay('2024-04-01'), days)),
  gain: fc.integer({ min: -3e8, max: 3e8 }).map(fromPaise),
}) satisfies fc.Arbitrary<TaxedGain>;

const yearOfMixedRates = calendarDay('2024-04-01');

describe('the term of a holding [I5A-1-TAX]', () => {
  it.each([
    { boughtOn: '2025-11-19', from: '2026-11-20' },
    { boughtOn: '2025-11-20', from: '2026-11-21' },
    { boughtOn: '2024-02-29', from: '2025-03-01' },
    { boughtOn: '2023-02-28', from: '2024-02-29' },
    { boughtOn: '2025-12-31', from: '2027-01-01' },
  ])('what was bought on $boughtOn is long term from $from', ({ boughtOn, from }) => {
    const day = calendarDay(boughtOn);
    expect(longTermFrom(day)).toBe(from);
    expect(termOf(day, calendarDay(from))).toBe('longTerm');
    expect(termOf(day, addDays(calendarDay(from), -1))).toBe('shortTerm');
  });

  it('knows what was bought before February 2018', () => {
    expect(longTermFrom(calendarDay('2018-01-31'))).toBe('2019-02-01');
    expect(termOf(calendarDay('1994-06-14'), today)).toBe('longTerm');
  });
});

it.each([
  { day: '2026-03-31', name: '2025-26', firstDay: '2025-04-01', lastDay: '2026-03-31' },
  { day: '2026-04-01', name: '2026-27', firstDay: '2026-04-01', lastDay: '2027-03-31' },
  { day: '2099-12-31', name: '2099-00', firstDay: '2099-04-01', lastDay: '2100-03-31' },
])('$day lies in the tax year $name', ({ day, ...year }) => {
  expect(taxYearOf(calendarDay(day))).toEqual(year);
});

describe('the tax on gains [I5A-1-TAX]', () => {
  it.each([
    { what: 'nothing', gains: [], tax: 0, left: 125_000 },
    { what: 'a short-term gain', gains: [gain('shortTerm', 1_000)], tax: 200, left: 125_000 },
    { what: 'a long-term gain below the exemption', gains: [gain('longTerm', 125_000)], tax: 0, left: 0 },
    { what: 'a long-term gain above it', gains: [gain('longTerm', 125_100)], tax: 12.5, left: 0 },
    { what: 'a loss', gains: [gain('shortTerm', -500)], tax: 0, left: 125_000 },
    {
      what: 'a short-term loss, which lowers the long-term gain',
      gains: [gain('shortTerm', -500), gain('longTerm', 126_000)],
      tax: 62.5,
      left: 0,
    },
    {
      what: 'a long-term loss, which lowers no short-term gain',
      gains: [gain('longTerm', -500), gain('shortTerm', 1_000)],
      tax: 200,
      left: 125_000,
    },
    {
      what: 'a short-term loss, which lowers the short-term gain first',
      gains: [gain('shortTerm', -500), gain('shortTerm', 800), gain('longTerm', 1_000)],
      tax: 60,
      left: 124_000,
    },
  ])('of $what is $tax', ({ gains, tax, left }) => {
    const answer = taxOfGains(gains, today);
    expect(toWire(answer.total)).toBe(tax);
    expect(toWire(answer.exemptionLeft)).toBe(left);
  });

  it.each([
    { soldOn: '2024-03-31', term: 'longTerm', rupees: 200_000, percent: '10', tax: 10_000 },
    { soldOn: '2024-07-22', term: 'shortTerm', rupees: 1_000, percent: '15', tax: 150 },
    { soldOn: '2024-07-23', term: 'shortTerm', rupees: 1_000, percent: '20', tax: 200 },
    { soldOn: '2024-07-22', term: 'longTerm', rupees: 200_000, percent: '10', tax: 7_500 },
    { soldOn: '2024-07-23', term: 'longTerm', rupees: 200_000, percent: '12.5', tax: 9_375 },
    { soldOn: '2026-03-31', term: 'longTerm', rupees: 200_000, percent: '12.5', tax: 9_375 },
  ] as const)('is $percent % of a $term gain of $soldOn', ({ soldOn, term, rupees, percent, tax }) => {
    const day = calendarDay(soldOn);
    const { lines, total } = taxOfGains([gain(term, rupees, day)], day);
    expect(lines).toMatchObject([{ term, percent }]);
    expect(toWire(total)).toBe(tax);
  });

  it('names the sections of the Act that is in force', () => {
    const sections = (day: string) =>
      taxOfGains(
        [gain('shortTerm', 1, calendarDay(day)), gain('longTerm', 1, calendarDay(day))],
        calendarDay(day),
      ).lines.map(({ section }) => section);
    expect(sections('2026-03-31')).toEqual(['111A', '112A']);
    expect(sections('2026-04-01')).toEqual(['196', '198']);
  });

  it('takes losses and exemption off the dearer rate where a year has two', () => {
    const before = calendarDay('2024-07-22');
    const after = calendarDay('2024-07-23');
    const gains = [
      gain('longTerm', 125_000, before),
      gain('longTerm', 126_000, after),
      gain('shortTerm', -1_000, after),
    ];
    // The loss takes 1,000 of the gains at 12.5 %, the exemption the other 125,000; 10 % of the rest is due.
    expect(toWire(taxOfGains(gains, after).total)).toBe(12_500);
  });

  it('refuses sales of another year', () => {
    expect(() => taxOfGains([gain('shortTerm', 1)], calendarDay('2026-03-31'))).toThrow(RangeError);
  });

  it('has each row once, in order of time, with a source', () => {
    for (const rules of [capitalGainRules, exemptionRules, holdingRules, dividendTaxRules]) {
      const days = rules.map(({ effectiveFrom }) => effectiveFrom);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(rules.every(({ source }) => source !== '')).toBe(true);
    }
  });

  it('is never negative, does not fall with a gain, and asks of no more than the gains', () => {
    const lists = fc.array(gainArbitrary, { maxLength: 12 });
    fc.assert(
      fc.property(lists, gainArbitrary, (gains, more) => {
        const { total, lines, exempt, exemptionLeft } = taxOfGains(gains, yearOfMixedRates);
        const won = gains.reduce((sum, row) => sum + Math.max(0, row.gain), 0);
        const added = { ...more, gain: fromPaise(Math.abs(more.gain)) };
        const whole = taxOfGains([...gains, added], yearOfMixedRates);

        expect(lines.every(({ taxable, tax }) => taxable >= 0 && tax >= 0)).toBe(true);
        expect(lines.reduce((sum, { taxed }) => sum + taxed, 0)).toBeLessThanOrEqual(won);
        expect(exempt + exemptionLeft).toBe(12_500_000);
        // Each line is rounded for itself: half a paisa each.
        expect(whole.total).toBeGreaterThanOrEqual(total - 2);
      }),
    );
  });

  it('depends on no order of the sales', () => {
    fc.assert(
      fc.property(fc.array(gainArbitrary, { maxLength: 12 }), (gains) => {
        expect(taxOfGains(gains.toReversed(), yearOfMixedRates).total).toBe(
          taxOfGains(gains, yearOfMixedRates).total,
        );
      }),
    );
  });
});

describe('the tax deducted from a dividend [I5A-3-DIVIDEND]', () => {
  it.each([
    { gross: 10_000, before: 0, deducted: 0, tax: 0 },
    { gross: 10_000.01, before: 0, deducted: 0, tax: 1_000 },
    { gross: 6_000, before: 6_000, deducted: 0, tax: 1_200 },
    { gross: 500, before: 12_000, deducted: 1_200, tax: 50 },
    { gross: 100, before: 9_950, deducted: 0, tax: 100 },
    { gross: 0, before: 50_000, deducted: 5_000, tax: 0 },
  ])('$gross after $before is $tax', ({ gross, before, deducted, tax }) => {
    const soFar = { gross: fromWire(before), deducted: fromWire(deducted) };
    expect(toWire(dividendTax(fromWire(gross), today, soFar))).toBe(tax);
  });

  it('was due above ₹5,000 until March 2025', () => {
    const soFar = { gross: noMoney, deducted: noMoney };
    expect(toWire(dividendTax(fromWire(6_000), calendarDay('2025-03-31'), soFar))).toBe(600);
    expect(toWire(dividendTax(fromWire(6_000), calendarDay('2025-04-01'), soFar))).toBe(0);
  });
});
