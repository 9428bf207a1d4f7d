import { addDays, calendarDay, isTradingDay, weekdayOf, type CalendarDay } from '@wealth/domain';
import { issueTimes, type IssueDays } from '@wealth/domain/issues';

/** The issues of a month: the first and the second of the main board, and one of a small company. */
export type IssueSlot = 'A' | 'S' | 'B';

/**
 * On which trading days of a month an issue opens and closes, from 0: one of them is open on each, and none for longer than the
 * ten working days that there may be. The first one opens in the month before.
 */
const slots: Readonly<Record<IssueSlot, { opens: number; closes: number }>> = {
  A: { opens: 16, closes: 2 },
  S: { opens: 3, closes: 9 },
  B: { opens: 10, closes: 15 },
};

/** The month, YYYY-MM, so many months after another one. */
export function monthAfter(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** Beyond the years that the calendar knows only weekends are closed. */
function trades(day: CalendarDay): boolean {
  return isTradingDay(day) && weekdayOf(day) % 6 !== 0;
}

/** The trading day of a month at a place, from 0; weekends with a special session do not count. */
export function tradingDayOf(month: string, place: number): CalendarDay {
  let day = calendarDay(`${month}-01`);
  let left = place;
  for (;;) {
    if (trades(day)) {
      if (left === 0) return day;
      left -= 1;
    }
    day = addDays(day, 1);
  }
}

export function issueDaysOf(month: string, slot: IssueSlot): IssueDays {
  const { opens, closes } = slots[slot];
  const opensIn = opens > closes ? monthAfter(month, -1) : month;
  return { opensOn: tradingDayOf(opensIn, opens), closesOn: tradingDayOf(month, closes) };
}

/** The first trading day of the share of an issue. */
export const listingDayOf = (month: string, slot: IssueSlot): CalendarDay =>
  issueTimes(issueDaysOf(month, slot)).lateFrom;
