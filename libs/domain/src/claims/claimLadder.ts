import { addDays, type CalendarDay } from '../calendar/calendarDay.ts';
import { answerDayOf } from './claimDays.ts';
import { claimRulesOn } from './claimRules.ts';
import { addMonths } from '../calendar/addMonths.ts';

/** Who can be asked, in this order. */
export type LadderStepCode = 'service' | 'grievance' | 'scores' | 'odr';

export interface LadderStep {
  code: LadderStepCode;
  /** The first day on which it can be taken. */
  from: CalendarDay;
  /** The last one; null for no end that we know. */
  until: CalendarDay | null;
  /** It was taken, can be taken now, comes later, or its days are over. */
  state: 'done' | 'open' | 'later' | 'over';
  /** In how many days there is an answer; null where no rule says so. */
  answerDays: number | null;
}

export interface LadderFacts {
  receivedOn: CalendarDay;
  happenedOn: CalendarDay;
  /** When it was declined, or the client did not take the offer; null before that. */
  rejectedOn: CalendarDay | null;
  today: CalendarDay;
}

/** From when on a regulator takes the complaint: a refusal, or the day after the days of the answer. */
function furtherFrom({ receivedOn, rejectedOn }: Pick<LadderFacts, 'receivedOn' | 'rejectedOn'>) {
  const after = addDays(answerDayOf(receivedOn), 1);
  return rejectedOn !== null && rejectedOn < after ? rejectedOn : after;
}

function stateOf(from: CalendarDay, until: CalendarDay | null, today: CalendarDay): LadderStep['state'] {
  if (today < from) return 'later';
  return until !== null && until < today ? 'over' : 'open';
}

/**
 * The way on from a claim: the grievance officer at any time; SCORES, within a year of the cause, and SMART ODR, directly or
 * after it, from a refusal or the end of the days of the answer on. To accept an offer closes none of them.
 */
export function claimLadder(facts: LadderFacts): LadderStep[] {
  const { receivedOn, happenedOn, today } = facts;
  const rules = claimRulesOn(receivedOn);
  const from = furtherFrom(facts);
  const scoresUntil = addMonths(happenedOn, rules.causeYears * 12);
  return [
    { code: 'service', from: receivedOn, until: null, state: 'done', answerDays: rules.answerDays },
    { code: 'grievance', from: receivedOn, until: null, state: 'open', answerDays: rules.answerDays },
    {
      code: 'scores',
      from,
      until: scoresUntil,
      state: stateOf(from, scoresUntil, today),
      answerDays: rules.scoresAnswerDays,
    },
    {
      code: 'odr',
      from,
      until: null,
      state: stateOf(from, null, today),
      answerDays: rules.odrPreConciliationDays + rules.odrConciliationDays,
    },
  ];
}
