import { addDays, istDay, istInstant, type CalendarDay } from '../calendar/calendarDay.ts';
import { marketCalendar } from '../calendar/marketCalendar.ts';
import { sessionTimetable, type SessionOptions } from '../calendar/marketSession.ts';
import type { OrderType } from '../calendar/phaseOrderTypes.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import type { TimetableRow } from '../calendar/sessionTimetable.ts';
import type { CheckedOrder } from './checkedOrder.ts';
import { gttRules } from './orderBounds.ts';
import { orderTaking, type OrderSession, type OrderTaking } from './orderTaking.ts';

/**
 * What happens to an order of its own accord: it is `sent` to the exchange, takes part in an `openingAuction` or
 * `closingAuction`, is `cancelled` as a stop order that the closing auction does not take or as the rest of an IOC, or is
 * `expired` unfilled; a GTT `waits` with the broker.
 */
export interface OrderEvent {
  /** Instant, epoch milliseconds. */
  at: number;
  kind: 'sent' | 'waits' | 'openingAuction' | 'closingAuction' | 'cancelled' | 'expired';
}

type Outlined = Pick<CheckedOrder, 'orderType' | 'validity'>;

const minutesADay = 1440;

const isStopType = (orderType: OrderType) => orderType === 'SL' || orderType === 'SL-M';

/** The phases of a day that an order can meet, from the one in which it is sent. */
function laterRows(
  day: CalendarDay,
  sentAt: number,
  { options, calendar }: { options: SessionOptions; calendar: typeof marketCalendar },
): readonly TimetableRow[] {
  return sessionTimetable(day, options, calendar).filter(
    ({ endMinute }) => istInstant(day, endMinute) > sentAt,
  );
}

/** How an order that lives for the day ends, with the auctions that it meets. */
function dayEvents({ orderType }: Outlined, day: CalendarDay, rows: readonly TimetableRow[]): OrderEvent[] {
  const at = (minute: number) => istInstant(day, minute);
  const auction = rows.find(({ phase }) => phase === 'closingMatching');
  const continuous = rows.find(({ phase }) => phase === 'continuous');
  if (isStopType(orderType) && continuous)
    return [{ at: at(continuous.endMinute), kind: auction ? 'cancelled' : 'expired' }];
  const opening = rows.find(({ phase }) => phase === 'preOpenMatching');
  const events: OrderEvent[] = [];
  if (opening) events.push({ at: at(opening.startMinute), kind: 'openingAuction' });
  if (auction) events.push({ at: at(auction.startMinute), kind: 'closingAuction' });
  const last = auction ?? continuous ?? rows.at(-1);
  return last ? [...events, { at: at(last.endMinute), kind: 'expired' }] : events;
}

/** When an order given now goes to the exchange; null where it is not taken. */
function sendingOf({ orderType, validity }: Outlined, taking: OrderTaking, instant: number): number | null {
  const { afterMarket, types, takesIoc } = taking;
  const isIoc = validity === 'IOC';
  if (!afterMarket) return types.includes(orderType) && (takesIoc || !isIoc) ? instant : null;
  return isIoc || isStopType(orderType) ? afterMarket.stopsSendAt : afterMarket.sendsAt;
}

/**
 * What happens to an order if nothing fills it: when it is sent, the auctions that it meets, its end. A stop order of a share with
 * a closing auction ends when continuous trading does; other day orders go on into the auction.
 *
 * @param session - Of an order that waits already, the instant at which it was given.
 * @returns In order of time; empty when the order is not taken at this instant.
 */
export function orderOutlook(
  order: Outlined,
  { session, options }: { session: Omit<OrderSession, 'isHalted'>; options: SessionOptions },
  calendar = marketCalendar,
): OrderEvent[] {
  const { instant, mode } = session;
  const today = istDay(instant);
  if (order.validity === 'GTT') {
    const { days } = rowInForce(gttRules, today);
    return [
      { at: instant, kind: 'waits' },
      { at: istInstant(addDays(today, days), minutesADay), kind: 'expired' },
    ];
  }
  const taking = orderTaking(session, options, calendar);
  const at = sendingOf(order, taking, instant);
  if (at === null) return [];
  const sent: OrderEvent = { at, kind: 'sent' };
  if (order.validity === 'IOC') return [sent, { at, kind: 'cancelled' }];
  if (mode === 'always-open') return [sent, { at: istInstant(today, minutesADay), kind: 'expired' }];
  return [sent, ...dayEvents(order, taking.day, laterRows(taking.day, at, { options, calendar }))];
}
