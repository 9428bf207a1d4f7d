import {
  depositoryFactsOf,
  orderCost,
  sellableQuantity,
  settlesOn,
  toWire,
  type OrderFacts,
  type OrderFault,
  type Paise,
  type SaleTax,
} from '@wealth/domain';
import type { OrderDraft } from '../model/orderDraft.ts';
import type { OrderRehearsal } from '../gtt/gttRehearsal.ts';
import type { QuotedShare } from '../checks/orderInstrument.ts';
import { toWireAllCharges } from './toWireDetail.ts';
import { toWireFault } from '../words/toWireFault.ts';
import { taxOfDraft, type SaleTaxSources } from '../checks/taxOfDraft.ts';

export interface PreviewedOrder extends SaleTaxSources {
  clientId: string;
  draft: OrderDraft;
  share: QuotedShare;
  facts: OrderFacts;
  faults: readonly OrderFault[];
  protection: Paise | null;
  /** What its charges are calculated with. */
  price: Paise;
  /** The rehearsal of a GTT's legs; null for another order. */
  rehearsal: OrderRehearsal[] | null;
}

function toWireTax(sale: SaleTax) {
  const { shortTermGain, longTermGain, ignoredLoss, tax, exemptionUsed, exemptionLeft } = sale;
  return {
    short_term_gain: toWire(shortTermGain),
    long_term_gain: toWire(longTermGain),
    ignored_loss: toWire(ignoredLoss),
    tax: toWire(tax),
    exemption_used: toWire(exemptionUsed),
    exemption_left: toWire(exemptionLeft),
  };
}

/** What an order would cost, what a sale would be taxed, and what is wrong with it. */
export function toWirePreview(previewed: PreviewedOrder) {
  const { clientId, draft, share, facts, faults, price, protection, rehearsal } = previewed;
  const { instrument } = share;
  const { band } = facts.instrument;
  const cost = orderCost({
    market: instrument.market,
    product: 'delivery',
    side: draft.side,
    price,
    quantity: draft.quantity,
    on: facts.on,
    ...depositoryFactsOf(facts),
  });
  const sale = taxOfDraft(previewed, { clientId, share, draft, facts, price, lines: cost.lines });
  return {
    price: toWire(price),
    quantity: draft.quantity,
    value: toWire(cost.value),
    charges: toWireAllCharges(cost.lines),
    charges_total: toWire(cost.charges),
    total: toWire(cost.cash),
    available: facts.available === null ? 0 : toWire(facts.available),
    sellable: facts.holding ? sellableQuantity(facts.holding) : 0,
    settlement_date: settlesOn(facts.on),
    price_band: { lower: band ? toWire(band.lower) : 0, upper: band ? toWire(band.upper) : 0 },
    protection_price: protection === null ? null : toWire(protection),
    tax: sale && toWireTax(sale.tax),
    rehearsal,
    errors: faults.filter(({ severity }) => severity === 'error').map(toWireFault),
    warnings: [...faults.filter(({ severity }) => severity === 'warning'), ...(sale?.warnings ?? [])].map(
      toWireFault,
    ),
  };
}
