/**
 * The calendar year it is somewhere, for a copyright line.
 *
 * @param instant - Epoch milliseconds.
 * @param timeZone - IANA name.
 */
export function yearAt(instant: number, timeZone: string): string {
  // The Gregorian year in Latin digits, whatever the calendar and digits of the client's language are.
  return new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' }).format(instant);
}
