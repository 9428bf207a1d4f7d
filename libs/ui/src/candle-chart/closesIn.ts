import { timeLeft } from '../countdown/timeLeft.ts';

const two = (figure: number) => String(figure).padStart(2, '0');

/**
 * What is left of a candle, as a clock: "4:07", or "1:02:03" from an hour on.
 *
 * @param closesAt - Epoch milliseconds, as is `now`.
 * @returns nothing once it is over.
 */
export function closesIn(closesAt: number, now: number): string {
  const left = timeLeft(closesAt, now);
  if (left === null || closesAt <= now) return '';
  const hours = left.days * 24 + left.hours;
  const rest = `${two(left.minutes)}:${two(left.seconds)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}
