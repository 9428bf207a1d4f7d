import type { Holding, Lot } from '@wealth/api-sdk/model';
import {
  calendarDay,
  daysBetween,
  fromWire,
  longTermFrom,
  minus,
  toWire,
  valueOf,
  type CalendarDay,
} from '@wealth/domain';

/** A lot as a holding of its own, so that its value and gain move with the price like those of all of them. */
export function lotAsHolding(holding: Holding, lot: Lot): Holding {
  const value = valueOf(holding.last_price, lot.quantity);
  return {
    ...holding,
    quantity: lot.quantity,
    value: toWire(value),
    pnl: toWire(minus(value, fromWire(lot.cost))),
  };
}

export interface LotTerm {
  /** Days since it was bought. */
  heldDays: number;
  /** The first day on which its sale is long term; null where that is over, or not known. */
  longTermOn: CalendarDay | null;
  /** Until that day. */
  days: number;
}

/** Bought before this day, the rules of its term are those of the grandfathering: long term for years. */
const firstKnown = calendarDay('2018-02-01');

export function lotTermOf(lot: Pick<Lot, 'bought_on'>, today: CalendarDay): LotTerm {
  const boughtOn = calendarDay(lot.bought_on);
  const heldDays = daysBetween(boughtOn, today);
  const turns = boughtOn < firstKnown ? null : longTermFrom(boughtOn);
  if (turns === null || turns <= today) return { heldDays, longTermOn: null, days: 0 };
  return { heldDays, longTermOn: turns, days: daysBetween(today, turns) };
}
