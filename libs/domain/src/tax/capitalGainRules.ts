import { fromPaise, type Paise } from '../money/paise.ts';

/** Whether units were held up to twelve months, or longer. */
export type HoldingTerm = 'shortTerm' | 'longTerm';

/** How gains on listed shares are taxed, when transaction tax was paid on purchase and sale. */
export interface CapitalGainRule {
  /** First day (YYYY-MM-DD) of sales that it is for, until a later row begins. */
  effectiveFrom: string;
  /** Percentage points of the gain, as text; before surcharge and cess. */
  percent: Record<HoldingTerm, string>;
  /** Sections by term. */
  section: Record<HoldingTerm, string>;
  source: string;
}

/** Rates by the day of the sale. */
export const capitalGainRules: readonly CapitalGainRule[] = [
  {
    effectiveFrom: '2018-04-01',
    percent: { shortTerm: '15', longTerm: '10' },
    section: { shortTerm: '111A', longTerm: '112A' },
    source: 'Income-tax Act 1961, s.111A and s.112A (Finance Act 2018)',
  },
  {
    effectiveFrom: '2024-07-23',
    percent: { shortTerm: '20', longTerm: '12.5' },
    section: { shortTerm: '111A', longTerm: '112A' },
    source: 'Finance (No. 2) Act 2024, sales from 23 July 2024',
  },
  {
    effectiveFrom: '2026-04-01',
    percent: { shortTerm: '20', longTerm: '12.5' },
    section: { shortTerm: '196', longTerm: '198' },
    source: 'Income-tax Act 2025, s.196 and s.198, in force 1 April 2026',
  },
];

/** What of a tax year's long-term gains on listed shares is free. */
export interface ExemptionRule {
  /** First day (YYYY-MM-DD) of tax years that it is for: a year has one. */
  effectiveFrom: string;
  amount: Paise;
  source: string;
}

export const exemptionRules: readonly ExemptionRule[] = [
  {
    effectiveFrom: '2018-04-01',
    amount: fromPaise(10_000_000),
    source: 'Income-tax Act 1961, s.112A: ₹1 lakh a year',
  },
  {
    effectiveFrom: '2024-04-01',
    amount: fromPaise(12_500_000),
    source:
      'Finance (No. 2) Act 2024: ₹1.25 lakh. Assumption: for the whole of the year in which it began, general knowledge',
  },
  {
    effectiveFrom: '2026-04-01',
    amount: fromPaise(12_500_000),
    source: 'Income-tax Act 2025, s.198: ₹1.25 lakh a tax year',
  },
];

/** How long listed shares are held before a gain is long term. */
export interface HoldingRule {
  /** First day (YYYY-MM-DD) of purchases that it is for. */
  effectiveFrom: string;
  /** Longer than so many months is long term. */
  months: number;
  source: string;
}

/** For all sales that `capitalGainRules` know, whenever the shares were bought. */
export const holdingRules: readonly HoldingRule[] = [
  {
    effectiveFrom: '1900-01-01',
    months: 12,
    source:
      'Listed shares: more than 12 months, from the day of the contract note (CBDT Circulars 704 of 1995 and 768)',
  },
];

/** What is asked on top of the tax, and of surcharge, for health and education. */
export interface CessRule {
  /** First day (YYYY-MM-DD) of tax years that it is for. */
  effectiveFrom: string;
  /** Percentage points of the tax, as text. */
  percent: string;
  source: string;
}

export const cessRules: readonly CessRule[] = [
  { effectiveFrom: '2018-04-01', percent: '4', source: 'Finance Act 2018: health and education cess' },
];

/** When the loss of a sale around a bonus does not count. */
export interface BonusStrippingRule {
  /** First day (YYYY-MM-DD) of sales that it is for. */
  effectiveFrom: string;
  /** Bought so many months before the record date, or less. */
  monthsBefore: number;
  /** Sold so many months after it, or less. */
  monthsAfter: number;
  section: string;
  source: string;
}

export const bonusStrippingRules: readonly BonusStrippingRule[] = [
  {
    effectiveFrom: '2023-04-01',
    monthsBefore: 3,
    monthsAfter: 9,
    section: '94(8)',
    source: 'Income-tax Act 1961, s.94(8), for shares since the Finance Act 2022',
  },
  {
    effectiveFrom: '2026-04-01',
    monthsBefore: 3,
    monthsAfter: 9,
    section: '175',
    source: 'Income-tax Act 2025, s.175, in force 1 April 2026',
  },
];
