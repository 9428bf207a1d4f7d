/** The charges by name, in the order of a contract note. */
export const CHARGE_CODES = [
  'brokerage',
  'securitiesTransactionTax',
  'exchangeFee',
  'regulatorFee',
  'stampDuty',
  'depositoryFee',
  'gst',
] as const;

export type ChargeCode = (typeof CHARGE_CODES)[number];

/** How the position is held; for options every rate is on the premium. */
export type ChargedProduct = 'delivery' | 'intraday' | 'futures' | 'options';
export type ChargedMarket = 'NSE' | 'BSE';
export type Side = 'BUY' | 'SELL';

/** A rate on the value of an order. */
export interface RateRule {
  code: 'securitiesTransactionTax' | 'exchangeFee' | 'regulatorFee' | 'stampDuty';
  product: ChargedProduct;
  /** Null: the same on both exchanges. */
  market: ChargedMarket | null;
  /** Null: both sides pay. */
  side: Side | null;
  /** Percentage points of the value, as text, so that it stays exact. */
  percent: string;
  /** First day (YYYY-MM-DD) on which the rate counts, until a later row of the same kind begins. */
  effectiveFrom: string;
  source: string;
}

const PRODUCTS = ['delivery', 'intraday', 'futures', 'options'] as const;
const FINANCE_ACT_2026 = 'Finance Act 2026; NSE, 31 March 2026';
const NSE_FEES_2026 = 'NSE/FA/73061, 1 March 2026';
const BSE_TARIFF = "Assumption: brokers' tariff pages";
const EARLIER = 'Assumption: the rate of 1 October 2024, general knowledge';
const STAMP = 'Assumption: uniform stamp duty, general knowledge';

/** The first day the tables know. */
const FIRST_DAY = '2024-10-01';

type Row = Pick<RateRule, 'product' | 'side' | 'percent' | 'effectiveFrom' | 'source'>;

const securitiesTransactionTax: readonly Row[] = [
  { product: 'delivery', side: null, percent: '0.1', effectiveFrom: FIRST_DAY, source: EARLIER },
  { product: 'intraday', side: 'SELL', percent: '0.025', effectiveFrom: FIRST_DAY, source: EARLIER },
  { product: 'futures', side: 'SELL', percent: '0.02', effectiveFrom: FIRST_DAY, source: EARLIER },
  { product: 'options', side: 'SELL', percent: '0.1', effectiveFrom: FIRST_DAY, source: EARLIER },
  { product: 'delivery', side: null, percent: '0.1', effectiveFrom: '2026-04-01', source: FINANCE_ACT_2026 },
  {
    product: 'intraday',
    side: 'SELL',
    percent: '0.025',
    effectiveFrom: '2026-04-01',
    source: FINANCE_ACT_2026,
  },
  {
    product: 'futures',
    side: 'SELL',
    percent: '0.05',
    effectiveFrom: '2026-04-01',
    source: FINANCE_ACT_2026,
  },
  {
    product: 'options',
    side: 'SELL',
    percent: '0.15',
    effectiveFrom: '2026-04-01',
    source: FINANCE_ACT_2026,
  },
];

/** With the investor protection fund's 0.01 a crore: ₹307 a crore is 0.00307 %. */
const nseFees: readonly Row[] = [
  { product: 'delivery', side: null, percent: '0.00297', effectiveFrom: FIRST_DAY, source: EARLIER },
  { product: 'intraday', side: null, percent: '0.00297', effectiveFrom: FIRST_DAY, source: EARLIER },
  { product: 'futures', side: null, percent: '0.00173', effectiveFrom: FIRST_DAY, source: EARLIER },
  { product: 'options', side: null, percent: '0.03503', effectiveFrom: FIRST_DAY, source: EARLIER },
  { product: 'delivery', side: null, percent: '0.00307', effectiveFrom: '2026-03-01', source: NSE_FEES_2026 },
  { product: 'intraday', side: null, percent: '0.00307', effectiveFrom: '2026-03-01', source: NSE_FEES_2026 },
  { product: 'futures', side: null, percent: '0.00183', effectiveFrom: '2026-03-01', source: NSE_FEES_2026 },
  { product: 'options', side: null, percent: '0.03553', effectiveFrom: '2026-03-01', source: NSE_FEES_2026 },
];

const bseFees: readonly Row[] = [
  { product: 'delivery', side: null, percent: '0.00375', effectiveFrom: FIRST_DAY, source: BSE_TARIFF },
  { product: 'intraday', side: null, percent: '0.00375', effectiveFrom: FIRST_DAY, source: BSE_TARIFF },
  { product: 'futures', side: null, percent: '0', effectiveFrom: FIRST_DAY, source: BSE_TARIFF },
  { product: 'options', side: null, percent: '0.0325', effectiveFrom: FIRST_DAY, source: BSE_TARIFF },
];

/** ₹10 a crore. */
const regulatorFees: readonly Row[] = PRODUCTS.map((product) => ({
  product,
  side: null,
  percent: '0.0001',
  effectiveFrom: FIRST_DAY,
  source: 'Assumption: SEBI turnover fee of ₹10 a crore, general knowledge',
}));

const stampDuty: readonly Row[] = [
  { product: 'delivery', side: 'BUY', percent: '0.015', effectiveFrom: FIRST_DAY, source: STAMP },
  { product: 'intraday', side: 'BUY', percent: '0.003', effectiveFrom: FIRST_DAY, source: STAMP },
  { product: 'futures', side: 'BUY', percent: '0.002', effectiveFrom: FIRST_DAY, source: STAMP },
  { product: 'options', side: 'BUY', percent: '0.003', effectiveFrom: FIRST_DAY, source: STAMP },
];

/** Every statutory and exchange rate; of the rows of one kind, the newest that has begun counts. */
export const RATE_RULES: readonly RateRule[] = [
  ...securitiesTransactionTax.map((row): RateRule => ({
    ...row,
    code: 'securitiesTransactionTax',
    market: null,
  })),
  ...nseFees.map((row): RateRule => ({ ...row, code: 'exchangeFee', market: 'NSE' })),
  ...bseFees.map((row): RateRule => ({ ...row, code: 'exchangeFee', market: 'BSE' })),
  ...regulatorFees.map((row): RateRule => ({ ...row, code: 'regulatorFee', market: null })),
  ...stampDuty.map((row): RateRule => ({ ...row, code: 'stampDuty', market: null })),
];

/** Goods and services tax on brokerage, exchange, regulator and depository fees; percentage points. */
export const GST_RULES = [
  {
    effectiveFrom: FIRST_DAY,
    percent: '18',
    source: 'Assumption: GST on financial services, general knowledge',
  },
] as const;
