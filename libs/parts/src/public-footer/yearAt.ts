const hourMs = 3_600_000;

const utcYear = (instant: number) => `${new Date(instant).getUTCFullYear()}`;

/**
 * The calendar year it is somewhere, for a copyright line.
 *
 * @param instant - Epoch milliseconds.
 * @param timeZone - IANA name.
 */
export function yearAt(instant: number, timeZone: string): string {
  // Half a day before and more after the hour of Greenwich, which is all there is: nearly always one year, without a look
  // at the zone's tables.
  const [least, most] = [utcYear(instant - 12 * hourMs), utcYear(instant + 14 * hourMs)];
  if (least === most) return least;
  // The Gregorian year in Latin digits, whatever the calendar and digits of the client's language are.
  return new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' }).format(instant);
}
