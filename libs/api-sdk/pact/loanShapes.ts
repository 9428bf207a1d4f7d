import { MatchersV3 } from '@pact-foundation/pact';
import { moment } from './contract.ts';
import { account, bankId } from './fundShapes.ts';
import { key } from './tradeShapes.ts';

const { arrayContaining, boolean, eachLike, integer, like, nullValue, number, regex } = MatchersV3;

export const asking = 'it is 20 November 2026, and client 9876543210 holds shares and has confirmed the PIN';
export const quoted =
  'it is 20 November 2026, and client 9876543210 has confirmed the PIN and a key-facts statement that waits, the one of the request';
export const running =
  'it is 20 November 2026, and client 9876543210 has confirmed the PIN and a loan that runs, the one of the request';
export const quoteId = '6d5e4f3a-2b1c-4d0e-9f8a-7b6c5d4e3f2a';
export const loanId = '7e6f5a4b-3c2d-4e1f-8a9b-8c7d6e5f4a3b';
export const keyed = { 'Idempotency-Key': key };
/** The largest holding of the client. */
export const isin = 'INE000Z01019';
export const json = {
  holdings: [{ isin, quantity: 820 }],
  amount: 300_000,
  tenure_months: 12,
  bank_id: bankId,
};

const day = (example: string) => regex('^\\d{4}-\\d\\d-\\d\\d$', example);
const lender = {
  name: like('Kaveri Example Finance Limited'),
  registration: like('N-00.00000'),
  grievance_officer: like('Grievance Officer'),
  grievance_contact: like('grievance@kaveri-example.invalid'),
};
export const product = {
  code: 'loan_against_securities',
  lender,
  rate_percent: number(10.5),
  late_percent: number(2),
  tenures_months: eachLike(integer(12)),
  smallest: number(10_000),
  largest: number(10_000_000),
  step: number(1_000),
  large_only_above: number(500_000),
  limit_percent: number(50),
  processing_fee: number(1_180),
  pledge_fee: number(23.6),
  quote_days: integer(3),
  cooling_off_days: integer(3),
  call_days: integer(7),
};
const share = {
  instrument: { market: 'NSE', symbol: like('ARAVBANK'), name: like('Aravalli Bank') },
  isin: like(isin),
  quantity: integer(820),
  price: number(1_012),
  value: number(829_840),
  haircut_percent: number(20),
  value_after_haircut: number(663_872),
};
export const collateral = {
  product,
  priced_on: day('2026-11-19'),
  loan_id: nullValue(),
  quote_id: nullValue(),
  holdings: arrayContaining({
    ...share,
    haircut_percent: like(20),
    limit: number(331_936),
    is_large: boolean(true),
    refusal: nullValue(),
  }),
};
const row = {
  due_on: day('2026-12-21'),
  interest: number(2_625),
  principal: number(23_819.58),
  payment: number(26_444.58),
  left: number(276_180.42),
};
export const figures = {
  amount: 300_000,
  rate_percent: number(10.5),
  tenure_months: integer(12),
  apr_percent: number(11.26),
  instalment: number(26_444.58),
  last_instalment: number(26_444.58),
  interest: number(17_334.96),
  fees: eachLike({ code: like('processing'), amount: number(1_180), gst: number(180) }),
  fees_total: number(1_203.6),
  received: number(298_796.4),
  repaid: number(317_334.96),
  interest_a_day: number(86.3),
  value: number(829_840),
  value_after_haircut: number(663_872),
  call_level: number(600_000),
  fall_percent: number(9.6),
  first_due_on: day('2026-12-21'),
  ends_on: day('2027-11-22'),
  schedule: eachLike(row),
};
export const quote = {
  id: like(quoteId),
  number: regex('^KFS-[0-9A-F]{8}$', 'KFS-6D5E4F3A'),
  lender,
  made_at: moment('2026-11-20T11:00:00+05:30'),
  valid_until: moment('2026-11-25T23:59:59+05:30'),
  asked: 300_000,
  limit: number(331_000),
  account,
  cover: eachLike(share),
  figures,
  loan_id: nullValue(),
  priced_on: day('2026-11-19'),
  errors: [],
};
/** What the app reads of a loan in each state. */
export const loan = (state: string) => ({
  id: like(loanId),
  reference: regex('^LN-[0-9A-F]{8}$', 'LN-7E6F5A4B'),
  state,
  amount: 300_000,
  lender,
  signed_at: moment('2026-11-20T11:00:00+05:30'),
  outstanding: number(300_000),
  owed_today: number(300_000),
  ends_on: day('2027-11-22'),
  next_payment: { due_on: day('2026-12-21'), amount: number(26_444.58) },
  call: nullValue(),
  waiting_for: like({
    by: 'bank',
    event: 'payment',
    until: '2026-12-21T10:00:00+05:30',
    otherwise: 'late_charge',
  }),
  history: eachLike({
    state: like('SIGNED'),
    time: moment('2026-11-20T11:00:00+05:30'),
    reason: like('by_client'),
  }),
  quote_id: like(quoteId),
  quote_number: like('KFS-6D5E4F3A'),
  account,
  figures,
  overdue: number(0),
  value: number(829_840),
  signed_value_after_haircut: number(663_872),
  priced_on: day('2026-11-19'),
  payments: like([]),
  calls: like([]),
  cooling_off: like({ until: '2026-11-23T23:59:59+05:30', amount: 298_796.4 }),
  can_release: like([]),
  paid_count: integer(0),
  mandate_fails: boolean(false),
  interest: {
    accrued: number(0),
    since: day('2026-11-20'),
    overdue: number(0),
    late_charge: number(0),
  },
  power: number(331_936),
  value_after_haircut: number(663_872),
  warning_level: number(660_000),
  call_level: number(600_000),
  cover: eachLike(share),
  sale_order: eachLike(like(isin)),
  schedule: eachLike({ ...row, state: like('planned'), paid_on: nullValue() }),
  actions: like(['repay']),
});

const { id, reference, amount, signed_at, outstanding, owed_today, ends_on, next_payment, call } =
  loan('RUNNING');
/** As lists have it. */
export const listedLoan = {
  id,
  reference,
  state: 'RUNNING',
  amount,
  lender,
  signed_at,
  outstanding,
  owed_today,
  ends_on,
  next_payment,
  call,
  waiting_for: loan('RUNNING').waiting_for,
  history: loan('RUNNING').history,
};
/** Nothing is owed or pledged any more. */
export const cancelled = {
  ...loan('CANCELLED'),
  next_payment: nullValue(),
  waiting_for: nullValue(),
  cooling_off: nullValue(),
  cover: [],
  sale_order: [],
  schedule: [],
  actions: [],
};
