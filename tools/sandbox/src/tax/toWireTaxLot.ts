import { daysBetween, snakeCase, toWire } from '@wealth/domain';
import type { TaxRow } from '@wealth/domain/tax';
import { wireOrigins } from '../ledger/wireOrigins.ts';
import type { SoldLot, TaxTrade, TradeWords } from './createTaxTable.ts';
import { wireTerms } from './toWireReport.ts';

/** What else is known of a row than the ledger says. */
export interface RowContext {
  nameOf: (isin: string) => string | null;
  words: ReadonlyMap<string, TradeWords>;
}

function toWireTrade({ orderId, tradeId }: TaxTrade, words: RowContext['words']) {
  const own = orderId === null ? undefined : words.get(orderId);
  return { order_id: orderId, trade_id: tradeId, note: own?.note ?? null, tags: own?.tags ?? [] };
}

/** A lot sold, as openapi/wealth.yaml describes it. */
export function toWireTaxLot(row: TaxRow<SoldLot>, { nameOf, words }: RowContext) {
  const { unit } = row;
  return {
    id: unit.id,
    lot_id: unit.lotId,
    isin: unit.isin,
    symbol: unit.symbol,
    name: nameOf(unit.isin) ?? unit.symbol,
    origin: wireOrigins[unit.origin],
    quantity: unit.quantity,
    bought_on: unit.boughtOn,
    sold_on: unit.soldOn,
    days_held: daysBetween(unit.boughtOn, unit.soldOn),
    period: row.period + 1,
    term: wireTerms[row.term],
    percent: Number(row.percent),
    section: row.section,
    proceeds: toWire(unit.proceeds),
    sale_charges: toWire(unit.saleCharges),
    sale_transaction_tax: toWire(unit.saleTransactionTax),
    cost: toWire(unit.cost),
    charges: toWire(unit.charges),
    transaction_tax: toWire(unit.transactionTax),
    cost_added: toWire(row.costAdded),
    market_value:
      unit.marketValue === null || unit.marketValue === undefined ? null : toWire(unit.marketValue),
    cost_taken: toWire(row.costTaken),
    cost_basis: snakeCase(row.costBasis),
    gain: toWire(row.gain),
    ignored_loss: row.ignored ? toWire(row.ignored.loss) : 0,
    purchase: toWireTrade(unit.purchase, words),
    sale: toWireTrade(unit.sale, words),
  };
}
