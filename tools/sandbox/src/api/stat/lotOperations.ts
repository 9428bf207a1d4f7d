import { istDay, taxableGainOf, termOf, toIstIso, toWire, type HoldingTerm } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import type { LotReport } from '../../ledger/createLotReport.ts';
import type { Services } from '../../services/services.ts';

const wireTerms = { shortTerm: 'short_term', longTerm: 'long_term' } as const satisfies Record<
  HoldingTerm,
  string
>;

type OpenLot = ReturnType<LotReport['openLots']>[number];
type SoldLot = ReturnType<LotReport['soldSinceYearOf']>[number];

function toWireLot(lot: OpenLot) {
  return {
    id: String(lot.id),
    isin: lot.isin,
    bought_at: toIstIso(lot.boughtAt),
    bought_on: lot.boughtOn,
    settles_at: toIstIso(lot.settlesAt),
    quantity: lot.quantity,
    cost: toWire(lot.cost),
    charges: toWire(lot.charges),
    transaction_tax: toWire(lot.transactionTax),
    order_id: lot.orderId,
  };
}

function toWireSold(part: SoldLot) {
  return {
    lot_id: String(part.lotId),
    isin: part.isin,
    bought_on: part.boughtOn,
    sold_at: toIstIso(part.soldAt),
    sold_on: part.soldOn,
    quantity: part.quantity,
    cost: toWire(part.cost),
    charges: toWire(part.charges),
    transaction_tax: toWire(part.transactionTax),
    proceeds: toWire(part.proceeds),
    sale_charges: toWire(part.saleCharges),
    sale_transaction_tax: toWire(part.saleTransactionTax),
    term: wireTerms[termOf(part.boughtOn, part.soldOn)],
    gain: toWire(taxableGainOf(part)),
    order_id: part.orderId,
  };
}

function getLots({ clock, ledger }: Services) {
  return handle('getLots', ({ client, query: { isin } }) => {
    const today = istDay(clock.now());
    return ok({
      open: ledger.openLots(client.id, isin).map(toWireLot),
      sold: ledger.soldSinceYearOf(today, client.id, isin).map(toWireSold),
      year_gains: ledger.gainsSinceYearOf(today, client.id).map(({ term, soldOn, gain }) => ({
        term: wireTerms[term],
        sold_on: soldOn,
        gain: toWire(gain),
      })),
    });
  });
}

/** Operations on what a client has bought and sold, lot by lot. */
export function lotOperations(services: Services) {
  return { getLots: getLots(services) };
}
