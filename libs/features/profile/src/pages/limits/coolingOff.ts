import {
  isCalendarDay,
  istDay,
  istInstant,
  longestCoolingOffMs,
  addDays,
  type CalendarDay,
} from '@wealth/domain';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const key = messageRefs('profile');
const dayMs = 86_400_000;

export const coolingOffLengths = ['day', 'week', 'month', 'date'] as const;
export type CoolingOffLength = (typeof coolingOffLengths)[number];

export interface CoolingOffValues {
  length: CoolingOffLength;
  /** YYYY-MM-DD, or what was typed: the day from which something is bought again. Of `date` alone. */
  day: string;
}

const days = { day: 1, week: 7, month: 30 } as const;

/** The instant (epoch milliseconds) at which it would end; null for a date that is none. */
export function coolingOffEnd({ length, day }: CoolingOffValues, now: number): number | null {
  if (length !== 'date') return now + days[length] * dayMs;
  return isCalendarDay(day) ? istInstant(day) : null;
}

/** The days that can be chosen: from tomorrow for a year. */
export function coolingOffDays(now: number): { first: CalendarDay; last: CalendarDay } {
  return { first: addDays(istDay(now), 1), last: istDay(now + longestCoolingOffMs) };
}

/**
 * What is wrong with a cooling-off that is asked for; null for nothing.
 *
 * @param running - Until when one runs; it can be made longer only.
 */
function coolingOffFault(values: CoolingOffValues, running: number | null, now: number) {
  const end = coolingOffEnd(values, now);
  if (end === null) return 'coolingOffNoDay';
  if (end <= (running ?? now)) return 'coolingOffTooEarly';
  return end > now + longestCoolingOffMs ? 'coolingOffTooLate' : null;
}

/** What can be asked for, with a message where it goes wrong. */
export function coolingOffSchema(running: number | null, now: () => number) {
  const at = (values: CoolingOffValues) => (values.length === 'date' ? 'day' : 'length');
  return z.object({ length: z.enum(coolingOffLengths), day: z.string() }).check((context) => {
    const { value } = context;
    const fault = coolingOffFault(value, running, now());
    if (fault === null) return;
    context.issues.push({ code: 'custom', input: value, path: [at(value)], message: key(fault) });
  });
}

/** The instant at which it would end, where it can be asked for; null where it cannot. */
export function possibleEnd(values: CoolingOffValues, running: number | null, now: number): number | null {
  return coolingOffFault(values, running, now) === null ? coolingOffEnd(values, now) : null;
}
