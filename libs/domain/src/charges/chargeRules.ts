/** The charges by name, in the order of a contract note. */
export const chargeCodes = [
  'brokerage',
  'securitiesTransactionTax',
  'exchangeFee',
  'investorProtectionLevy',
  'regulatorFee',
  'stampDuty',
  'depositoryFee',
  'gst',
  'depositoryWaiver',
] as const;

export type ChargeCode = (typeof chargeCodes)[number];

/** How the position is held; for options every rate is on the premium. */
export type ChargedProduct = 'delivery' | 'intraday' | 'futures' | 'options';
export type ChargedMarket = 'NSE' | 'BSE';
export type Side = 'BUY' | 'SELL';

/** A rate on the value of an order. */
export interface RateRule {
  code: 'securitiesTransactionTax' | 'exchangeFee' | 'investorProtectionLevy' | 'regulatorFee' | 'stampDuty';
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

const products = ['delivery', 'intraday', 'futures', 'options'] as const;
const financeAct2026 = 'Finance Act 2026; NSE, 31 March 2026';
const nseFees2026 = 'NSE/FA/73061, 1 March 2026';
const bseTariff = "Assumption: brokers' tariff pages";
const earlier = 'Assumption: the rate of 1 October 2024, general knowledge';
const stamp = 'Assumption: uniform stamp duty, general knowledge';

/** The first day the tables know. */
const firstDay = '2024-10-01';

type Row = Pick<RateRule, 'product' | 'side' | 'percent' | 'effectiveFrom' | 'source'>;

const securitiesTransactionTax: readonly Row[] = [
  { product: 'delivery', side: null, percent: '0.1', effectiveFrom: firstDay, source: earlier },
  { product: 'intraday', side: 'SELL', percent: '0.025', effectiveFrom: firstDay, source: earlier },
  { product: 'futures', side: 'SELL', percent: '0.02', effectiveFrom: firstDay, source: earlier },
  { product: 'options', side: 'SELL', percent: '0.1', effectiveFrom: firstDay, source: earlier },
  { product: 'delivery', side: null, percent: '0.1', effectiveFrom: '2026-04-01', source: financeAct2026 },
  {
    product: 'intraday',
    side: 'SELL',
    percent: '0.025',
    effectiveFrom: '2026-04-01',
    source: financeAct2026,
  },
  {
    product: 'futures',
    side: 'SELL',
    percent: '0.05',
    effectiveFrom: '2026-04-01',
    source: financeAct2026,
  },
  {
    product: 'options',
    side: 'SELL',
    percent: '0.15',
    effectiveFrom: '2026-04-01',
    source: financeAct2026,
  },
];

/**
 * Since 1 March 2026 without the levy of the investor protection fund, a line of its own: both together are ₹307 a crore of
 * delivery and intraday, ₹183 of futures and ₹3,553 of options.
 */
const nseFees: readonly Row[] = [
  { product: 'delivery', side: null, percent: '0.00297', effectiveFrom: firstDay, source: earlier },
  { product: 'intraday', side: null, percent: '0.00297', effectiveFrom: firstDay, source: earlier },
  { product: 'futures', side: null, percent: '0.00173', effectiveFrom: firstDay, source: earlier },
  { product: 'options', side: null, percent: '0.03503', effectiveFrom: firstDay, source: earlier },
  { product: 'delivery', side: null, percent: '0.0030699', effectiveFrom: '2026-03-01', source: nseFees2026 },
  { product: 'intraday', side: null, percent: '0.0030699', effectiveFrom: '2026-03-01', source: nseFees2026 },
  { product: 'futures', side: null, percent: '0.0018299', effectiveFrom: '2026-03-01', source: nseFees2026 },
  { product: 'options', side: null, percent: '0.0355299', effectiveFrom: '2026-03-01', source: nseFees2026 },
];

const isCash = (product: ChargedProduct) => product === 'delivery' || product === 'intraday';

/** ₹0.01 a crore on NSE; BSE asks none of its own. */
const nseLevies: readonly Row[] = [
  ...products.map((product): Row => ({
    product,
    side: null,
    percent: '0',
    effectiveFrom: firstDay,
    source: 'Assumption: part of the exchange fee before 1 March 2026',
  })),
  ...products.map((product): Row => ({
    product,
    side: null,
    percent: '0.0000001',
    effectiveFrom: '2026-03-01',
    source: isCash(product)
      ? nseFees2026
      : 'Assumption: the levy of the cash market, NSE/FA/73061, 1 March 2026',
  })),
];

const bseFees: readonly Row[] = [
  { product: 'delivery', side: null, percent: '0.00375', effectiveFrom: firstDay, source: bseTariff },
  { product: 'intraday', side: null, percent: '0.00375', effectiveFrom: firstDay, source: bseTariff },
  { product: 'futures', side: null, percent: '0', effectiveFrom: firstDay, source: bseTariff },
  { product: 'options', side: null, percent: '0.0325', effectiveFrom: firstDay, source: bseTariff },
];

/** ₹10 a crore. */
const regulatorFees: readonly Row[] = products.map((product) => ({
  product,
  side: null,
  percent: '0.0001',
  effectiveFrom: firstDay,
  source: 'Assumption: SEBI turnover fee of ₹10 a crore, general knowledge',
}));

const stampDuty: readonly Row[] = [
  { product: 'delivery', side: 'BUY', percent: '0.015', effectiveFrom: firstDay, source: stamp },
  { product: 'intraday', side: 'BUY', percent: '0.003', effectiveFrom: firstDay, source: stamp },
  { product: 'futures', side: 'BUY', percent: '0.002', effectiveFrom: firstDay, source: stamp },
  { product: 'options', side: 'BUY', percent: '0.003', effectiveFrom: firstDay, source: stamp },
];

/** Every statutory and exchange rate; of the rows of one kind, the newest that has begun counts. */
export const rateRules: readonly RateRule[] = [
  ...securitiesTransactionTax.map((row): RateRule => ({
    ...row,
    code: 'securitiesTransactionTax',
    market: null,
  })),
  ...nseFees.map((row): RateRule => ({ ...row, code: 'exchangeFee', market: 'NSE' })),
  ...bseFees.map((row): RateRule => ({ ...row, code: 'exchangeFee', market: 'BSE' })),
  ...nseLevies.map((row): RateRule => ({ ...row, code: 'investorProtectionLevy', market: 'NSE' })),
  ...regulatorFees.map((row): RateRule => ({ ...row, code: 'regulatorFee', market: null })),
  ...stampDuty.map((row): RateRule => ({ ...row, code: 'stampDuty', market: null })),
];

/** Goods and services tax on brokerage, exchange, regulator and depository fees; percentage points. */
export const gstRules = [
  {
    effectiveFrom: firstDay,
    percent: '18',
    source: 'Assumption: GST on financial services, general knowledge',
  },
] as const;
