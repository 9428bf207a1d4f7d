/** Days whose shares are kept: today and the day before it, for reads across midnight. */
const daysKept = 2;

/** What is kept of a day, by position; the oldest day makes room. */
export function keptOfDay<Value>(
  days: Map<number, Array<Value | undefined>>,
  day: number,
): Array<Value | undefined> {
  const ready = days.get(day);
  if (ready) return ready;
  const made: Array<Value | undefined> = [];
  days.set(day, made);
  const [oldest] = days.keys();
  if (days.size > daysKept && oldest !== undefined) days.delete(oldest);
  return made;
}
