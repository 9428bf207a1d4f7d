import type { DataOf } from '@wealth/api-sdk/operations';
import { calendarDay, fromPaise, toIstIso, toWire, type CalendarDay } from '@wealth/domain';
import { usesLeft, waivedAmount } from '@wealth/domain/offers';
import { toWaiver } from './createOffers.ts';
import type { OfferTable, StoredOffer } from './offerTable.ts';

type WireOffer = DataOf<'getOffers'>[number];

const marketOf = (market: string) => (market === 'BSE' ? 'BSE' : 'NSE');

/** @param today - By whose tariff one use is worth what is said. */
export function toWireOffer(
  offer: StoredOffer,
  table: Pick<OfferTable, 'usesOf'>,
  today: CalendarDay,
): WireOffer {
  return {
    id: offer.id,
    charge: 'depository',
    reason: { code: offer.reason },
    amount: toWire(waivedAmount(today)),
    uses: offer.uses,
    uses_left: usesLeft(toWaiver(offer)),
    state: offer.state,
    granted_at: toIstIso(offer.granted_at),
    valid_from: calendarDay(offer.valid_from),
    valid_until: calendarDay(offer.valid_until),
    used_for: table.usesOf(offer.id).map(({ kind, reference, market, symbol, amount, at }) => ({
      kind,
      id: reference,
      market: marketOf(market),
      symbol,
      amount: toWire(fromPaise(amount)),
      used_at: toIstIso(at),
    })),
  };
}
