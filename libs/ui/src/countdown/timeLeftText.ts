import type { UiText } from '@wealth/i18n-locale';
import type { TimeLeft } from './timeLeft.ts';

/** The whole of it in words, without seconds while more than a minute is left. */
export function timeLeftText({ days, hours, minutes, seconds }: TimeLeft, t: UiText<'countdown'>): string {
  const parts = [
    ...(days > 0 ? [t('dayCount', { count: days })] : []),
    ...(hours > 0 ? [t('hourCount', { count: hours })] : []),
    ...(minutes > 0 ? [t('minuteCount', { count: minutes })] : []),
  ];
  const time = parts.length > 0 ? parts.join(' ') : t('secondCount', { count: seconds });
  return t('left', { time });
}

/** As a clock that runs down, of less than a day: "9:41". */
export function clockTimeLeft({ hours, minutes, seconds }: TimeLeft): string {
  return `${hours * 60 + minutes}:${String(seconds).padStart(2, '0')}`;
}

/** The two largest units of it, for a line of text: "2 h 5 min", "42 min 53 s", "53 s". */
export function shortTimeLeft({ days, hours, minutes, seconds }: TimeLeft, t: UiText<'countdown'>): string {
  if (days > 0) return t('daysShort', { days, hours });
  if (hours > 0) return t('hoursShort', { hours, minutes });
  return minutes > 0 ? t('minutesShort', { minutes, seconds }) : t('secondsShort', { seconds });
}
