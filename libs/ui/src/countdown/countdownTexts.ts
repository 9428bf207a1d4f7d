import type { TimeLeft } from './timeLeft.ts';

/** What a Countdown says. */
export interface CountdownTexts {
  /** Under the figures. */
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** The whole of it in words, without seconds while more than a minute is left. */
  left: (left: TimeLeft) => string;
}

function plural(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}

export const englishCountdownTexts: CountdownTexts = {
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  left: ({ days, hours, minutes, seconds }) => {
    const parts = [
      [days, 'day'],
      [hours, 'hour'],
      [minutes, 'minute'],
    ] as const;
    const named = parts.flatMap(([count, unit]) => (count > 0 ? [plural(count, unit)] : []));
    return named.length > 0 ? `${named.join(' ')} left` : `${plural(seconds, 'second')} left`;
  },
};
