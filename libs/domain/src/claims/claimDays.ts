import { addDays, daysBetween, istDay, istInstant, type CalendarDay } from '../calendar/calendarDay.ts';
import { isSettlementDay } from '../calendar/tradingDays.ts';
import { fundRules } from '../funds/fundRules.ts';
import { claimRulesOn } from './claimRules.ts';

const minuteMs = 60_000;

/** The last day on which a claim that was received on a day is answered in time. */
export function answerDayOf(receivedOn: CalendarDay): CalendarDay {
  return addDays(receivedOn, claimRulesOn(receivedOn).answerDays);
}

/** On which day since it was received a claim is: nothing on the day itself. */
export function claimDayOf(receivedOn: CalendarDay, today: CalendarDay): number {
  return daysBetween(receivedOn, today);
}

/** When the days of the answer are over, epoch milliseconds: the day itself counts to its end. */
export function answerEndsAt(receivedAt: number): number {
  return istInstant(addDays(answerDayOf(istDay(receivedAt)), 1));
}

/** The last day on which an offer can be accepted. */
export function offerDayOf(offeredOn: CalendarDay): CalendarDay {
  return addDays(offeredOn, claimRulesOn(offeredOn).offerDays);
}

/** When an offer is over, epoch milliseconds. */
export function offerEndsAt(offeredAt: number): number {
  return istInstant(addDays(offerDayOf(istDay(offeredAt)), 1));
}

/** The bank day that comes so many bank days after a day. */
function bankDayAfter(day: CalendarDay, count: number): CalendarDay {
  let bankDay = day;
  for (let left = count; left > 0; left -= 1) {
    do bankDay = addDays(bankDay, 1);
    while (!isSettlementDay(bankDay));
  }
  return bankDay;
}

/** When an offer that was accepted is paid, epoch milliseconds. */
export function claimPaidAt(acceptedAt: number): number {
  const day = istDay(acceptedAt);
  return istInstant(bankDayAfter(day, claimRulesOn(day).payBankDays), fundRules.paysAtMinute);
}

/** When somebody says that the claim has come, epoch milliseconds. */
export function claimAcknowledgedAt(receivedAt: number): number {
  return receivedAt + claimRulesOn(istDay(receivedAt)).acknowledgedAfterMinutes * minuteMs;
}

/** When somebody begins to read it, epoch milliseconds. */
export function claimReviewedAt(receivedAt: number): number {
  const day = istDay(receivedAt);
  return istInstant(bankDayAfter(day, 1), claimRulesOn(day).reviewedFromMinute);
}
