import { daysBetween, type CalendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, type Paise } from '../money/paise.ts';

/** Money that a client put into investments on a day, above zero, or took out of them. */
export interface Flow {
  day: CalendarDay;
  amount: Paise;
}

/** Whether each day is later than the one before: to sort thousands of days that are sorted costs more than to look. */
function isInOrder(flows: readonly Flow[]): boolean {
  return flows.every(({ day }, at) => at === 0 || day > (flows[at - 1]?.day ?? day));
}

/** One flow a day, the earliest first; days whose flows cancel each other out are left out. */
export function flowsByDay(flows: readonly Flow[]): Flow[] {
  if (isInOrder(flows)) return flows.filter(({ amount }) => amount !== 0);
  const sums = new Map<CalendarDay, number>();
  for (const { day, amount } of flows) sums.set(day, (sums.get(day) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, amount]) => ({ day, amount: fromPaise(amount) }));
}

/** Calendar days from the first flow to the last one; 0 of none. */
export function flowDays(byDay: readonly Flow[]): number {
  const [first, last] = [byDay[0], byDay.at(-1)];
  return first && last ? daysBetween(first.day, last.day) : 0;
}
