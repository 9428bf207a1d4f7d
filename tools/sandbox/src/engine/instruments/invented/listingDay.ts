import { addDays, calendarDay, weekdayOf, type CalendarDay } from '@wealth/domain';
import { noiseAt } from '../../noise/noise.ts';
import { listingDayOf, monthAfter, type IssueSlot } from './issueDays.ts';

/** Months in which issues bring new shares to the market, with two of the main board and one of a small company each. */
export const issueMonths = { first: '2025-12', count: 28 } as const;
/** The month from which on the larger ones come; those of the months before were small. */
const upcomingMonth = 12;
const mainboardCount = 2 * issueMonths.count;
const upcomingCount = 2 * (issueMonths.count - upcomingMonth);
const oldestYear = 1995;
const newestYear = 2023;

/** How many of the generated issuers come to the market late. */
export const lateCount = mainboardCount + issueMonths.count;

/** The issue that brings a late issuer to the market. */
export interface LateIssue {
  /** YYYY-MM. */
  month: string;
  slot: IssueSlot;
}

/** @param lateNumber - Running number among the late ones, the largest first. */
export function lateIssueOf(lateNumber: number): LateIssue {
  const at = (place: number, slot: IssueSlot) => ({ month: monthAfter(issueMonths.first, place), slot });
  if (lateNumber >= mainboardCount) return at(lateNumber - mainboardCount, 'S');
  const slot = lateNumber % 2 === 0 ? 'A' : 'B';
  if (lateNumber < upcomingCount) return at(upcomingMonth + Math.floor(lateNumber / 2), slot);
  return at(upcomingMonth - 1 - Math.floor((lateNumber - upcomingCount) / 2), slot);
}

/** The table of holidays does not reach back to those years. */
function weekdayFrom(day: CalendarDay): CalendarDay {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** The day an issuer was listed: of a late one that of its issue; everybody else has been there for years. */
export function listingDay(late: LateIssue | null, key: number): CalendarDay {
  if (late) return listingDayOf(late.month, late.slot);
  const year = oldestYear + Math.floor(noiseAt(key) * (newestYear - oldestYear + 1));
  const dayOfYear = Math.floor(noiseAt(key + 1) * 365);
  return weekdayFrom(addDays(calendarDay(`${year}-01-01`), dayOfYear));
}
