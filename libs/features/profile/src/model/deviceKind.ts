import type { SignedInSession } from '@wealth/api-sdk/model';

const mobileSystem = /\b(?:iOS|iPhone|iPad|Android)\b/;

/** Whether a device is held in the hand, by the words that the server has for it ("Safari on iOS"). */
export function deviceKindOf(device: string): 'mobile' | 'desktop' {
  return mobileSystem.test(device) ? 'mobile' : 'desktop';
}

/** This browser first, the others by when they were last seen. */
export function inOrder(sessions: readonly SignedInSession[]): SignedInSession[] {
  return sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) ||
      Date.parse(other.last_seen_at) - Date.parse(one.last_seen_at),
  );
}
