import type { Figure } from '../generated/model/index.ts';

/** The moment of the examples in the API description. */
const asOf = '2026-11-19T14:32:07+05:30';

/** The gain of shares that are held, by their lots; the lines add up to the value. */
export const figureFixture: Figure = {
  id: 'price_held',
  isin: null,
  value: 269684.9,
  terms: [
    { id: 'value', amount: 1507628.1 },
    { id: 'invested', amount: -1237943.2 },
  ],
  lines: [
    {
      code: 'lot',
      amount: 117711,
      quantity: 820,
      price: 1004.85,
      priced_at: '2026-11-19T14:32:06+05:30',
      price_basis: 'live',
      cost: 706266,
      date: '2025-09-12',
      instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' },
      isin: 'INE000A01011',
      entry: { id: 731, hash: '9f3c0000000000000000000000000000000000000000000000000000000000e1' },
      source: { kind: 'lot', id: '731' },
    },
    {
      code: 'lot',
      amount: 188628,
      quantity: 240,
      price: 2098.75,
      priced_at: '2026-11-19T14:32:06+05:30',
      price_basis: 'live',
      cost: 315072,
      date: '2025-12-02',
      instrument: { market: 'NSE', symbol: 'DHVANI', name: 'Dhvani Telecom' },
      isin: 'INE000A01029',
      source: { kind: 'lot', id: '902' },
    },
    {
      code: 'lot',
      amount: -36654.1,
      quantity: 56,
      price: 3213.41,
      priced_at: '2026-11-19T14:31:58+05:30',
      price_basis: 'live',
      cost: 216605.2,
      date: '2026-05-21',
      instrument: { market: 'NSE', symbol: 'NEELSOFT', name: 'Neelam Softworks' },
      isin: 'INE000A01037',
      source: { kind: 'lot', id: '1386' },
    },
  ],
  as_of: asOf,
};

/** What of the gains of a tax year is taxed, and the tax on them, by the rules of its sections. */
export const taxFigureFixture: Figure = {
  id: 'gains_tax',
  isin: null,
  value: 2671.34,
  terms: [],
  lines: [
    {
      code: 'section_tax',
      amount: 2671.34,
      term: 'short_term',
      percent: 20,
      base: 13356.7,
      source: { kind: 'rule', id: '196' },
    },
    {
      code: 'section_tax',
      amount: 0,
      term: 'long_term',
      percent: 12.5,
      base: 0,
      source: { kind: 'rule', id: '198' },
    },
  ],
  as_of: asOf,
};

/** The taxable gains of a tax year: both terms, less a loss of an earlier year. */
export const taxableFigureFixture: Figure = {
  id: 'taxable',
  isin: null,
  value: 101345.22,
  terms: [],
  lines: [
    { code: 'short_term_gain', amount: 13356.7, source: { kind: 'figure', id: 'short_term_gain' } },
    { code: 'long_term_gain', amount: 96638.52, source: { kind: 'figure', id: 'long_term_gain' } },
    {
      code: 'brought_forward',
      amount: -8650,
      term: 'long_term',
      source: { kind: 'tax_year', id: '2025-26' },
    },
  ],
  as_of: asOf,
};
