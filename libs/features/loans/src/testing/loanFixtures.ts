import type { LoanCollateral, LoanDetail, LoanQuote } from '@wealth/api-sdk/model';
import { calendarDay, fromWire } from '@wealth/domain';
import { figuresNow } from '../parts/shownFigures.ts';

export const lender = {
  name: 'Namuna Finance (fictional)',
  registration: 'N-00.00000 (fictional)',
  grievance_officer: 'Grievance Officer',
  grievance_contact: 'grievance@namuna.invalid',
};

export const product: LoanCollateral['product'] = {
  code: 'loan_against_securities',
  lender,
  rate_percent: 10.5,
  late_percent: 2,
  tenures_months: [6, 12, 24, 36],
  smallest: 10_000,
  largest: 10_000_000,
  step: 1_000,
  large_only_above: 500_000,
  limit_percent: 50,
  processing_fee: 1_180,
  pledge_fee: 23.6,
  quote_days: 3,
  cooling_off_days: 3,
  call_days: 7,
};

const day = calendarDay('2026-11-19');

type Row = readonly [symbol: string, name: string, quantity: number, price: number, haircut: number];
const rows: readonly Row[] = [
  ['ARAVBANK', 'Aravalli Bank', 620, 758.3, 20],
  ['AGNIPETRO', 'Agnivesh Petroleum', 460, 1_092.8, 25],
  ['SANCHTEL', 'Sancharika Telecom', 200, 1_532.2, 25],
  ['SHESHTECH', 'Shesh Technologies', 115, 2_237.6, 30],
];

const isinOf = (symbol: string) => `INE${symbol.slice(0, 9).padEnd(9, '0')}`;
const instrumentOf = (symbol: string, name: string) => ({ market: 'NSE' as const, symbol, name });

export const coverFixture = rows.map(([symbol, name, quantity, price, haircut]) => ({
  instrument: instrumentOf(symbol, name),
  isin: isinOf(symbol),
  quantity,
  price,
  value: quantity * price,
  haircut_percent: haircut,
  value_after_haircut: (quantity * price * (100 - haircut)) / 100,
}));

export const collateral: LoanCollateral = {
  product,
  priced_on: '2026-11-18',
  loan_id: null,
  quote_id: null,
  holdings: [
    ...coverFixture.map((share) => ({
      ...share,
      limit: share.value_after_haircut / 2,
      is_large: true,
      refusal: null,
    })),
    {
      instrument: instrumentOf('URJASTOR', 'Urja Storage'),
      isin: isinOf('URJASTOR'),
      quantity: 240,
      price: 357.55,
      value: 85_812,
      haircut_percent: null,
      value_after_haircut: 0,
      limit: 0,
      is_large: false,
      refusal: { code: 'small_company', message: 'Shares of small companies are not taken.' },
    },
  ],
};

const shares = coverFixture.map(({ isin, quantity, price, haircut_percent: haircut }) => ({
  isin,
  quantity,
  price: fromWire(price),
  haircutPercent: String(haircut),
  isLarge: true,
}));

/** Figures of a loan on all of them. */
export const figuresOf = (amount: number) =>
  figuresNow({ amount: fromWire(amount), tenureMonths: 12, shares }, day);

export const account = {
  id: 'bank-1',
  bank_name: 'Sandbox Bank',
  masked_number: '••••4821',
  ifsc: 'SBOX0000001',
  holder: 'Asha Verma',
};

export const quoteFixture: LoanQuote = {
  id: 'quote-1',
  number: 'KFS-26110092',
  lender,
  made_at: '2026-11-19T14:32:07+05:30',
  valid_until: '2026-11-25T23:59:59+05:30',
  asked: 500_000,
  limit: 581_000,
  account,
  cover: coverFixture,
  figures: figuresOf(500_000),
  loan_id: null,
  priced_on: '2026-11-18',
  errors: [],
};

const figures = figuresOf(500_000);
const after = coverFixture.reduce((sum, share) => sum + share.value_after_haircut, 0);

/** A loan that runs, well covered. */
export const runningLoan: LoanDetail = {
  id: 'loan-1',
  reference: 'LN-26110092',
  state: 'RUNNING',
  amount: 500_000,
  lender,
  signed_at: '2026-11-16T14:32:07+05:30',
  outstanding: 500_000,
  owed_today: 500_431.51,
  ends_on: '2027-11-16',
  next_payment: { due_on: '2026-12-16', amount: figures.instalment },
  call: null,
  waiting_for: {
    by: 'bank',
    event: 'payment',
    until: '2026-12-16T10:00:00+05:30',
    otherwise: 'late_charge',
  },
  history: [
    { state: 'SIGNED', time: '2026-11-16T14:32:07+05:30', reason: 'by_client' },
    { state: 'RUNNING', time: '2026-11-16T14:37:07+05:30', reason: 'as_planned' },
  ],
  quote_id: 'quote-1',
  quote_number: 'KFS-26110092',
  account,
  figures,
  interest: { accrued: 431.51, since: '2026-11-16', overdue: 0, late_charge: 0 },
  overdue: 0,
  power: after / 2,
  value: coverFixture.reduce((sum, share) => sum + share.value, 0),
  value_after_haircut: after,
  signed_value_after_haircut: after * 1.1,
  warning_level: 1_100_000,
  call_level: 1_000_000,
  priced_on: '2026-11-18',
  cover: coverFixture,
  sale_order: coverFixture.map(({ isin }) => isin).toReversed(),
  schedule: figures.schedule.map((row) => ({ ...row, state: 'planned', paid_on: null })),
  payments: [
    {
      id: 'payment-1',
      kind: 'payout',
      amount: figures.received,
      state: 'PAID',
      time: '2026-11-16T14:37:07+05:30',
      parts: [{ code: 'principal', amount: figures.received }],
    },
  ],
  calls: [],
  cooling_off: { until: '2026-11-19T23:59:59+05:30', amount: 499_157.11 },
  can_release: [{ isin: coverFixture[0]?.isin ?? '', quantity: 88 }],
  paid_count: 0,
  mandate_fails: false,
  actions: ['repay', 'pledge', 'release', 'cancel'],
};

const call = {
  id: 'call-1',
  state: 'OPEN',
  called_at: '2026-11-18T18:00:00+05:30',
  due_at: '2026-11-30T23:59:59+05:30',
  sale_at: '2026-12-01T11:00:00+05:30',
  ended_at: null,
  value_after_haircut: 953_733.47,
  missing: 46_266.53,
  repay: 23_133.27,
  working_days_left: 6,
  sales: [
    {
      instrument: instrumentOf('SHESHTECH', 'Shesh Technologies'),
      isin: isinOf('SHESHTECH'),
      quantity: 20,
      price: 1_834.8,
      value: 36_696,
    },
  ],
} as const;

/** The same after prices have fallen by 18 %. */
export const calledLoan: LoanDetail = {
  ...runningLoan,
  value_after_haircut: 953_733.47,
  power: 476_866.73,
  call: { ...call, sales: [...call.sales] },
  calls: [{ ...call, sales: [...call.sales] }],
  cooling_off: null,
  can_release: [],
  waiting_for: { by: 'client', event: 'margin_call', until: call.due_at, otherwise: 'sale_notice' },
  actions: ['repay', 'pledge'],
};

const noticed = { ...call, state: 'NOTICE' as const, working_days_left: 0, sales: [...call.sales] };

export const noticedLoan: LoanDetail = {
  ...calledLoan,
  call: noticed,
  calls: [noticed],
  waiting_for: { by: 'client', event: 'sale', until: call.sale_at, otherwise: 'shares_sold' },
};

export const lateLoan: LoanDetail = {
  ...runningLoan,
  cooling_off: null,
  overdue: figures.instalment,
  interest: { accrued: 0, since: '2026-12-16', overdue: 4_375, late_charge: 24.16 },
  mandate_fails: true,
  schedule: runningLoan.schedule.map((row, index) => (index === 0 ? { ...row, state: 'overdue' } : row)),
  actions: ['repay', 'pledge'],
};

export const signedLoan: LoanDetail = {
  ...runningLoan,
  state: 'SIGNED',
  owed_today: 0,
  waiting_for: {
    by: 'lender',
    event: 'payout',
    until: '2026-11-19T14:37:07+05:30',
    otherwise: 'nothing',
  },
  payments: [],
  actions: ['cancel'],
};

export const repaidLoan: LoanDetail = {
  ...runningLoan,
  state: 'REPAID',
  outstanding: 0,
  owed_today: 0,
  next_payment: null,
  waiting_for: null,
  cover: [],
  sale_order: [],
  can_release: [],
  cooling_off: null,
  value: 0,
  value_after_haircut: 0,
  call_level: 0,
  warning_level: 0,
  power: 0,
  calls: [{ ...noticed, state: 'SOLD', ended_at: '2026-12-01T11:00:00+05:30' }],
  actions: [],
};
