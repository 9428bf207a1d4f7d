/** HH:MM:SS in Indian time, of an instant with any offset: for a file. */
export function timeCellOf(instant: string): string {
  const indian = 'Asia/Kolkata';
  return new Intl.DateTimeFormat('en-GB', { timeZone: indian, timeStyle: 'medium', hourCycle: 'h23' }).format(
    Date.parse(instant),
  );
}
