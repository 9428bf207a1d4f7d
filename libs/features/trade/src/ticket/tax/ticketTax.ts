import type {
  HoldingTerm as WireTerm,
  Lots,
  OrderPreview,
  SaleTax as WireSaleTax,
} from '@wealth/api-sdk/model';
import {
  calendarDay,
  countedGains,
  depositoryFactsOf,
  exemptionRules,
  fromWire,
  gainsOfYear,
  orderCost,
  rowInForce,
  sellLots,
  taxOfGains,
  taxOfSale,
  taxYearOf,
  toRupees,
  toWire,
  waitingSaves,
  type CalendarDay,
  type ExemptionRule,
  type GainLine,
  type HoldingTerm,
  type OrderCost,
  type OrderFacts,
  type Paise,
  type SaleTax,
  type SoldPart,
  type TaxLot,
  type WaitingSaving,
  type YearSoFar,
} from '@wealth/domain';
import type { TicketSummary } from '../model/ticketSummary.ts';

export interface HeldLot extends TaxLot {
  id: string;
  /** Of bonus shares: who held the share at the end of this day has them. */
  bonusRecordedOn: CalendarDay | null;
}

/** What of the client's lots a sale is taxed by. */
export interface SaleLots {
  /** Of the share, the oldest first: settled or not, pledged or not, as the depository's account takes them. */
  lots: readonly HeldLot[];
  /** Units in them. */
  held: number;
  /** What was sold this tax year, and the losses of earlier ones. */
  soFar: YearSoFar;
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

const termOfWire = (term: WireTerm): HoldingTerm => (term === 'long_term' ? 'longTerm' : 'shortTerm');

/** As the server tells them. */
export function saleLotsOf({
  open,
  year_gains: gains,
  brought_losses: brought,
}: Pick<Lots, 'open' | 'year_gains' | 'brought_losses'>): SaleLots {
  return {
    lots: open.map((lot) => ({
      id: lot.id,
      boughtOn: calendarDay(lot.bought_on),
      quantity: lot.quantity,
      cost: fromWire(lot.cost),
      charges: fromWire(lot.charges),
      transactionTax: fromWire(lot.transaction_tax),
      addedCost: fromWire(lot.added_cost),
      marketValue: lot.market_value_2018 === null ? null : fromWire(lot.market_value_2018),
      bonusRecordedOn: lot.bonus_record_date === null ? null : calendarDay(lot.bonus_record_date),
    })),
    held: open.reduce((units, { quantity }) => units + quantity, 0),
    soFar: {
      gains: gains.map(({ term, sold_on: soldOn, gain }) => ({
        term: termOfWire(term),
        soldOn: calendarDay(soldOn),
        gain: fromWire(gain),
      })),
      brought: brought.map(({ tax_year: year, term, amount }) => ({
        year,
        term: termOfWire(term),
        amount: fromWire(amount),
      })),
    },
  };
}

interface CountedSale {
  quantity: number;
  price: Paise;
  on: OrderFacts['on'];
  lines: OrderCost['lines'];
}

/** The lots of a sale, and the bonus shares that it keeps; null where more is sold than there is. */
function saleOf({ lots, held }: SaleLots, { quantity, price, on, lines }: CountedSale) {
  if (!Number.isSafeInteger(quantity) || quantity <= 0 || quantity > held) return null;
  const { parts, rest } = sellLots(lots, { quantity, price: toRupees(price), soldOn: on, lines });
  const kept = rest.flatMap(({ id, bonusRecordedOn, quantity: left }) =>
    bonusRecordedOn === null ? [] : [{ id, holding: '', recordOn: bonusRecordedOn, quantity: left }],
  );
  return { parts, kept };
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
  const own = saleOf(sale, { quantity: order.quantity, price, on, lines: cost.lines });
  if (own === null) return null;
  const { parts, kept } = own;
  const { gains, brought } = sale.soFar;
  return {
    parts,
    tax: taxOfSale(parts, sale.soFar, kept),
    rules: taxOfGains(countedGains(parts, kept).gains, on).lines,
    exemption: rowInForce(exemptionRules, taxYearOf(on).firstDay),
    leftBefore: taxOfGains(gainsOfYear(gains, on), on, brought).exemptionLeft,
    waiting: waitingSaves(parts, sale.soFar, kept),
  };
}

/** As it travels. */
export function toWireTax(tax: SaleTax): WireSaleTax {
  return {
    short_term_gain: toWire(tax.shortTermGain),
    long_term_gain: toWire(tax.longTermGain),
    ignored_loss: toWire(tax.ignoredLoss),
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
    ignoredLoss: fromWire(tax.ignored_loss),
    tax: fromWire(tax.tax),
    exemptionUsed: fromWire(tax.exemption_used),
    exemptionLeft: fromWire(tax.exemption_left),
  };
}

const figuresOfTax = [
  'tax',
  'short_term_gain',
  'long_term_gain',
  'ignored_loss',
  'exemption_used',
  'exemption_left',
] as const satisfies ReadonlyArray<keyof WireSaleTax>;

/** Whether the tax of a preview is another one than the same lots give here, at the price of the preview. */
export function differsInTax(preview: OrderPreview, facts: OrderFacts, sale: SaleLots): boolean {
  const { quantity, price } = preview;
  if (price <= 0) return false;
  const trade = {
    market: facts.instrument.market,
    product: 'delivery',
    side: 'SELL',
    on: facts.on,
    ...depositoryFactsOf(facts),
    price: fromWire(price),
    quantity,
  } as const;
  const { lines } = orderCost(trade, facts.tariff);
  const counted = saleOf(sale, { quantity, price: trade.price, on: facts.on, lines });
  const own = counted && toWireTax(taxOfSale(counted.parts, sale.soFar, counted.kept));
  const { tax } = preview;
  if (own === null || tax === null) return own !== tax;
  return figuresOfTax.some((figure) => own[figure] !== tax[figure]);
}
