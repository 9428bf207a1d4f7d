/** What happens to a submission of the identity check, in its order. */
export type KycEvent = 'submitted' | 'in_review' | 'decided';

/** What is told of a submission, as far as it is known. */
export interface KycRecord {
  status?: 'unverified' | 'pending' | 'approved' | 'rejected' | undefined;
  timeline?: ReadonlyArray<{ step: KycEvent; time: string | null }> | undefined;
}

export interface KycTimelineStep {
  step: KycEvent;
  /** The last one of a rejected submission is `refused`. */
  state: 'done' | 'now' | 'next' | 'refused';
  /** ISO 8601; null while it has not happened. */
  time: string | null;
}

/**
 * How far the newest submission is: the step after the last one that happened is the one of now. A step without a time
 * before it was passed over.
 */
export function kycTimelineOf({ timeline = [], status }: KycRecord): KycTimelineStep[] {
  const current = timeline.findLastIndex(({ time }) => time !== null) + 1;
  return timeline.map(({ step, time }, index) => ({ step, time, state: stateOf(index) }));

  function stateOf(index: number): KycTimelineStep['state'] {
    if (index === current) return 'now';
    if (index > current) return 'next';
    const isLast = index === timeline.length - 1;
    return isLast && status === 'rejected' ? 'refused' : 'done';
  }
}
