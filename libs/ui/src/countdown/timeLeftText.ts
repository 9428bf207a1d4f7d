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
