import type {
  TaxDividend,
  TaxLossPair,
  TaxLossYear,
  TaxPeriod,
  TaxReport,
  TaxStep,
} from '../generated/model/index.ts';

const short = { term: 'short_term', percent: 20, section: '196' } as const;
const long = { term: 'long_term', percent: 12.5, section: '198' } as const;
type Rate = typeof short | typeof long;

const source = 'Income-tax Act 2025, s.196 and s.198, in force 1 April 2026';

function step(
  code: string,
  amount: number,
  { rate, ...more }: Partial<TaxStep> & { rate?: Rate } = {},
): TaxStep {
  const none = { term: null, percent: null, section: null };
  const other = { from_term: null, from_percent: null, from_year: null, base: null, row_count: null };
  return { code, amount, ...(rate ?? none), ...other, ...more };
}

const dividend = (
  id: string,
  row: Pick<TaxDividend, 'isin' | 'symbol' | 'name' | 'paid_on' | 'period' | 'gross' | 'deducted'>,
): TaxDividend => ({ id, ...row, net: row.gross - row.deducted });

const dividends = [
  dividend('dividend-1', {
    isin: 'INE0LOH01013',
    symbol: 'LOHASTEEL',
    name: 'Loha Steel',
    paid_on: '2026-06-05',
    period: 1,
    gross: 1_620,
    deducted: 0,
  }),
  dividend('dividend-2', {
    isin: 'INE0AGN01011',
    symbol: 'AGNIPETRO',
    name: 'Agni Petroleum',
    paid_on: '2026-08-20',
    period: 2,
    gross: 11_070,
    deducted: 1_107,
  }),
  dividend('dividend-3', {
    isin: 'INE0GAJ01012',
    symbol: 'GAJRAAUTO',
    name: 'Gajra Auto',
    paid_on: '2026-10-12',
    period: 3,
    gross: 1_380,
    deducted: 0,
  }),
];

interface PeriodFigures {
  days: readonly [first: string, last: string];
  rows: number;
  short: readonly [taxable: number, tax: number];
  long: number;
}

function period({ days, rows, short: [taxable, tax], long: free }: PeriodFigures, at: number): TaxPeriod {
  const paid = dividends.find((row) => row.period === at + 1);
  return {
    period: at + 1,
    first_day: days[0],
    last_day: days[1],
    is_current: at === 2,
    sections: [
      { ...short, taxable, taxed: taxable, tax },
      { ...long, taxable: free, taxed: 0, tax: 0 },
    ],
    row_count: rows,
    tax,
    dividends: {
      gross: paid?.gross ?? 0,
      deducted: paid?.deducted ?? 0,
      net: paid?.net ?? 0,
      count: paid ? 1 : 0,
    },
  };
}

const none: TaxLossPair = { short_term: 0, long_term: 0 };

function lossYear(begins: number, more: Partial<TaxLossYear> = {}): TaxLossYear {
  const name = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  return {
    tax_year: name(begins),
    last_year: name(begins + 8),
    made: none,
    own: null,
    is_filed: null,
    brought: none,
    used: none,
    left: none,
    is_editable: begins < 2026,
    ...more,
  };
}

const ofOldYear: TaxLossPair = { short_term: 0, long_term: 8_650 };

/** A year with gains and losses of both terms, one lot of before February 2018, and a loss of the year before. */
export const taxReportFixture: TaxReport = {
  tax_year: '2026-27',
  first_day: '2026-04-01',
  last_day: '2027-03-31',
  state: 'running',
  years: [
    { tax_year: '2026-27', state: 'running', sale_count: 7, total: 2_778.19, loss: 0 },
    { tax_year: '2025-26', state: 'closed', sale_count: 3, total: 0, loss: 8_650 },
    { tax_year: '2024-25', state: 'closed', sale_count: 0, total: 0, loss: 0 },
  ],
  as_of: '2026-11-19T14:32:07+05:30',
  sale_count: 7,
  sections: [
    {
      ...short,
      gains: 19_120.93,
      losses: 5_764.23,
      set_off: 0,
      brought_forward: 0,
      taxable: 13_356.7,
      exempt: 0,
      taxed: 13_356.7,
      tax: 2_671.34,
      row_count: 3,
      source,
    },
    {
      ...long,
      gains: 96_638.52,
      losses: 0,
      set_off: 0,
      brought_forward: 8_650,
      taxable: 87_988.52,
      exempt: 87_988.52,
      taxed: 0,
      tax: 0,
      row_count: 4,
      source,
    },
  ],
  exemption: { amount: 125_000, used: 87_988.52, left: 37_011.48 },
  tax: 2_671.34,
  cess: { percent: 4, amount: 106.85 },
  total: 2_778.19,
  steps: [
    step('gains', 19_120.93, { rate: short, row_count: 2 }),
    step('losses', -5_764.23, { rate: short, row_count: 1 }),
    step('taxed', 13_356.7, { rate: short }),
    step('gains', 96_638.52, { rate: long, row_count: 4 }),
    step('brought_forward', -8_650, { rate: long, from_term: 'long_term', from_year: '2025-26' }),
    step('taxable', 87_988.52, { rate: long }),
    step('exempt', -87_988.52, { rate: long }),
    step('taxed', 0, { rate: long }),
    step('tax', 2_671.34, { rate: short, base: 13_356.7 }),
    step('tax', 0, { rate: long, base: 0 }),
    step('cess', 106.85, { percent: 4, base: 2_671.34 }),
    step('total', 2_778.19),
  ],
  periods: (
    [
      { days: ['2026-04-01', '2026-06-15'], rows: 1, short: [0, 0], long: 8_953.67 },
      { days: ['2026-06-16', '2026-09-15'], rows: 2, short: [5_296.07, 1_059.21], long: 28_405.22 },
      { days: ['2026-09-16', '2026-12-15'], rows: 4, short: [8_060.63, 1_612.13], long: 50_629.63 },
      { days: ['2026-12-16', '2027-03-15'], rows: 0, short: [0, 0], long: 0 },
      { days: ['2027-03-16', '2027-03-31'], rows: 0, short: [0, 0], long: 0 },
    ] as const
  ).map(period),
  dividends,
  dividend_totals: { gross: 14_070, deducted: 1_107, net: 12_963, count: 3 },
  losses: [
    ...[2018, 2019, 2020, 2021, 2022, 2023, 2024].map((year) => lossYear(year)),
    lossYear(2025, { own: ofOldYear, is_filed: true, brought: ofOldYear, used: ofOldYear }),
    lossYear(2026),
  ],
  bonus_stripping: [],
  schedule: {
    dialect: 'consolidated',
    is_notified: false,
    row_count: 4,
    consolidated: {
      row_count: 3,
      quantity: 736,
      proceeds: 383_340.8,
      cost_paid: 317_824.88,
      market_value: 0,
      cost_taken: 317_824.88,
      expenses: 62.13,
      gain: 65_453.79,
    },
    totals: {
      row_count: 4,
      quantity: 756,
      proceeds: 445_748.8,
      cost_paid: 341_469.77,
      market_value: 31_205,
      cost_taken: 349_029.88,
      expenses: 80.4,
      gain: 96_638.52,
    },
  },
  turning: [
    { isin: 'INE0AGN01011', symbol: 'AGNIPETRO', quantity: 180, on: '2026-12-03', day_count: 14 },
    { isin: 'INE0LOH01013', symbol: 'LOHASTEEL', quantity: 1_240, on: '2027-01-23', day_count: 65 },
  ],
  charges: { transaction_tax: 1_489, other: 329.83 },
};
