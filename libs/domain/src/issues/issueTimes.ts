import { istInstant, type CalendarDay } from '../calendar/calendarDay.ts';
import { nextTradingDay, settlesOn } from '../calendar/tradingDays.ts';
import { issueRulesOn, offerRulesOn } from './issueRules.ts';

/** The days of an IPO or FPO. */
export interface IssueDays {
  opensOn: CalendarDay;
  /** T. */
  closesOn: CalendarDay;
}

/** The instants of an IPO or FPO, epoch milliseconds. */
export interface IssueTimes {
  opensAt: number;
  bidsUntil: number;
  changesUntil: number;
  mandatesUntil: number;
  basisAt: number;
  allottedAt: number;
  debitAt: number;
  unblockAt: number;
  creditAt: number;
  auctionAt: number;
  listsAt: number;
  /** From when on a bank that has not released money owes for it. */
  lateFrom: CalendarDay;
}

/** When what happens in an IPO or FPO: holidays move all that follows. */
export function issueTimes({ opensOn, closesOn }: IssueDays): IssueTimes {
  const rules = issueRulesOn(closesOn);
  // Banks and depositories have to work: a short session of a holiday is no such day.
  const first = settlesOn(closesOn);
  const second = settlesOn(first);
  const third = settlesOn(second);
  return {
    opensAt: istInstant(opensOn, rules.opensAtMinute),
    bidsUntil: istInstant(closesOn, rules.bidsUntilMinute),
    changesUntil: istInstant(closesOn, rules.changesUntilMinute),
    mandatesUntil: istInstant(closesOn, rules.mandatesUntilMinute),
    basisAt: istInstant(first, rules.basisAtMinute),
    allottedAt: istInstant(first, rules.allottedAtMinute),
    debitAt: istInstant(second, rules.debitAtMinute),
    unblockAt: istInstant(second, rules.unblockAtMinute),
    creditAt: istInstant(second, rules.creditAtMinute),
    auctionAt: istInstant(third, rules.auctionAtMinute),
    listsAt: istInstant(third, rules.listsAtMinute),
    lateFrom: third,
  };
}

/** The instants of an offer for sale, epoch milliseconds. */
export interface OfferTimes {
  /** The day of the others, on which the cut-off is found. */
  firstDayAt: number;
  cutOffAt: number;
  opensAt: number;
  closesAt: number;
  allottedAt: number;
  creditAt: number;
}

/** When what happens in an offer for sale, by its first day. */
export function offerTimes(firstDay: CalendarDay): OfferTimes {
  const rules = offerRulesOn(firstDay);
  const retailDay = nextTradingDay(firstDay);
  return {
    firstDayAt: istInstant(firstDay, rules.opensAtMinute),
    cutOffAt: istInstant(firstDay, rules.closesAtMinute),
    opensAt: istInstant(retailDay, rules.opensAtMinute),
    closesAt: istInstant(retailDay, rules.closesAtMinute),
    allottedAt: istInstant(retailDay, rules.allottedAtMinute),
    creditAt: istInstant(settlesOn(retailDay), rules.creditAtMinute),
  };
}
