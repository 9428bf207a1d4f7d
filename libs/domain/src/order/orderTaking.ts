import { istDay, istInstant, istTimeOfDayMs, type CalendarDay } from '../calendar/calendarDay.ts';
import { marketCalendar } from '../calendar/marketCalendar.ts';
import { sessionTimetable, type SessionOptions } from '../calendar/marketSession.ts';
import { isOrderTypeTaken, phaseOrderTypes, type OrderType } from '../calendar/phaseOrderTypes.ts';
import type { SessionPhase, TimetableRow } from '../calendar/sessionTimetable.ts';
import { nextTradingDay, tradingDayFrom } from '../calendar/tradingDays.ts';

/** `always-open`: continuous trading at any hour of any day. */
export type TradingMode = 'always-open' | 'exchange-hours';

/** When an order is given. */
export interface OrderSession {
  /** Epoch milliseconds of the server's clock. */
  instant: number;
  mode: TradingMode;
  /** The share or the whole market: it takes no order then, in either mode. */
  isHalted: boolean;
}

/** What becomes of an order that is given at an instant. */
export interface OrderTaking {
  /** The trading day that it counts for: charges, settlement, tax. */
  day: CalendarDay;
  phase: SessionPhase;
  /** The types that go to the exchange at once; empty outside of its phases. */
  types: readonly OrderType[];
  /** Whether an order that fills at once or not at all goes to the exchange at once. */
  takesIoc: boolean;
  /** When an order that is taken now is sent; null where none is kept for later. Epoch milliseconds. */
  afterMarket: { sendsAt: number; stopsSendAt: number } | null;
}

/** How long before the first phase of a day the broker stops to take orders for it. */
const afterMarketEndMinutes = 2;
const minuteMs = 60_000;

function sendTimes(day: CalendarDay, rows: readonly TimetableRow[]): OrderTaking['afterMarket'] {
  const [first] = rows;
  const continuous = rows.find(({ phase }) => isOrderTypeTaken(phase, 'SL'));
  return first && continuous
    ? { sendsAt: istInstant(day, first.startMinute), stopsSendAt: istInstant(day, continuous.startMinute) }
    : null;
}

/**
 * What the exchange or the broker's queue takes at an instant. After-market orders are taken from the end of a trading day's
 * last phase to two minutes before the first of the next (16:00 to 08:58, and on holidays); they are sent into the pre-open,
 * stop and IOC orders when continuous trading begins.
 *
 * Source: the phases' tables; after-market hours by brokers' pages, those around a special session are an assumption.
 */
export function orderTaking(
  { instant, mode }: Omit<OrderSession, 'isHalted'>,
  options: SessionOptions,
  calendar = marketCalendar,
): OrderTaking {
  const today = istDay(instant);
  if (mode === 'always-open') {
    return {
      day: tradingDayFrom(today, calendar),
      phase: 'continuous',
      types: phaseOrderTypes.continuous,
      takesIoc: true,
      afterMarket: null,
    };
  }
  const minute = istTimeOfDayMs(instant) / minuteMs;
  const rows = sessionTimetable(today, options, calendar);
  const isOver = rows.every(({ endMinute }) => endMinute <= minute);
  const day = isOver ? nextTradingDay(today, calendar) : today;
  const current = rows.find(({ startMinute, endMinute }) => minute >= startMinute && minute < endMinute);
  const phase: SessionPhase = current?.phase ?? 'closed';
  const taken: OrderTaking = {
    day,
    phase,
    types: phaseOrderTypes[phase],
    takesIoc: isOrderTypeTaken(phase, 'SL'),
    afterMarket: null,
  };
  if (current) return taken;
  const dayRows = sessionTimetable(day, options, calendar);
  const opensAt = istInstant(day, dayRows[0]?.startMinute ?? 0);
  const isKept = instant < opensAt - afterMarketEndMinutes * minuteMs;
  return isKept ? { ...taken, afterMarket: sendTimes(day, dayRows) } : taken;
}

/**
 * The instant (epoch milliseconds) from which an order that is not taken now will be: when a later phase of the day takes its
 * type, else when the day's last phase ends and after-market orders begin.
 *
 * @param orderType - `SL` also for an IOC: both exist in continuous trading only.
 */
export function orderTakenFrom(
  orderType: OrderType,
  { instant, options }: { instant: number; options: SessionOptions },
  calendar = marketCalendar,
): number {
  const day = istDay(instant);
  const minute = istTimeOfDayMs(instant) / minuteMs;
  const rows = sessionTimetable(day, options, calendar);
  const later = rows.find(
    ({ phase, startMinute }) => startMinute > minute && isOrderTypeTaken(phase, orderType),
  );
  return istInstant(day, later?.startMinute ?? rows.at(-1)?.endMinute ?? 0);
}
