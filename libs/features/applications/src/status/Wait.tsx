import type { IssueApplicationDetail } from '@wealth/api-sdk/model';
import { useSession } from '@wealth/session';
import { Countdown } from '@wealth/ui/countdown';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { otherwiseText, waitText } from './waitText.ts';

export interface WaitProps {
  application: Pick<IssueApplicationDetail, 'waiting_for'>;
  /** The time is over: it is read again. */
  onEnd: () => void;
}

/** Who acts next, until when, and what happens if nobody does. */
export function Wait({ application: { waiting_for: wait }, onEnd }: WaitProps) {
  const words = useIssueWords();
  const { t, when } = words;
  const { serverClock } = useSession();
  if (wait === null) return null;
  const { until, otherwise, by } = wait;
  const isOver = Date.parse(until) <= serverClock.now();
  return (
    <section
      aria-label={t('whatComesNext')}
      className="grid gap-2 rounded-card border border-border bg-surface p-card text-detail"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>{t(by === 'client' ? 'timeToApprove' : 'timeLeft')}</span>
        <span className="text-fg-muted">{t('untilTime', { time: when(until) })}</span>
      </p>
      {!isOver && (
        <p className="text-heading font-semibold">
          <Countdown form="text" until={Date.parse(until)} clock={serverClock.now} onEnd={onEnd} />
        </p>
      )}
      <p>{waitText(wait, words)}</p>
      {otherwise !== null && <p className="text-fg-muted">{otherwiseText(otherwise, words)}</p>}
    </section>
  );
}
