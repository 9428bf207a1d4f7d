import type Big from 'big.js';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { percentOf, percentOfInRupees, sumOf, valueOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import {
  gstRules,
  rateRules,
  type ChargeCode,
  type ChargedMarket,
  type ChargedProduct,
  type RateRule,
  type Side,
} from './chargeRules.ts';
import { sandboxTariff, type Tariff } from './tariff.ts';

export interface ChargedOrder {
  market: ChargedMarket;
  product: ChargedProduct;
  side: Side;
  /** Rupees per unit. */
  price: Big;
  /** Units, a whole number. */
  quantity: number;
  /** The day of the trade: decides which rates are in force. */
  on: CalendarDay;
  /**
   * For a delivery sale: whether this instrument has already been sold on the same day, so that the
   * depository's fee is already due. Without meaning otherwise.
   */
  isSoldAlreadyToday?: boolean;
}

export interface ChargeLine {
  code: ChargeCode;
  /** Zero or more. */
  amount: Paise;
  /** First day of the rule that gave the amount, YYYY-MM-DD. */
  effectiveFrom: string;
  source: string;
}

export interface Charges {
  /** One line for each charge that applies, in the order of a contract note; zero amounts too. */
  lines: ChargeLine[];
  total: Paise;
}

const roundedToRupee: ReadonlySet<ChargeCode> = new Set(['securitiesTransactionTax', 'stampDuty']);
const taxedByGst: ReadonlySet<ChargeCode> = new Set([
  'brokerage',
  'exchangeFee',
  'regulatorFee',
  'depositoryFee',
]);
const rateCodes = ['securitiesTransactionTax', 'exchangeFee', 'regulatorFee', 'stampDuty'] as const;

/**
 * What an order costs beside its value, line by line: each line is rounded to the paisa, securities
 * transaction tax and stamp duty to the rupee as on a contract note, GST is taken of the rounded lines.
 * Rates and sources: RATE_RULES, GST_RULES and the tariff.
 *
 * @throws RangeError when no rule is in force on the day, or the quantity is not a whole number: bugs
 *   in the caller or in the tables.
 */
export function orderCharges(order: ChargedOrder, tariff: Tariff = sandboxTariff): Charges {
  const value = valueOf(order.price, order.quantity);
  const lines: ChargeLine[] = [
    {
      code: 'brokerage',
      amount: percentOf(value, tariff.brokeragePercent[order.product]),
      effectiveFrom: tariff.effectiveFrom,
      source: tariff.source,
    },
    ...rateCodes.flatMap((code) => rateLine(code, order, value)),
    ...depositoryLine(order, tariff),
  ];
  return withTotal([...lines, gstLine(lines, order.on)]);
}

/** The charges of several orders as one: line by line the exact sum. */
export function sumOfCharges(parts: readonly Charges[]): Charges {
  const sums = new Map<ChargeCode, ChargeLine>();
  for (const line of parts.flatMap((part) => part.lines)) {
    const sum = sums.get(line.code);
    sums.set(line.code, sum ? { ...line, amount: sumOf([sum.amount, line.amount]) } : line);
  }
  return withTotal([...sums.values()]);
}

function rateLine(code: RateRule['code'], order: ChargedOrder, value: Paise): ChargeLine[] {
  const rules = rateRules.filter(
    (rule) =>
      rule.code === code &&
      rule.product === order.product &&
      (rule.market === null || rule.market === order.market) &&
      (rule.side === null || rule.side === order.side),
  );
  // A tax of the other side only has no rule here: that is no line, not a gap in the table.
  if (rules.length === 0) return [];
  const { percent, effectiveFrom, source } = rowInForce(rules, order.on);
  const amount = roundedToRupee.has(code) ? percentOfInRupees(value, percent) : percentOf(value, percent);
  return [{ code, amount, effectiveFrom, source }];
}

function depositoryLine(order: ChargedOrder, tariff: Tariff): ChargeLine[] {
  if (order.product !== 'delivery' || order.side !== 'SELL') return [];
  return [
    {
      code: 'depositoryFee',
      amount: order.isSoldAlreadyToday || order.quantity === 0 ? noMoney : tariff.depositoryFee,
      effectiveFrom: tariff.effectiveFrom,
      source: tariff.source,
    },
  ];
}

function gstLine(lines: readonly ChargeLine[], on: CalendarDay): ChargeLine {
  const { percent, effectiveFrom, source } = rowInForce(gstRules, on);
  const base = sumOf(lines.filter((line) => taxedByGst.has(line.code)).map((line) => line.amount));
  return { code: 'gst', amount: percentOf(base, percent), effectiveFrom, source };
}

function withTotal(lines: ChargeLine[]): Charges {
  return { lines, total: sumOf(lines.map((line) => line.amount)) };
}
