import { missing } from '@wealth/i18n-locale';
import { Fragment, useEffect } from 'react';
import { countdownTexts } from '@wealth/i18n-locale/ui/countdown';
import { useNow } from '../clock/useNow.ts';
import type { Timers } from '../internal/timers.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import { shareLeft, timeLeft } from './timeLeft.ts';
import { clockTimeLeft, shortTimeLeft, timeLeftText } from './timeLeftText.ts';

export interface CountdownProps {
  /** Epoch milliseconds: the moment that is waited for. */
  until: number;
  /** Epoch milliseconds, now. The same function between renders. */
  clock: () => number;
  /** Called once when nothing is left. */
  onEnd?: () => void;
  /**
   * @default 'cells' — 'text' stands in a line of text, without seconds while it is more than an hour; 'ring' is for less than
   * an hour, and shows how much of it is left.
   */
  form?: 'cells' | 'text' | 'ring';
  /** Of a ring: epoch milliseconds at which the time began. @default until, so that nothing of it is left */
  since?: number;
  /** @default the browser's */
  timers?: Timers;
}

/** How long it is until a moment, second by second. A screen reader hears it when it asks, not as it runs. */
export function Countdown({ until, clock, onEnd, form = 'cells', since = until, timers }: CountdownProps) {
  const t = useUiText(countdownTexts);
  const hasEnded = clock() >= until;
  const clockNow = useNow({ clock, isRunning: !hasEnded, timers });
  // A clock that is a little behind makes no time longer than it is.
  const now = since < until ? Math.max(clockNow, since) : clockNow;
  const left = timeLeft(until, now);
  const isOver = left !== null && now >= until;

  useEffect(() => {
    if (isOver) onEnd?.();
    // oxlint-disable-next-line react/exhaustive-deps -- told once; a new callback is no second end
  }, [isOver]);

  if (!left) return missing;
  if (form === 'text') {
    return (
      <span role="timer" aria-live="off" aria-label={timeLeftText(left, t)} className="tabular-nums">
        <span aria-hidden="true">{shortTimeLeft(left, t)}</span>
      </span>
    );
  }
  if (form === 'ring') {
    return (
      <span role="timer" aria-live="off" aria-label={timeLeftText(left, t)} className="tabular-nums">
        <CountdownRing share={shareLeft({ since, until, now })} text={clockTimeLeft(left)} />
      </span>
    );
  }
  const cells = [
    ...(left.days > 0 ? [[t('days'), left.days] as const] : []),
    ...(left.days > 0 || left.hours > 0 ? [[t('hours'), left.hours] as const] : []),
    [t('minutes'), left.minutes] as const,
    [t('seconds'), left.seconds] as const,
  ];
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={timeLeftText(left, t)}
      className="inline-flex items-start gap-1.5 tabular-nums"
    >
      {cells.map(([unit, count], index) => (
        <Fragment key={unit}>
          {index > 0 && (
            <span aria-hidden="true" className="grid h-13 place-items-center text-heading text-fg-subtle">
              :
            </span>
          )}
          <span aria-hidden="true" className="flex flex-col items-center gap-1 text-tick text-fg-muted">
            <b className="grid h-13 min-w-13.5 place-items-center rounded-control bg-surface-sunken px-2 text-count text-fg forced-colors:border">
              {String(count).padStart(2, '0')}
            </b>
            {unit}
          </span>
        </Fragment>
      ))}
    </div>
  );
}
