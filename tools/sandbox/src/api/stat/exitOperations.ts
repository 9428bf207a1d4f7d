import {
  fromWire,
  orderCost,
  taxCostOf,
  termOf,
  taxableGainOf,
  toIstIso,
  toWire,
  tradeDayOf,
  minus,
} from '@wealth/domain';
import { exitToday, type ExitHolding, type ExitPart } from '@wealth/domain/tax';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import type { OpenLot } from '../../ledger/createLotTable.ts';
import { listingOf } from '../../market/findInstrument.ts';
import { toWireAllCharges } from '../../orders/wire/toWireDetail.ts';
import type { Services } from '../../services/services.ts';
import { wireTerms } from '../../tax/toWireReport.ts';

/** A share that is held, with its listing. */
interface HeldShare extends ExitHolding<OpenLot> {
  isin: string;
  symbol: string;
  name: string;
}

/** All that a client holds, the largest value first, with the charges of its sale at the last price. */
function heldShares({ ledger, market, clock }: Services, clientId: string): HeldShare[] {
  const engine = market.engine();
  const on = tradeDayOf(clock.now());
  const shares = Map.groupBy(ledger.lots(clientId), ({ isin }) => isin);
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

function toWireHolding({ holding, quantity, value, charges, gain, parts }: ExitPart<HeldShare>) {
  return {
    isin: holding.isin,
    symbol: holding.symbol,
    name: holding.name,
    quantity,
    price: toWire(holding.price),
    value: toWire(value),
    charges: toWire(charges),
    short_term_gain: toWire(gain.shortTerm),
    long_term_gain: toWire(gain.longTerm),
    lots: parts.map((part) => ({
      lot_id: String(part.lot.id),
      bought_on: part.boughtOn,
      quantity: part.quantity,
      cost: toWire(taxCostOf(part)),
      proceeds: toWire(minus(part.proceeds, part.saleCharges)),
      term: wireTerms[termOf(part.boughtOn, part.soldOn)],
      gain: toWire(taxableGainOf(part)),
    })),
  };
}

function getExit(services: Services) {
  const { clock, tax } = services;
  return handle('getExit', ({ client }) => {
    const on = tradeDayOf(clock.now());
    const exit = exitToday(heldShares(services, client.id), tax.soFar(client.id, on), on);
    return ok({
      value: toWire(exit.value),
      charges: toWireAllCharges(exit.lines),
      charges_total: toWire(exit.charges),
      short_term_gain: toWire(exit.gain.shortTerm),
      long_term_gain: toWire(exit.gain.longTerm),
      short_term_tax: toWire(exit.taxOf.shortTerm),
      long_term_tax: toWire(exit.taxOf.longTerm),
      tax: toWire(exit.tax),
      cess: toWire(exit.cess),
      net: toWire(exit.net),
      exemption_used: toWire(exit.exemptionUsed),
      losses_used: toWire(exit.lossesUsed),
      holdings: exit.holdings.map(toWireHolding),
      as_of: toIstIso(clock.now()),
    });
  });
}

/** Operations on what selling everything would leave. */
export function exitOperations(services: Services) {
  return { getExit: getExit(services) };
}
