import { istDay, noMoney, taxableGainOf, termOf, toIstIso, toWire, type HoldingTerm } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { isinsOf } from '../../engine/index.ts';
import { ok } from '../../http/answer.ts';
import type { LotPlace, LotReport } from '../../ledger/createLotReport.ts';
import { wireOrigins } from '../../ledger/wireOrigins.ts';
import { recordDayOf } from '../../tax/bonusLotsOf.ts';
import { gainsByDay } from '../../tax/gainsByDay.ts';
import type { Services } from '../../services/services.ts';

const wireTerms = { shortTerm: 'short_term', longTerm: 'long_term' } as const satisfies Record<
  HoldingTerm,
  string
>;

type OpenLot = ReturnType<LotReport['openLots']>[number];
type SoldLot = ReturnType<LotReport['soldSinceYearOf']>[number];

function toWireLot(lot: OpenLot, now: number) {
  return {
    id: String(lot.id),
    isin: lot.isin,
    origin: wireOrigins[lot.origin],
    action_id: lot.actionId,
    bonus_record_date: lot.origin === 'bonus' ? recordDayOf(lot) : null,
    in_transit: lot.origin !== 'trade' && lot.settlesAt > now,
    bought_at: toIstIso(lot.boughtAt),
    bought_on: lot.boughtOn,
    settles_at: toIstIso(lot.settlesAt),
    quantity: lot.quantity,
    cost: toWire(lot.cost),
    charges: toWire(lot.charges),
    transaction_tax: toWire(lot.transactionTax),
    added_cost: toWire(lot.addedCost ?? noMoney),
    market_value_2018:
      lot.marketValue === null || lot.marketValue === undefined ? null : toWire(lot.marketValue),
    order_id: lot.orderId,
  };
}

function toWireSold(part: SoldLot) {
  return {
    lot_id: String(part.lotId),
    isin: part.isin,
    origin: wireOrigins[part.origin],
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

/** Where a page begins: after a lot, or after a sale of the year once all lots are listed. */
type Cursor = { lists: 'open'; after: LotPlace | null } | { lists: 'sold'; after: number };

/** @param cursor - As the description has it. */
function readCursor(cursor: string | undefined): Cursor {
  const [lists, ...place] = (cursor ?? '').split(':');
  if (lists === 'sold') return { lists, after: Number(place[0]) };
  const [boughtOn, id] = place;
  return { lists: 'open', after: boughtOn === undefined ? null : { boughtOn, id: Number(id) } };
}

interface LotsAsked {
  clientId: string;
  isin: string | undefined;
  cursor: string | undefined;
  limit: number;
}

/** One page: lots that are held first, then sales. One row more than the page shows whether there is another page. */
function pageOf({ clock, ledger }: Services, { clientId, isin, cursor, limit }: LotsAsked) {
  const begin = readCursor(cursor);
  // An ISIN that the share had before a split will do.
  const asked = { clientId, isins: isin === undefined ? undefined : isinsOf(isin) };
  const held =
    begin.lists === 'open' ? ledger.openLots({ ...asked, after: begin.after, limit: limit + 1 }) : [];
  const open = held.slice(0, limit);
  const lastOpen = open.at(-1);
  if (held.length > limit && lastOpen)
    return { open, sold: [], next: `open:${lastOpen.boughtOn}:${lastOpen.id}` };
  const room = limit - open.length;
  const before = begin.lists === 'sold' ? begin.after : 0;
  const parts = ledger.soldSinceYearOf(istDay(clock.now()), { ...asked, after: before, limit: room + 1 });
  const sold = parts.slice(0, room);
  return { open, sold, next: parts.length > room ? `sold:${sold.at(-1)?.id ?? before}` : null };
}

function getLots(services: Services) {
  const { clock, tax } = services;
  return handle('getLots', ({ client, query: { isin, cursor, limit } }) => {
    const now = clock.now();
    const today = istDay(now);
    const { gains, brought } = tax.soFar(client.id, today);
    const { open, sold, next } = pageOf(services, { clientId: client.id, isin, cursor, limit });
    return ok({
      open: tax.asTaxed(client.id, open, today).map((lot) => toWireLot(lot, now)),
      sold: sold.map(toWireSold),
      year_gains: gainsByDay(gains).map(({ term, soldOn, gain }) => ({
        term: wireTerms[term],
        sold_on: soldOn,
        gain: toWire(gain),
      })),
      brought_losses: brought.map(({ year, term, amount }) => ({
        tax_year: year,
        term: wireTerms[term],
        amount: toWire(amount),
      })),
      next_cursor: next,
    });
  });
}

/** Operations on what a client has bought and sold, lot by lot. */
export function lotOperations(services: Services) {
  return { getLots: getLots(services) };
}
