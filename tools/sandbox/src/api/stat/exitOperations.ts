import { minus, taxableGainOf, taxCostOf, termOf, toIstIso, toWire, tradeDayOf } from '@wealth/domain';
import type { ExitPart } from '@wealth/domain/tax';
import { handle } from '../../dispatch/handle.ts';
import { ok } from '../../http/answer.ts';
import { toWireAllCharges } from '../../orders/wire/toWireDetail.ts';
import type { Services } from '../../services/services.ts';
import { exitOf, type HeldShare } from '../../tax/exitOf.ts';
import { wireTerms } from '../../tax/toWireReport.ts';

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
  const { clock } = services;
  return handle('getExit', ({ client }) => {
    const exit = exitOf(services, client.id, tradeDayOf(clock.now()));
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
