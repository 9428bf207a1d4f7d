import type { StateReached } from './stepsOf.ts';
import type { StateOf } from './lifecycles.ts';

/** What happens to a submission of the identity check, in its order. */
export type KycEvent = 'submitted' | 'in_review' | 'decided';

/** What is told of a submission, as far as it is known. */
export interface KycRecord {
  status?: 'unverified' | 'pending' | 'approved' | 'rejected' | undefined;
  /** ISO 8601; null while it has not happened. */
  timeline?: ReadonlyArray<{ step: KycEvent; time: string | null }> | undefined;
}

const timeOf = (time: string | null): number | null => {
  const at = time === null ? Number.NaN : Date.parse(time);
  return Number.isNaN(at) ? null : at;
};

/** The states that the newest submission has come to. A step without a time before one that has happened was passed over. */
export function kycHistoryOf({ timeline = [], status }: KycRecord): Array<StateReached<StateOf<'kyc'>>> {
  const last = timeline.findLastIndex(({ time }) => time !== null);
  return timeline.slice(0, last + 1).map(({ step, time }) => ({
    state: step !== 'decided' ? step : status === 'rejected' ? 'rejected' : 'approved',
    at: timeOf(time),
  }));
}
