import { snapPaise, type InstrumentRef, type Paise, type TickRounding } from '@wealth/domain';
import { ticketDraftOf, type TicketDraft } from '../../core/drafts/ticketDraft.ts';

/** Percent of the last price: where the legs begin. Both are there to be changed. */
const targetPercent = 110;
const stopPercent = 95;
/** Percent of its trigger: a limit that far beneath it is filled in a price that falls. */
const reachPercent = 99;

export interface Purchase {
  instrument: InstrumentRef;
  /** Units that were bought. */
  quantity: number;
  /** What the legs lie around: the last price, or what a unit was bought at. */
  price: Paise;
  tickSize: Paise;
}

/** The draft of a ticket that sells what was bought: at a target above the price, or by a stop below it, as a GTT. */
export function gttOfPurchase({ instrument, quantity, price, tickSize }: Purchase): TicketDraft {
  const at = (from: Paise, percent: number, rounding: TickRounding) =>
    snapPaise(Math.round((from * percent) / 100), tickSize, rounding);
  const target = at(price, targetPercent, 'up');
  const stop = at(price, stopPercent, 'down');
  return ticketDraftOf(
    instrument,
    {
      side: 'SELL',
      orderType: 'LIMIT',
      validity: 'GTT',
      by: 'shares',
      quantity,
      amount: null,
      price: at(target, reachPercent, 'down'),
      triggerPrice: target,
      stop: { triggerPrice: stop, price: at(stop, reachPercent, 'down') },
      isFollowing: false,
      following: 0,
      keptOrderId: null,
    },
    quantity,
  );
}
