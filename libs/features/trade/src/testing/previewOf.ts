import type { OrderDraft, OrderPreview } from '@wealth/api-sdk/model';
import { calendarDay, fromWire, minus, orderCost, settlementOf, sumOf, toWire } from '@wealth/domain';
import { taxOfPreview } from './ticketLots.ts';
import type { TicketServerState } from './ticketServerState.ts';

const day = calendarDay('2026-11-19');

/** What each leg of a GTT would do; null for the others. */
function rehearsalOf(draft: OrderDraft, state: TicketServerState): OrderPreview['rehearsal'] {
  const { price, trigger_price: trigger, stop, validity, quantity, side } = draft;
  if (validity !== 'GTT' || price === undefined || trigger === undefined) return null;
  const { last_price: last } = state.share.quote;
  const legs = [{ trigger_price: trigger, price }, ...(stop ? [stop] : [])];
  return legs.map((leg) => {
    const cost = orderCost({
      market: draft.instrument.market === 'BSE' ? 'BSE' : 'NSE',
      product: 'delivery',
      side,
      on: day,
      price: fromWire(leg.price),
      quantity,
    });
    return {
      ...leg,
      distance_percent: ((leg.trigger_price - last) / last) * 100,
      value: toWire(cost.value),
      charges_total: toWire(sumOf([cost.charges, fromWire(state.otherCharges)])),
      total: toWire(cost.cash),
      errors: state.legErrors,
      warnings: [],
    };
  });
}

/** As the server works a preview out: by the same rules as the ticket. */
export function previewOf(draft: OrderDraft, state: TicketServerState, isEqual: boolean): OrderPreview {
  const { quote } = state.share;
  const price = fromWire(draft.price ?? quote.last_price);
  const { value, lines, charges } = orderCost({
    market: draft.instrument.market === 'BSE' ? 'BSE' : 'NSE',
    product: 'delivery',
    side: draft.side,
    on: day,
    price,
    quantity: draft.quantity,
    isDepositoryWaived: state.offers.some(({ state: now }) => now === 'AVAILABLE'),
  });
  const charged = sumOf([charges, fromWire(state.otherCharges)]);
  const total = draft.side === 'BUY' ? sumOf([value, charged]) : minus(value, charged);
  const equal = { field: 'instrument', code: 'equal_order', message: 'Equal order', nearest: null };
  return {
    price: toWire(price),
    quantity: draft.quantity,
    value: toWire(value),
    charges: lines.map(({ code, amount }) => ({ code, label: code, amount: toWire(amount) })),
    charges_total: toWire(charged),
    total: toWire(total),
    available: state.asset.available,
    sellable: 400,
    settlement_date: settlementOf(day).settlesOn,
    price_band: { lower: quote.lower_band ?? 0, upper: quote.upper_band ?? 0 },
    protection_price: null,
    tax:
      draft.side === 'BUY' ? null : taxOfPreview(state, { quantity: draft.quantity, price, on: day, lines }),
    rehearsal: rehearsalOf(draft, state),
    errors: state.errors,
    warnings: isEqual ? [equal] : [],
  };
}
