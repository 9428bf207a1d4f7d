import { fromPaise, type Paise } from '../money/paise.ts';
import type { ChargedProduct } from './chargeRules.ts';

/** What the broker and its depository participant ask, beside taxes and exchange fees. */
export interface Tariff {
  /** Percentage points of an order's value, by product, as text. */
  brokeragePercent: Record<ChargedProduct, string>;
  /** For each instrument sold from the demat account on a day, before GST. */
  depositoryFee: Paise;
  effectiveFrom: string;
  source: string;
}

/** The sandbox's own tariff: delivery is free of brokerage, the depository asks ₹13.50 plus GST. */
export const sandboxTariff: Tariff = {
  brokeragePercent: { delivery: '0', intraday: '0', futures: '0', options: '0' },
  depositoryFee: fromPaise(1350),
  effectiveFrom: '2024-10-01',
  source: 'Tariff of the sandbox; products other than delivery are not offered, their zero is an assumption',
};
