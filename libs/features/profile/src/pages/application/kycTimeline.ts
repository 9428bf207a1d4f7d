import type { IdentityDetail, IdentityStep } from '@wealth/api-sdk/model';
import type { TimelineState } from '@wealth/ui/timeline';

export interface TimelineStep {
  step: IdentityStep['step'];
  state: TimelineState;
  /** ISO 8601; null while it has not happened. */
  time: string | null;
}

/**
 * How far the newest submission is: the step after the last one that happened is the one of now. A step without a time
 * before it was passed over.
 */
export function kycTimelineOf({ timeline = [], status }: IdentityDetail): TimelineStep[] {
  const current = timeline.findLastIndex(({ time }) => time !== null) + 1;
  return timeline.map(({ step, time }, index) => ({ step, time, state: stateOf(index) }));

  function stateOf(index: number): TimelineState {
    if (index === current) return 'now';
    if (index > current) return 'next';
    const isLast = index === timeline.length - 1;
    return isLast && status === 'rejected' ? 'refused' : 'done';
  }
}
