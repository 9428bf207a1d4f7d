import type { CalendarDay } from '../calendar/calendarDay.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import { fromPaise, type Paise } from '../money/paise.ts';

/** What holds for claims that are received from a day on; days are calendar days. */
export interface ClaimRules {
  effectiveFrom: string;
  /** How many days a claim may go without an answer. */
  answerDays: number;
  /** How many days an offer waits for the client. */
  offerDays: number;
  /** Bank days from the acceptance to the payment. */
  payBankDays: number;
  /** When a claim that was received is read: minutes later, and minutes since midnight IST of the next bank day. */
  acknowledgedAfterMinutes: number;
  reviewedFromMinute: number;
  /** How long after its cause a complaint can go to SCORES, and a claim for an application that was lost can be made. */
  causeYears: number;
  lostApplicationMonths: number;
  /** Days at SCORES: for the answer, and to ask for each of the two reviews. */
  scoresAnswerDays: number;
  scoresReviewDays: number;
  /** Days at SMART ODR: before the conciliation, in it, and by how many it can be longer. */
  odrPreConciliationDays: number;
  odrConciliationDays: number;
  odrConciliationMoreDays: number;
  imagesAtMost: number;
  /** Letters of what happened. */
  textAtMost: number;
  /** More is a slip of the keyboard. */
  largestAmount: Paise;
  /** Claims of one client without an end at a time. */
  openAtMost: number;
  source: string;
}

const rules: readonly ClaimRules[] = [
  {
    effectiveFrom: '2024-04-01',
    answerDays: 21,
    offerDays: 14,
    payBankDays: 2,
    acknowledgedAfterMinutes: 60,
    reviewedFromMinute: 10 * 60,
    causeYears: 1,
    lostApplicationMonths: 3,
    scoresAnswerDays: 21,
    scoresReviewDays: 15,
    odrPreConciliationDays: 21,
    odrConciliationDays: 21,
    odrConciliationMoreDays: 10,
    imagesAtMost: 10,
    textAtMost: 1_000,
    largestAmount: fromPaise(1_000_000_000),
    openAtMost: 20,
    source:
      'SEBI, SCORES 2.0 from 1 April 2024 (21 days, one year from the cause, reviews within 15 days); SEBI, SMART ODR, 31 July 2023; SEBI, 15 February 2018 (lost applications, three months). Ten images: the specification. Assumptions: 14 days for an answer to an offer, 2 bank days until it is paid, when a claim is read, the largest amount, 1,000 letters, 20 open claims',
  },
];

export const claimRulesOn = (day: CalendarDay): ClaimRules => rowInForce(rules, day);
