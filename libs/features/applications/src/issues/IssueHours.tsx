import type { IssueDetail } from '@wealth/api-sdk/model';
import { StepTimeline, useServerNow } from '@wealth/parts';
import { Note } from '@wealth/ui/note';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { momentTexts } from './issueTexts.ts';

export interface IssueHoursProps {
  issue: Pick<IssueDetail, 'timeline' | 'extended_from' | 'status'>;
}

/** What happens when, to the hour: what has come, what is next, and what follows. */
export function IssueHours({ issue }: IssueHoursProps) {
  const { t, dayTime, shortDay } = useIssueWords();
  const now = useServerNow();
  const { timeline, extended_from: extendedFrom, status } = issue;
  const next = timeline.findIndex(({ at }) => Date.parse(at) > now);
  const markOf = (index: number) => {
    if (next === -1 || index < next) return 'done';
    return index === next ? 'now' : 'next';
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {extendedFrom !== null && <Note tone="info">{t('extended', { day: shortDay(extendedFrom) })}</Note>}
      {status === 'withdrawn' ? (
        <Note tone="warning">{t('withdrawnText')}</Note>
      ) : (
        <StepTimeline
          aria-label={t('hours')}
          steps={timeline.map(({ code, at }, index) => ({
            id: code,
            title: t(momentTexts[code]),
            mark: markOf(index),
            at: Date.parse(at),
            dueBy: null,
            time: dayTime(at),
          }))}
        />
      )}
    </div>
  );
}
