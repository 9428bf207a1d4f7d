import { addDays, istDay, istInstant, type CalendarDay } from '../calendar/calendarDay.ts';
import { isSettlementDay } from '../calendar/tradingDays.ts';
import { fundRules, type DepositMethod } from './fundRules.ts';

/** When a withdrawal goes and arrives, epoch milliseconds. */
export interface Payout {
  /** Until then it can be cancelled. */
  sentAt: number;
  paidAt: number;
}

/** Banks pay on the days on which trades settle. */
function bankDayFrom(day: CalendarDay): CalendarDay {
  let bankDay = day;
  while (!isSettlementDay(bankDay)) bankDay = addDays(bankDay, 1);
  return bankDay;
}

/** When what is asked for at an instant is paid out: on that day before the cut-off of a bank day, else on the next one. */
export function payoutOf(askedAt: number): Payout {
  const day = istDay(askedAt);
  const today = bankDayFrom(day);
  const isInTime = askedAt < istInstant(today, fundRules.sendsAtMinute);
  const paidOn = isInTime ? today : bankDayFrom(addDays(today, 1));
  return {
    sentAt: istInstant(paidOn, fundRules.sendsAtMinute),
    paidAt: istInstant(paidOn, fundRules.paysAtMinute),
  };
}

/** When a deposit that nobody has paid expires. */
export function depositEndsAt(method: DepositMethod, askedAt: number): number {
  return askedAt + fundRules.waitMs[method];
}

/** From when an account that was added is paid to. */
export function payableFrom(addedAt: number): number {
  return addedAt + fundRules.newAccountMs;
}
