import type { IdentityDetail, IdentityStep } from '@wealth/api-sdk/model';
import type { TimelineState } from '@wealth/ui/timeline';

export interface TimelineStep {
  step: IdentityStep['step'];
  state: TimelineState;
  /** ISO 8601; null while it has not happened. */
  time: string | null;
}

/** How far the newest submission is: the step after the last one that happened is the one of now. */
export function kycTimelineOf({ timeline = [], status }: IdentityDetail): TimelineStep[] {
  const firstOpen = timeline.findIndex(({ time }) => time === null);
  return timeline.map(({ step, time }, index) => ({ step, time, state: stateOf(index) }));

  function stateOf(index: number): TimelineState {
    if (index === firstOpen) return 'now';
    if (firstOpen !== -1 && index > firstOpen) return 'next';
    const isLast = index === timeline.length - 1;
    return isLast && status === 'rejected' ? 'refused' : 'done';
  }
}
