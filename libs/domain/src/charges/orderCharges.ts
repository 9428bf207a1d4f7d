import Big from 'big.js';
import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { minus, negated, percentOf, percentOfInRupees, sumOf, valueOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';
import {
  chargeCodes,
  gstRules,
  rateRules,
  type ChargeCode,
  type ChargedMarket,
  type ChargedProduct,
  type RateRule,
  type Side,
} from './chargeRules.ts';
import { sandboxTariff, type Tariff } from './tariff.ts';

/** What decides the rates of an order, whatever it is worth. */
export interface ChargedTrade {
  market: ChargedMarket;
  product: ChargedProduct;
  side: Side;
  /** The day of the trade: decides which rates are in force. */
  on: CalendarDay;
  /**
   * For a delivery sale: whether another order has already sold the same ISIN on this day, so that the
   * depository's fee is already due. Without meaning otherwise.
   */
  isSoldAlreadyToday?: boolean;
  /** Whether a waiver of the client's gives the depository's charge back. Without meaning where that is not due. */
  isDepositoryWaived?: boolean;
}

export interface ChargedOrder extends ChargedTrade {
  /** Rupees per unit. */
  price: Big;
  /** Units, a whole number. */
  quantity: number;
}

export interface ChargeLine {
  code: ChargeCode;
  /** Zero or more; below zero of a waiver. */
  amount: Paise;
  /** Percentage points of the value, of a GST line of the fees; null for a fixed amount and a sum of several rates. */
  percent: string | null;
  /** First day of the rule that gave the amount, YYYY-MM-DD. */
  effectiveFrom: string;
  source: string;
}

export interface Charges {
  /** One line for each charge that applies, in the order of a contract note; zero amounts too. */
  lines: ChargeLine[];
  total: Paise;
}

/** GST is on the services; the levy is none, and taxes are not taxed. Source: a published sample of a contract note. */
const taxedByGst: ReadonlySet<ChargeCode> = new Set([
  'brokerage',
  'exchangeFee',
  'regulatorFee',
  'depositoryFee',
]);

/**
 * What an order costs beside its value, line by line: each line is rounded to the paisa, securities
 * transaction tax and stamp duty to the rupee as on a contract note, GST is taken of the rounded lines.
 * Exchange fee and levy are rounded as a pair; the depository's fee is taxed on its own, since a contract
 * note has it below the total. Rates and sources: `rateRules`, `gstRules` and the tariff.
 *
 * @throws RangeError when no rule is in force on the day, or the quantity is not a whole number: bugs
 *   in the caller or in the tables.
 */
export function orderCharges(order: ChargedOrder, tariff: Tariff = sandboxTariff): Charges {
  return chargesOfValue(order, valueOf(order.price, order.quantity), tariff);
}

/** Charges that were asked for last: an order asks for the same ones when it is checked, blocked, booked and told. */
const latestCharges = new Map<string, Charges>();
const mostLatest = 500;

/** As `orderCharges`, of what the fills of one order came to on one day; nothing is charged for nothing. */
export function chargesOfValue(trade: ChargedTrade, value: Paise, tariff: Tariff = sandboxTariff): Charges {
  if (tariff !== sandboxTariff) return findCharges(trade, value, tariff);
  const { market, product, side, on, isSoldAlreadyToday = false, isDepositoryWaived = false } = trade;
  const key = `${market} ${product} ${side} ${on} ${isSoldAlreadyToday} ${isDepositoryWaived} ${value}`;
  const known = latestCharges.get(key);
  if (known) return known;
  const found = findCharges(trade, value, tariff);
  // Whoever changed a line would change it for all who ask.
  for (const line of found.lines) Object.freeze(line);
  Object.freeze(found.lines);
  if (latestCharges.size >= mostLatest) latestCharges.clear();
  latestCharges.set(key, found);
  return found;
}

function findCharges(trade: ChargedTrade, value: Paise, tariff: Tariff): Charges {
  const brokerage: ChargeLine = {
    code: 'brokerage',
    amount: percentOf(value, tariff.brokeragePercent[trade.product]),
    percent: tariff.brokeragePercent[trade.product],
    effectiveFrom: tariff.effectiveFrom,
    source: tariff.source,
  };
  const rules = rulesOf(trade);
  const own = withGst(
    [
      brokerage,
      ...taxLine(rules.of.securitiesTransactionTax, value),
      ...exchangeLines(rules, value),
      ...feeLine(rules.of.regulatorFee, value),
      ...taxLine(rules.of.stampDuty, value),
    ],
    trade.on,
  );
  if (trade.product !== 'delivery' || trade.side !== 'SELL') return own;
  const isDue = !trade.isSoldAlreadyToday && value > 0;
  if (!isDue) return sumOfCharges([own, depositoryCharges(trade.on, { ...tariff, depositoryFee: noMoney })]);
  const waived = trade.isDepositoryWaived === true ? [withTotal([depositoryWaiver(trade.on, tariff)])] : [];
  return sumOfCharges([own, depositoryCharges(trade.on, tariff), ...waived]);
}

/**
 * What the depository asks for the first sale of an ISIN on a day, with its GST: in a contract note it stands below the
 * total, in the charges of an order among the others.
 */
export function depositoryCharges(on: CalendarDay, tariff: Tariff = sandboxTariff): Charges {
  const { depositoryFee, effectiveFrom, source } = tariff;
  return withGst(
    [{ code: 'depositoryFee', amount: depositoryFee, percent: null, effectiveFrom, source }],
    on,
  );
}

/**
 * What a waiver takes off for the first sale of an ISIN on a day: the depository's charge with its GST, to the paisa, as a line
 * of its own. The charge stays where it is, so that it is seen what was waived.
 */
export function depositoryWaiver(on: CalendarDay, tariff: Tariff = sandboxTariff): ChargeLine {
  const { effectiveFrom, source } = tariff;
  const amount = negated(depositoryCharges(on, tariff).total);
  return { code: 'depositoryWaiver', amount, percent: null, effectiveFrom, source };
}

/** The charges of several orders as one: line by line the exact sum. */
export function sumOfCharges(parts: readonly Charges[]): Charges {
  const sums = new Map<ChargeCode, ChargeLine>();
  for (const line of parts.flatMap((part) => part.lines)) {
    const sum = sums.get(line.code);
    const percent = sum && sum.percent !== line.percent ? null : line.percent;
    sums.set(line.code, sum ? { ...line, percent, amount: sumOf([sum.amount, line.amount]) } : line);
  }
  return withTotal([...sums.values()]);
}

/** The rules of one kind of trade; null where there is none, as a tax of the other side: that is no line, not a gap in the table. */
interface TradeRules {
  of: Readonly<Record<RateRule['code'], RateRule | null>>;
  /** Percentage points of exchange fee and levy together; null where they are no pair. */
  feeWithLevy: Big | null;
}

/** Rules that were looked for, by what decides them: an order asks for the same ones again and again. */
const foundRules = new Map<string, TradeRules>();
/** More kinds of trades than a year has on its days. */
const mostFound = 4_000;

function rulesOf(trade: ChargedTrade): TradeRules {
  const key = `${trade.product} ${trade.market} ${trade.side} ${trade.on}`;
  const known = foundRules.get(key);
  if (known) return known;
  const of = {
    securitiesTransactionTax: findRule('securitiesTransactionTax', trade),
    exchangeFee: findRule('exchangeFee', trade),
    investorProtectionLevy: findRule('investorProtectionLevy', trade),
    regulatorFee: findRule('regulatorFee', trade),
    stampDuty: findRule('stampDuty', trade),
  };
  const { exchangeFee: fee, investorProtectionLevy: levy } = of;
  const found = { of, feeWithLevy: fee && levy ? Big(fee.percent).plus(levy.percent) : null };
  if (foundRules.size >= mostFound) foundRules.clear();
  foundRules.set(key, found);
  return found;
}

function findRule(code: RateRule['code'], trade: ChargedTrade): RateRule | null {
  const rules = rateRules.filter(
    (rule) =>
      rule.code === code &&
      rule.product === trade.product &&
      (rule.market === null || rule.market === trade.market) &&
      (rule.side === null || rule.side === trade.side),
  );
  return rules.length === 0 ? null : rowInForce(rules, trade.on);
}

function lineOf({ code, percent, effectiveFrom, source }: RateRule, amount: Paise): ChargeLine {
  return { code, amount, percent, effectiveFrom, source };
}

function taxLine(rule: RateRule | null, value: Paise): ChargeLine[] {
  return rule ? [lineOf(rule, percentOfInRupees(value, rule.percent))] : [];
}

function feeLine(rule: RateRule | null, value: Paise): ChargeLine[] {
  return rule ? [lineOf(rule, percentOf(value, rule.percent))] : [];
}

/** The exchange publishes fee and levy as one rate, so that their sum is rounded and the fee gives way to the levy. */
function exchangeLines({ of, feeWithLevy }: TradeRules, value: Paise): ChargeLine[] {
  const { exchangeFee: fee, investorProtectionLevy: levy } = of;
  if (!fee || !levy || !feeWithLevy) return feeLine(fee, value);
  const levied = percentOf(value, levy.percent);
  return [lineOf(fee, minus(percentOf(value, feeWithLevy), levied)), lineOf(levy, levied)];
}

function withGst(lines: readonly ChargeLine[], on: CalendarDay): Charges {
  const { percent, effectiveFrom, source } = rowInForce(gstRules, on);
  const base = sumOf(lines.filter((line) => taxedByGst.has(line.code)).map((line) => line.amount));
  return withTotal([
    ...lines,
    { code: 'gst', amount: percentOf(base, percent), percent, effectiveFrom, source },
  ]);
}

function withTotal(lines: readonly ChargeLine[]): Charges {
  const inOrder = lines.toSorted(
    (one, other) => chargeCodes.indexOf(one.code) - chargeCodes.indexOf(other.code),
  );
  return { lines: inOrder, total: sumOf(lines.map((line) => line.amount)) };
}
