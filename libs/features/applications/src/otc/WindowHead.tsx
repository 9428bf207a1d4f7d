import type { BlockBoard, BlockWindow } from '@wealth/api-sdk/model';
import { useSession } from '@wealth/session';
import { Badge } from '@wealth/ui/badge';
import { Countdown } from '@wealth/ui/countdown';
import { FactLine, Facts } from '@wealth/ui/facts';
import { ClockIcon } from '@wealth/ui/icon';
import { TellMeBefore } from './TellMeBefore.tsx';
import { clockOf, useBlockWords } from './useBlockWords.ts';

const windowTexts = {
  morning: { open: 'morningOpen', reference: 'morningReference', line: 'morningLine' },
  afternoon: { open: 'afternoonOpen', reference: 'afternoonReference', line: 'afternoonLine' },
} as const;

interface OfBoard {
  board: BlockBoard;
  /** The time is over: the board is read again. */
  onEnd: () => void;
}

function OpenWindow({ window, onEnd }: { window: BlockWindow; onEnd: () => void }) {
  const { t, hours } = useBlockWords();
  const { serverClock } = useSession();
  const texts = windowTexts[window.window];
  return (
    <section
      aria-label={t(texts.open)}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-accent bg-accent-soft p-card"
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title">
          {t(texts.open)}
          <Badge tone="positive" icon={<ClockIcon size="sm" />}>
            {hours(window.from, window.to)}
          </Badge>
        </h3>
        <p className="text-detail text-fg-muted">{t(texts.reference)}</p>
        <p className="text-detail text-fg-muted">{t('deliveryOnly')}</p>
      </div>
      <Countdown until={Date.parse(window.to)} clock={serverClock.now} onEnd={onEnd} />
    </section>
  );
}

/** When it is open next. */
function NextWindow({ board, onEnd }: OfBoard) {
  const { t, day, hours } = useBlockWords();
  const { serverClock } = useSession();
  const { window, from, to } = board.next;
  return (
    <section
      aria-label={t('closedTitle')}
      className="grid content-start justify-items-start gap-3 rounded-card border border-border bg-surface p-card"
    >
      <Badge tone="neutral">{t('closed')}</Badge>
      <div>
        <h3 className="text-title">{t('closedTitle')}</h3>
        <p className="text-detail text-fg-muted">
          {t('nextWindow', { day: day(from), hours: hours(from, to) })} {t(windowTexts[window].reference)}
        </p>
      </div>
      <Countdown until={Date.parse(from)} clock={serverClock.now} onEnd={onEnd} />
      {board.notice && (
        <div className="w-full border-t border-border pt-1">
          <TellMeBefore notice={board.notice} />
        </div>
      )}
    </section>
  );
}

const dayMinutes = 24 * 60;
/** The line goes from 08:00 to 16:00. */
const line = { from: 8 * 60, to: 16 * 60 } as const;

function placeOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const minutes = (hour * 60 + minute) % dayMinutes;
  return Math.min(100, Math.max(0, ((minutes - line.from) / (line.to - line.from)) * 100));
}

/** Both windows of the day on one line with the time, and how many deals each has had. */
function TodaysWindows({ board }: { board: BlockBoard }) {
  const { t, day } = useBlockWords();
  const { windows, now } = board;
  if (windows.length === 0) {
    return (
      <section
        aria-label={t('todaysWindows')}
        className="grid content-start gap-2 rounded-card border border-border bg-surface p-card"
      >
        <h3 className="text-title">{t('todaysWindows')}</h3>
        <p className="text-detail text-fg-muted">{t('noWindows')}</p>
      </section>
    );
  }
  return (
    <section
      aria-label={t('todaysWindows')}
      className="grid content-start gap-3 rounded-card border border-border bg-surface p-card"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-title">{t('todaysWindows')}</h3>
        <span className="text-detail text-fg-muted">{day(now)}</span>
      </div>
      <div
        aria-hidden="true"
        className="relative my-2 h-3 rounded-full bg-surface-sunken forced-colors:border"
      >
        {windows.map(({ window, from, to }) => (
          <span
            key={window}
            className="absolute inset-y-0 min-w-2 rounded-control bg-accent forced-colors:bg-system-text"
            style={{
              left: `${placeOf(clockOf(from))}%`,
              width: `${placeOf(clockOf(to)) - placeOf(clockOf(from))}%`,
            }}
          />
        ))}
        <span
          className="absolute -inset-y-1.5 w-0.5 bg-fg forced-colors:bg-system-text"
          style={{ left: `${placeOf(clockOf(now))}%` }}
        />
      </div>
      <Facts className="text-detail">
        {windows.map(({ window, from, to, deals }) => (
          <FactLine key={window} name={t(windowTexts[window].line, { from: clockOf(from), to: clockOf(to) })}>
            {t('dealCount', { count: deals })}
          </FactLine>
        ))}
      </Facts>
    </section>
  );
}

/** The window that is open with the time that is left, or when the next one begins. */
export function WindowHead({ board, onEnd }: OfBoard) {
  const open = board.windows.find(({ status }) => status === 'open');
  if (open) return <OpenWindow key={open.to} window={open} onEnd={onEnd} />;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-4 @min-[40rem]:grid-cols-2">
        <NextWindow key={board.next.from} {...{ board, onEnd }} />
        <TodaysWindows board={board} />
      </div>
    </div>
  );
}
