import { fromWire, orderCost, type CalendarDay } from '@wealth/domain';
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
  tax: Pick<TaxDesk, 'soFar' | 'asTaxed'>;
}

/** All that a client holds, the largest value first, with the charges of its sale at the last price. */
function heldShares({ ledger, market, tax }: ExitSources, clientId: string, on: CalendarDay): HeldShare[] {
  const engine = market.engine();
  const shares = Map.groupBy(tax.asTaxed(clientId, ledger.lots(clientId), on), ({ isin }) => isin);
  return [...shares]
    .flatMap(([isin, lots]) => {
      const listing = listingOf(engine, isin);
      const quote = listing && engine.quote(listing.market, listing.symbol);
      if (!listing || !quote) return [];
      const price = fromWire(quote.lastPrice);
      const quantity = lots.reduce((units, lot) => units + lot.quantity, 0);
      const { value, lines } = orderCost({
        market: listing.market,
        product: 'delivery',
        side: 'SELL',
        on,
        price,
        quantity,
        isSoldAlreadyToday: ledger.hasDepositoryFee({ clientId, isin }, on),
      });
      return [{ isin, symbol: listing.symbol, name: listing.name, lots, price, lines, value }];
    })
    .toSorted((a, b) => b.value - a.value);
}

/** What selling everything on a day at the last prices would leave, share by share. */
export function exitOf(sources: ExitSources, clientId: string, on: CalendarDay): Exit<HeldShare> {
  return exitToday(heldShares(sources, clientId, on), sources.tax.soFar(clientId, on), on);
}
