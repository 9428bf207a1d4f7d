import type { Dividend, Dividends } from '@wealth/api-sdk/model';
import { envelopeOf, getGetDividendsMockHandler } from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

const base: Dividend = {
  id: 'd1',
  action_id: 'dividend-INE000Z01012-2026-07-24',
  instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' },
  isin: 'INE000Z01012',
  state: 'received',
  ex_date: '2026-07-24',
  record_date: '2026-07-24',
  expected_on: '2026-08-07',
  missing_on: '2026-09-07',
  paid_on: '2026-08-12',
  tax_year: '2026-27',
  quantity: 1000,
  per_share: 11,
  gross: 11_000,
  tds: 1_100,
  net: 9_900,
  account: { bank_name: 'Sandbox Bank', masked_number: '••••4821' },
  registrar: { name: 'Sutra Registrars', email: 'dividends@sutra.example' },
  claim: {
    holder: 'Asha Verma',
    demat_account: '12000000 ••••4821',
    pan: 'ZZZPV••••Z',
    bank_name: 'Sandbox Bank',
    masked_number: '••••4821',
  },
};

const waiting = { paid_on: null, account: null, tds: 0 } as const;

/** One received with tax deducted, one expected, one missing. */
export const dividendFixtures: Dividends = {
  items: [
    {
      ...base,
      ...waiting,
      id: 'd3',
      action_id: 'dividend-INE000Z05018-2026-11-12',
      instrument: { market: 'NSE', symbol: 'AUSHADHI', name: 'Aushadhi Laboratories' },
      isin: 'INE000Z05018',
      state: 'expected',
      ex_date: '2026-11-12',
      record_date: '2026-11-12',
      expected_on: '2026-11-27',
      missing_on: '2026-12-27',
      quantity: 190,
      per_share: 6,
      gross: 1_140,
      net: 1_140,
    },
    {
      ...base,
      ...waiting,
      id: 'd2',
      action_id: 'dividend-INE000Z07014-2026-09-18',
      instrument: { market: 'NSE', symbol: 'RATHMOTOR', name: 'Rathvahan Motors' },
      isin: 'INE000Z07014',
      state: 'missing',
      ex_date: '2026-09-18',
      record_date: '2026-09-18',
      expected_on: '2026-10-05',
      missing_on: '2026-11-02',
      quantity: 18,
      per_share: 140,
      gross: 2_520,
      net: 2_520,
    },
    base,
  ],
  years: [
    {
      tax_year: '2026-27',
      received: { count: 1, gross: 11_000, tds: 1_100, net: 9_900 },
      expected: { count: 1, gross: 1_140, tds: 0, net: 1_140 },
      missing: { count: 1, gross: 2_520, tds: 0, net: 2_520 },
    },
  ],
};

export const dividendHandlers = (dividends: Dividends = dividendFixtures): HttpHandler[] => [
  getGetDividendsMockHandler(envelopeOf(dividends)),
];
