import { taxReportFixture } from '@wealth/api-sdk/testing';
import { expect, it } from 'vitest';
import { yearTotals } from './yearTotals.ts';

it('adds the rates of a year up to the paisa [I5B-2-FIGURES]', () => {
  const { sections } = taxReportFixture;
  const [first] = sections;
  if (!first) throw new Error('the report has rates');
  const loss = {
    ...first,
    term: 'short_term',
    gains: 0.1,
    losses: 10_000.3,
    taxable: 0,
    exempt: 0,
    taxed: 0,
  } as const;
  const before = yearTotals({ sections });

  expect(yearTotals({ sections: [...sections, loss] })).toEqual({
    ...before,
    shortTerm: Number((before.shortTerm - 10_000.2).toFixed(2)),
  });
  expect(Number((before.taxable - before.exempt).toFixed(2))).toBe(before.taxed);
  expect(yearTotals({ sections: [] })).toEqual({
    shortTerm: 0,
    longTerm: 0,
    taxable: 0,
    exempt: 0,
    taxed: 0,
  });
});
