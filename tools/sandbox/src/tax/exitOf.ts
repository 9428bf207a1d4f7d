import { fromWire, orderCost, valueAt, type CalendarDay, type Paise } from '@wealth/domain';
import type { Instrument } from '../engine/index.ts';
import { exitToday, type Exit, type ExitHolding } from '@wealth/domain/tax';
import type { Ledger } from '../ledger/createLedger.ts';
import type { OpenLot } from '../ledger/lotRows.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import type { TaxDesk } from './createTaxDesk.ts';

/** A share that is held, with its listing. */
export interface HeldShare extends ExitHolding<OpenLot> {
  isin: string;
  symbol: string;
  name: string;
}

interface ExitSources {
  ledger: Pick<Ledger, 'lots' | 'hasDepositoryFee'>;
  market: Market;
  /** How many more sales of a day have a waiver of the depository's charge. */
  offers: { waivedSales: (clientId: string, on: CalendarDay) => number };
  tax: Pick<TaxDesk, 'soFar' | 'asTaxed'>;
}

interface ListedShare {
  isin: string;
  listing: Instrument;
  lots: readonly OpenLot[];
  quantity: number;
  price: Paise;
}

/** All that a client holds, the largest value first. */
function listedShares(
  { ledger, market, tax }: ExitSources,
  clientId: string,
  on: CalendarDay,
): ListedShare[] {
  const engine = market.engine();
  const shares = Map.groupBy(tax.asTaxed(clientId, ledger.lots(clientId), on), ({ isin }) => isin);
  return [...shares]
    .flatMap(([isin, lots]) => {
      const listing = listingOf(engine, isin);
      const quote = listing && engine.quote(listing.market, listing.symbol);
      if (!listing || !quote) return [];
      const quantity = lots.reduce((units, lot) => units + lot.quantity, 0);
      return [{ isin, listing, lots, quantity, price: fromWire(quote.lastPrice) }];
    })
    .toSorted((a, b) => valueAt(b.price, b.quantity) - valueAt(a.price, a.quantity));
}

/** With the charges of each sale at the last price: a waiver takes off the depository's charge of as many as it counts for. */
function heldShares(sources: ExitSources, clientId: string, on: CalendarDay): HeldShare[] {
  const { ledger, offers } = sources;
  let waivers = offers.waivedSales(clientId, on);
  return listedShares(sources, clientId, on).map(({ isin, listing, lots, quantity, price }) => {
    const isSoldAlreadyToday = ledger.hasDepositoryFee({ clientId, isin }, on);
    const isDepositoryWaived = !isSoldAlreadyToday && waivers > 0;
    if (isDepositoryWaived) waivers -= 1;
    const { market, symbol, name } = listing;
    const sale = { market, product: 'delivery', side: 'SELL', on, price, quantity } as const;
    const { lines } = orderCost({ ...sale, isSoldAlreadyToday, isDepositoryWaived });
    return { isin, symbol, name, lots, price, lines };
  });
}

/** What selling everything on a day at the last prices would leave, share by share. */
export function exitOf(sources: ExitSources, clientId: string, on: CalendarDay): Exit<HeldShare> {
  return exitToday(heldShares(sources, clientId, on), sources.tax.soFar(clientId, on), on);
}
