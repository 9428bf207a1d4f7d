import type { Lots, OrderPreview, SaleTax as WireSaleTax } from '@wealth/api-sdk/model';
import {
  calendarDay,
  exemptionRules,
  fromWire,
  gainsOfYear,
  orderCost,
  rowInForce,
  sellLots,
  taxedGainOf,
  taxOfGains,
  taxOfSale,
  taxYearOf,
  toRupees,
  toWire,
  waitingSaves,
  type ExemptionRule,
  type GainLine,
  type OrderCost,
  type OrderFacts,
  type Paise,
  type SaleTax,
  type SoldPart,
  type TaxedGain,
  type TaxLot,
  type WaitingSaving,
} from '@wealth/domain';
import type { TicketSummary } from '../model/ticketSummary.ts';

export interface HeldLot extends TaxLot {
  id: string;
}

/** What of the client's lots a sale is taxed by. */
export interface SaleLots {
  /** Of the share, the oldest first: settled or not, pledged or not, as the depository's account takes them. */
  lots: readonly HeldLot[];
  /** Units in them. */
  held: number;
  /** Of what was sold this tax year. */
  gains: readonly TaxedGain[];
}

/** What a sale is taxed, and out of which lots it comes. */
export interface TicketTax {
  /** The oldest lot first. */
  parts: ReadonlyArray<SoldPart<HeldLot>>;
  tax: SaleTax;
  /** The rule of each term that the sale has. */
  rules: readonly GainLine[];
  exemption: ExemptionRule;
  /** What of the exemption is left before the sale. */
  leftBefore: Paise;
  /** Days that save tax, the nearest first. */
  waiting: readonly WaitingSaving[];
}

/** As the server tells them. */
export function saleLotsOf({ open, year_gains: gains }: Pick<Lots, 'open' | 'year_gains'>): SaleLots {
  return {
    lots: open.map((lot) => ({
      id: lot.id,
      boughtOn: calendarDay(lot.bought_on),
      quantity: lot.quantity,
      cost: fromWire(lot.cost),
      charges: fromWire(lot.charges),
      transactionTax: fromWire(lot.transaction_tax),
    })),
    held: open.reduce((units, { quantity }) => units + quantity, 0),
    gains: gains.map(({ term, sold_on: soldOn, gain }) => ({
      term: term === 'long_term' ? 'longTerm' : 'shortTerm',
      soldOn: calendarDay(soldOn),
      gain: fromWire(gain),
    })),
  };
}

interface CountedSale {
  quantity: number;
  price: Paise;
  on: OrderFacts['on'];
  lines: OrderCost['lines'];
}

/** The lots of a sale; null where more is sold than there is. */
function partsOf({ lots, held }: SaleLots, { quantity, price, on, lines }: CountedSale) {
  if (!Number.isSafeInteger(quantity) || quantity <= 0 || quantity > held) return null;
  return sellLots(lots, { quantity, price: toRupees(price), soldOn: on, lines }).parts;
}

/**
 * What the sale of a ticket is taxed at the price that its costs are counted with: by the rules that the server has, so
 * that both say the same of the same lots.
 *
 * @returns null where nothing can be counted, or more is sold than is held.
 */
export function ticketTaxOf(
  { order, price, cost }: Pick<TicketSummary, 'order' | 'price' | 'cost'>,
  on: OrderFacts['on'],
  sale: SaleLots,
): TicketTax | null {
  if (order.side !== 'SELL' || order.quantity === null || price === null || cost === null) return null;
  const parts = partsOf(sale, { quantity: order.quantity, price, on, lines: cost.lines });
  if (parts === null) return null;
  return {
    parts,
    tax: taxOfSale(parts, sale.gains),
    rules: taxOfGains(parts.map(taxedGainOf), on).lines,
    exemption: rowInForce(exemptionRules, taxYearOf(on).firstDay),
    leftBefore: taxOfGains(gainsOfYear(sale.gains, on), on).exemptionLeft,
    waiting: waitingSaves(parts, sale.gains),
  };
}

/** As it travels. */
export function toWireTax(tax: SaleTax): WireSaleTax {
  return {
    short_term_gain: toWire(tax.shortTermGain),
    long_term_gain: toWire(tax.longTermGain),
    tax: toWire(tax.tax),
    exemption_used: toWire(tax.exemptionUsed),
    exemption_left: toWire(tax.exemptionLeft),
  };
}

/** What the server says of the tax, as the ticket counts it. */
export function fromWireTax(tax: WireSaleTax): SaleTax {
  return {
    shortTermGain: fromWire(tax.short_term_gain),
    longTermGain: fromWire(tax.long_term_gain),
    tax: fromWire(tax.tax),
    exemptionUsed: fromWire(tax.exemption_used),
    exemptionLeft: fromWire(tax.exemption_left),
  };
}

/** Whether the tax of a preview is another one than the same lots give here, at the price of the preview. */
export function differsInTax(preview: OrderPreview, facts: OrderFacts, sale: SaleLots): boolean {
  const { quantity, price } = preview;
  if (price <= 0) return false;
  const trade = {
    market: facts.instrument.market,
    product: 'delivery',
    side: 'SELL',
    on: facts.on,
    isSoldAlreadyToday: facts.isSoldAlreadyToday ?? false,
    price: fromWire(price),
    quantity,
  } as const;
  const { lines } = orderCost(trade, facts.tariff);
  const parts = partsOf(sale, { quantity, price: trade.price, on: facts.on, lines });
  const own = parts && toWireTax(taxOfSale(parts, sale.gains));
  const { tax } = preview;
  if (own === null || tax === null) return own !== tax;
  return (
    own.tax !== tax.tax ||
    own.short_term_gain !== tax.short_term_gain ||
    own.long_term_gain !== tax.long_term_gain ||
    own.exemption_used !== tax.exemption_used ||
    own.exemption_left !== tax.exemption_left
  );
}
