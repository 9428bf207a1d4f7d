import {
  addDays,
  calendarDay,
  istDay,
  istInstant,
  weekdayOf,
  type CalendarDay,
} from '../calendar/calendarDay.ts';
import { isSettlementDay } from '../calendar/tradingDays.ts';
import { fundRules } from './fundRules.ts';

/** How often a client has money that lies idle paid out. */
export type SettlementChoice = 'monthly' | 'quarterly';

/** A day on which running accounts are settled. */
export interface SettlementDay {
  day: CalendarDay;
  /** Whether it is one of the quarterly days, too. */
  isQuarterly: boolean;
  /** Whether the exchanges have not published it. */
  isProvisional: boolean;
}

export interface NextSettlement extends SettlementDay {
  /** When what can be withdrawn is sent, epoch milliseconds. */
  sentAt: number;
  /** `idle`: nothing will have been traded for so long that the choice does not count. */
  reason: 'choice' | 'idle';
}

/**
 * The first of the two days of each month, a Friday: the second one is its Saturday, on which banks pay nothing.
 *
 * Source: NSE/INSP/72413 of 20 January 2026, alike at BSE, for April 2026 to March 2027.
 */
const publishedDays: readonly string[] = [
  '2026-04-17',
  '2026-05-15',
  '2026-06-05',
  '2026-07-03',
  '2026-08-07',
  '2026-09-04',
  '2026-10-16',
  '2026-11-06',
  '2026-12-04',
  '2027-01-01',
  '2027-02-05',
  '2027-03-05',
];
const publishedByMonth = new Map(publishedDays.map((day) => [day.slice(0, 7), calendarDay(day)]));

/** January, April, July and October. */
const isQuarterly = (month: string) => (Number(month.slice(5)) - 1) % 3 === 0;

const friday = 5;

/** The first Friday of a month; where banks do not pay on it two weeks later, as in April, May and October 2026. */
function expectedDay(month: string): CalendarDay {
  const first = calendarDay(`${month}-01`);
  const firstFriday = addDays(first, (friday - weekdayOf(first) + 7) % 7);
  let day = isSettlementDay(firstFriday) ? firstFriday : addDays(firstFriday, 14);
  while (!isSettlementDay(day)) day = addDays(day, 1);
  return day;
}

/** Asked for at each thing that is due. */
const knownDays = new Map<string, SettlementDay>();

function dayOfMonth(month: string): SettlementDay {
  const known = knownDays.get(month);
  if (known) return known;
  const published = publishedByMonth.get(month);
  const day = {
    day: published ?? expectedDay(month),
    isQuarterly: isQuarterly(month),
    isProvisional: published === undefined,
  };
  knownDays.set(month, day);
  return day;
}

function monthAfter(month: string): string {
  return addDays(calendarDay(`${month}-01`), 31).slice(0, 7);
}

/** When money is sent on a day of settlement, epoch milliseconds. */
export const settlementSentAt = (day: CalendarDay) => istInstant(day, fundRules.sendsAtMinute);

/** So many days of settlement whose instant comes after another one, the first one first. */
export function settlementDaysAfter(instant: number, count: number): SettlementDay[] {
  const days: SettlementDay[] = [];
  for (let month = istDay(instant).slice(0, 7); days.length < count; month = monthAfter(month)) {
    const found = dayOfMonth(month);
    if (settlementSentAt(found.day) > instant) days.push(found);
  }
  return days;
}

/** The first day on which an account counts as idle that has not traded since a day. */
export function idleFrom(since: CalendarDay): CalendarDay {
  return addDays(since, fundRules.idleDays);
}

/** What decides when an account is settled. */
export interface RunningAccount {
  choice: SettlementChoice;
  /** The day of the last trade, or of the first movement of money; null where there was none. */
  idleSince: CalendarDay | null;
}

/** Why an account is settled on a day; null where it is not. */
export function settlementReason(
  { day, isQuarterly: isOfQuarter }: SettlementDay,
  { choice, idleSince }: RunningAccount,
): NextSettlement['reason'] | null {
  if (choice === 'monthly' || isOfQuarter) return 'choice';
  return idleSince !== null && day >= idleFrom(idleSince) ? 'idle' : null;
}

/** The next settlement of an account after an instant, if nothing is traded until then. */
export function nextSettlement(account: RunningAccount, after: number): NextSettlement {
  // One of so many is a quarterly one.
  for (const found of settlementDaysAfter(after, 3)) {
    const reason = settlementReason(found, account);
    if (reason !== null) return { ...found, sentAt: settlementSentAt(found.day), reason };
  }
  throw new RangeError('there is always another day of settlement');
}

/** When those are told who lose by a settlement, epoch milliseconds. */
export function settlementToldAt(day: CalendarDay): number {
  return istInstant(addDays(day, -fundRules.settlementToldDays), fundRules.settlementToldAtMinute);
}
