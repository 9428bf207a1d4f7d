import { describe, expect, it } from 'vitest';
import { deepHref } from './deepHref.ts';
import { figureOf, returnsSearch } from './returnsSearch.ts';
import { taxSearch } from './taxSearch.ts';

const nothing = { range: undefined, from: undefined, to: undefined, figure: undefined, isin: undefined };

describe('returnsSearch [I5B-2-RANGE]', () => {
  it.each([
    { search: {}, said: {} },
    { search: { range: '6M' }, said: { range: '6M' } },
    { search: { range: '5Y' }, said: {} },
    {
      search: { from: '2026-04-01', to: '2027-03-31' },
      said: { from: '2026-04-01', to: '2027-03-31' },
    },
    { search: { range: '1Y', from: '2026-04-01', to: '2026-05-01' }, said: { range: '1Y' } },
    { search: { figure: 'gain', range: '1M' }, said: { figure: 'gain', range: '1M' } },
    {
      search: { figure: 'price_held', isin: 'INE000A01011' },
      said: { figure: 'price_held', isin: 'INE000A01011' },
    },
    { search: { isin: 'INE000A01011' }, said: {} },
    { search: { figure: 'wealth', isin: 'INE000A01011' }, said: {} },
    { search: { figure: 'gain', isin: '<b>' }, said: { figure: 'gain' } },
  ])('reads $search', ({ search, said }) => {
    expect(returnsSearch(search)).toEqual({ ...nothing, ...said });
  });

  it.each([
    { search: { from: '2026-11-19', to: '2026-11-01' }, said: { from: '2026-11-19' } },
    { search: { from: '2026-11-19', to: '2026-11-19' }, said: { from: '2026-11-19', to: '2026-11-19' } },
    { search: { from: '2026-02-31', to: 'yesterday' }, said: {} },
    { search: { from: 20261119 }, said: {} },
  ])(
    'survives a range that is reversed, of one day or of no days: $search [I5B-BAD-RANGE]',
    ({ search, said }) => {
      expect(returnsSearch(search)).toEqual({ ...nothing, ...said });
    },
  );

  it('opens from an address what it was written from', () => {
    const figure = { id: 'dividends', from: '2025-04-01', to: '2026-03-31' } as const;
    const address = deepHref.figure(figure);

    expect(address).toBe('/portfolio/summary?figure=dividends&from=2025-04-01&to=2026-03-31');
    const search = Object.fromEntries(new URL(address, 'https://w').searchParams);
    expect(figureOf(returnsSearch(search))).toMatchObject(figure);
    expect(figureOf(returnsSearch({}))).toBeNull();
  });

  it('leads to the tax report with a figure of it, and reads it there', () => {
    const address = deepHref.figure({ id: 'tax_due', fy: '2025-26' });

    expect(address).toBe('/portfolio/tax?fy=2025-26&figure=tax_due');
    const search = Object.fromEntries(new URL(address, 'https://w').searchParams);
    expect(taxSearch(search)).toMatchObject({ fy: '2025-26', figure: 'tax_due' });
    expect(taxSearch({ figure: 'gain' }).figure).toBeUndefined();
    expect(returnsSearch({ figure: 'tax_due' }).figure).toBeUndefined();
  });
});
