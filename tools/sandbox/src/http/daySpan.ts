import { addDays, istInstant } from '@wealth/domain';
import type { FieldFault } from './answer.ts';
import { isReachableDay } from './reachableDay.ts';

export const invalid = (field: string): FieldFault => ({
  field,
  code: 'invalid',
  message: `${field} is not valid`,
});

/** The days that a list is asked for; the last one is part of it. */
interface DaySpan {
  from?: string | undefined;
  to?: string | undefined;
}

/** Which of the days are none. */
export function dayFaults({ from, to }: DaySpan): FieldFault[] {
  const isWrong = (day: string | undefined) => day !== undefined && !isReachableDay(day);
  return [...(isWrong(from) ? [invalid('from')] : []), ...(isWrong(to) ? [invalid('to')] : [])];
}

/** The start of a day, or of that many days after it; null where none is named. */
function startOf(day: string | undefined, later = 0): number | null {
  return day !== undefined && isReachableDay(day) ? istInstant(addDays(day, later)) : null;
}

/** From when on and until when, epoch milliseconds; the end is no part of it. */
export const instantsOf = ({ from, to }: DaySpan) => ({ from: startOf(from), to: startOf(to, 1) });
