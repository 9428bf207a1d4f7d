import type { CalendarDay } from '../calendar/calendarDay.ts';
import { isPaise, type Paise } from '../money/paise.ts';
import { isReasonOf, type ClaimReason, type ClaimSubjectKind } from './claimReasons.ts';
import { claimRulesOn } from './claimRules.ts';
import { addMonths } from '../calendar/addMonths.ts';

export type ClaimField = 'subject' | 'reason' | 'amount' | 'happened_on' | 'text' | 'images';

/** The figures that the text of a fault names, by its code; null where the code says it all. */
export interface ClaimFaultFigures {
  /** Nothing of the client's is named by it. */
  subjectUnknown: null;
  /** The reason is about something else. */
  reasonNotFitting: null;
  amountRequired: null;
  notAnAmount: null;
  aboveMaximum: { maximum: Paise };
  textRequired: null;
  textTooLong: { atMost: number };
  inFuture: null;
  /** The last day on which it could have been claimed. */
  tooOld: { until: CalendarDay };
  tooManyImages: { atMost: number };
  /** No image that the client has sent. */
  imageUnknown: null;
  /** The same is claimed already, and not decided. */
  alreadyClaimed: null;
}

export type ClaimFaultCode = keyof ClaimFaultFigures;

export interface ClaimFaultOf<Code extends ClaimFaultCode> {
  code: Code;
  field: ClaimField;
  figures: ClaimFaultFigures[Code];
  /** The nearest amount without the fault. */
  nearest: Paise | null;
}

/** Why a claim is not taken. */
export type ClaimFault = { [Code in ClaimFaultCode]: ClaimFaultOf<Code> }[ClaimFaultCode];

/** What a client asks for. */
export interface ClaimRequest {
  reason: ClaimReason;
  /** Null for a claim about nothing in particular. */
  subject: ClaimSubjectKind | null;
  /** Paise, as they were typed; null for nothing. */
  amount: number | null;
  happenedOn: CalendarDay;
  text: string;
  imageCount: number;
}

/** What else has to be known. */
export interface ClaimFacts {
  today: CalendarDay;
  /** Whether the subject is the client's. */
  isSubjectKnown: boolean;
  /** Whether every image is one that the client has sent. */
  areImagesKnown: boolean;
  isClaimedAlready: boolean;
}

const fields: Readonly<Record<ClaimFaultCode, ClaimField>> = {
  subjectUnknown: 'subject',
  reasonNotFitting: 'reason',
  amountRequired: 'amount',
  notAnAmount: 'amount',
  aboveMaximum: 'amount',
  textRequired: 'text',
  textTooLong: 'text',
  inFuture: 'happened_on',
  tooOld: 'happened_on',
  tooManyImages: 'images',
  imageUnknown: 'images',
  alreadyClaimed: 'subject',
};

const fault = <Code extends ClaimFaultCode>(
  code: Code,
  figures: ClaimFaultFigures[Code],
  nearest: Paise | null = null,
): ClaimFaultOf<Code> => ({ code, field: fields[code], figures, nearest });

/** The last day on which something that happened on a day can be claimed. */
function claimableUntil(reason: ClaimReason, happenedOn: CalendarDay, today: CalendarDay): CalendarDay {
  const { causeYears, lostApplicationMonths } = claimRulesOn(today);
  return addMonths(happenedOn, reason === 'lost_application' ? lostApplicationMonths : causeYears * 12);
}

function amountFaults(amount: number | null, today: CalendarDay): ClaimFault[] {
  const { largestAmount } = claimRulesOn(today);
  if (amount === null) return [fault('amountRequired', null)];
  if (!isPaise(amount) || amount <= 0) return [fault('notAnAmount', null)];
  return amount > largestAmount ? [fault('aboveMaximum', { maximum: largestAmount }, largestAmount)] : [];
}

function dayFaults({ reason, happenedOn }: ClaimRequest, today: CalendarDay): ClaimFault[] {
  if (happenedOn > today) return [fault('inFuture', null)];
  const until = claimableUntil(reason, happenedOn, today);
  return until < today ? [fault('tooOld', { until })] : [];
}

/** Letters as a reader counts them, and a server in another language does too. */
const lettersOf = (text: string): number => Array.from(text.trim()).length;

/** Nothing of it is seen: blanks, and characters without a width. */
const isEmpty = (text: string) => /^[\s\p{C}]*$/u.test(text);

/** Why what is written is not taken: nothing, or too much. */
export function textFaults(text: string, today: CalendarDay): ClaimFault[] {
  const { textAtMost } = claimRulesOn(today);
  if (isEmpty(text)) return [fault('textRequired', null)];
  return lettersOf(text) > textAtMost ? [fault('textTooLong', { atMost: textAtMost })] : [];
}

/** Why the images of one sending are not taken. */
export function imageFaults(
  imageCount: number,
  { areImagesKnown, today }: Pick<ClaimFacts, 'areImagesKnown' | 'today'>,
): ClaimFault[] {
  const { imagesAtMost } = claimRulesOn(today);
  if (imageCount > imagesAtMost) return [fault('tooManyImages', { atMost: imagesAtMost })];
  return areImagesKnown ? [] : [fault('imageUnknown', null)];
}

/** Every reason against a claim, as far as the caller knows the facts. */
export function checkClaim(request: ClaimRequest, facts: ClaimFacts): ClaimFault[] {
  const { reason, subject, amount, text, imageCount } = request;
  const { today, isSubjectKnown, isClaimedAlready } = facts;
  return [
    ...(isSubjectKnown ? [] : [fault('subjectUnknown', null)]),
    ...(isReasonOf(reason, subject) ? [] : [fault('reasonNotFitting', null)]),
    ...(isClaimedAlready ? [fault('alreadyClaimed', null)] : []),
    ...amountFaults(amount, today),
    ...dayFaults(request, today),
    ...textFaults(text, today),
    ...imageFaults(imageCount, facts),
  ];
}
